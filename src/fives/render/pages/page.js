// Keeps the account of a match and the slider above it together.
(() => {
  const slider = document.querySelector(".fives-slider");
  const items = [...document.querySelectorAll("li[data-step]")];

  slider.addEventListener("fives-step", (event) => {
    for (const item of items) item.removeAttribute("aria-current");
    items[event.detail].setAttribute("aria-current", "step");
  });

  function go(step) {
    slider.dispatchEvent(new CustomEvent("fives-go", { detail: Number(step) }));
  }

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-step]");
    if (!link) return;
    go(link.dataset.step);
    if (link.closest("nav")) return; // leads to the words of a round, and shows its picture
    event.preventDefault();
    slider.scrollIntoView({ block: "start" });
  });
  if (items.length) items[0].setAttribute("aria-current", "step");
})();
