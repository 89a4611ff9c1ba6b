// The table in the browser. It knows what `scene` says and nothing else: it shows it, lets the
// reader choose among the moves listed there, and sends the chosen one back.
function made(tag, attributes = {}, ...inside) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
}

function render({ model, el }) {
  const picture = made("div", { class: "fives-table-picture" });
  const words = made("div", { class: "fives-table-words", "aria-live": "polite" });
  const ask = made("p", { class: "fives-table-ask", "aria-live": "polite" });
  const note = made("p", { class: "fives-table-note", role: "alert" });
  const hand = made("div", { class: "fives-table-hand", role: "group" });
  const places = made("div", { class: "fives-table-places", role: "group" });
  const moves = made("div", { class: "fives-table-moves", role: "group" });
  const root = made("div", { class: "fives-table", role: "group" });
  root.append(picture, words, ask, note, hand, places, moves);
  let scene;
  let chosen = null;

  function show() {
    const within = root.contains(document.activeElement);
    scene = model.get("scene");
    chosen = null;
    root.lang = scene.lang;
    root.setAttribute("aria-label", scene.label);
    picture.innerHTML = scene.svg;
    words.replaceChildren(...scene.words.map((line) => made("p", {}, line)));
    note.textContent = scene.note;
    note.hidden = !scene.note;
    hand.setAttribute("aria-label", scene.hand_label);
    hand.replaceChildren(...scene.hand.map(tileButton));
    moves.setAttribute("aria-label", scene.moves_label);
    moves.replaceChildren(...scene.moves.map(moveButton));
    moves.hidden = !scene.moves.length;
    mark();
    const first = root.querySelector("button:not([aria-disabled='true'])");
    if (within && first) first.focus();
  }

  // Show which tile is chosen and where it fits, in the picture and as buttons.
  function mark() {
    for (const button of hand.children) {
      button.setAttribute("aria-pressed", String(button.dataset.tile === chosen?.tile));
    }
    for (const held of scene.hand) {
      const drawn = tileInPicture(held.tile);
      drawn?.classList.toggle("fives-playable", held.plays.length > 0);
      drawn?.classList.toggle("fives-chosen", held === chosen);
    }
    const plays = chosen ? chosen.plays : [];
    for (const port of picture.querySelectorAll("[data-port]")) {
      const fits = plays.some((play) => play.port === port.dataset.port);
      port.classList.toggle("fives-fits", fits);
    }
    ask.textContent = chosen ? chosen.ask : scene.ask;
    places.setAttribute("aria-label", chosen ? chosen.places : "");
    places.replaceChildren(...plays.map(moveButton));
    places.hidden = !plays.length;
  }

  function tileInPicture(tile) {
    return picture.querySelector(`[data-seat="${scene.seat}"] [data-tile="${tile}"]`);
  }

  function tileButton(held) {
    const stuck = held.plays.length === 0;
    return made(
      "button",
      { type: "button", "data-tile": held.tile, "aria-disabled": String(stuck) },
      held.label,
    );
  }

  function moveButton(choice) {
    return made("button", { type: "button", "data-move": choice.move }, choice.label);
  }

  function choose(tile, byKeyboard) {
    const held = scene.hand.find((each) => each.tile === tile);
    if (!held || !held.plays.length) return;
    chosen = held === chosen ? null : held;
    mark();
    if (byKeyboard) places.querySelector("button")?.focus();
  }

  function play(move) {
    model.set("choice", { at: scene.at, move });
    model.save_changes();
  }

  root.addEventListener("click", (event) => {
    const move = event.target.closest("[data-move]");
    if (move) return play(move.dataset.move);
    const port = event.target.closest("[data-port]");
    const there = port && chosen?.plays.find((each) => each.port === port.dataset.port);
    if (there) return play(there.move);
    const button = event.target.closest("button[data-tile]");
    const drawn = event.target.closest(`[data-seat="${scene.seat}"] [data-tile]`);
    const tile = button ?? drawn;
    if (tile) choose(tile.dataset.tile, button !== null && event.detail === 0);
  });
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !chosen) return;
    const back = hand.querySelector(`[data-tile="${chosen.tile}"]`);
    choose(chosen.tile, false);
    back.focus();
  });

  model.on("change:scene", show);
  el.append(root);
  show();
  return () => model.off("change:scene", show);
}

export default { render };
