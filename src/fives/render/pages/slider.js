// Steps through the pictures of a match. It may stand on a page many times: each run takes
// the sliders that no run has taken yet, so nothing here needs an id.
(() => {
  const scope = document.currentScript ? document.currentScript.getRootNode() : document;
  for (const root of scope.querySelectorAll(".fives-slider:not([data-ready])")) {
    root.setAttribute("data-ready", "");
    start(root);
  }

  function start(root) {
    const find = (name) => root.querySelector(`.fives-${name}`);
    const { parts, pictures, steps } = JSON.parse(find("steps").textContent);
    const range = find("range");
    const last = steps.length - 1;
    let now = 0;

    function show(step) {
      const wanted = Math.min(Math.max(step, 0), last);
      if (wanted === now) return;
      now = wanted;
      find("picture").innerHTML = pictures[now].map((part) => parts[part]).join("");
      find("words").replaceChildren(...steps[now].words.map(paragraph));
      find("where").textContent = steps[now].label;
      range.value = String(now + 1);
      range.setAttribute("aria-valuetext", steps[now].label);
      mark();
      root.dispatchEvent(new CustomEvent("fives-step", { bubbles: true, detail: now }));
    }

    function paragraph(text) {
      const made = document.createElement("p");
      made.textContent = text;
      return made;
    }

    function mark() {
      for (const button of root.querySelectorAll("button[data-go]")) {
        const back = ["first", "previous"].includes(button.dataset.go);
        button.setAttribute("aria-disabled", String(now === (back ? 0 : last)));
      }
    }

    const goals = {
      first: () => 0,
      previous: () => now - 1,
      next: () => now + 1,
      last: () => last,
    };
    const keys = {
      ArrowLeft: goals.previous,
      ArrowRight: goals.next,
      Home: goals.first,
      End: goals.last,
    };

    range.addEventListener("input", () => show(Number(range.value) - 1));
    root.addEventListener("click", (event) => {
      const button = event.target.closest("button[data-go]");
      if (button) show(goals[button.dataset.go]());
    });
    root.addEventListener("fives-go", (event) => show(event.detail));
    // On a page of its own the keys work wherever the reader is, else inside the slider.
    const listening = root.hasAttribute("data-alone") ? document : root;
    listening.addEventListener("keydown", (event) => {
      const typing = event.target instanceof Element && event.target.matches("input, textarea");
      const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (typing || held || !(event.key in keys)) return;
      event.preventDefault();
      event.stopPropagation();
      show(keys[event.key]());
    });
    range.setAttribute("aria-valuetext", steps[0].label);
    mark();
    find("controls").hidden = false;
  }
})();
