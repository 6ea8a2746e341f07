// Pieces move from where they were. The server draws positions, not movements: what left one place
// and what came to another are matched by kind, and each piece is shown on its way.

const TIME = 420;
const calm = matchMedia("(prefers-reduced-motion: reduce)");

const center = (element) => {
  const box = element.getBoundingClientRect();
  return box.width ? { x: box.x + box.width / 2, y: box.y + box.height / 2, w: box.width } : null;
};

// Every piece on the board, by kind and place.
const survey = () => {
  const kinds = new Map();
  for (const element of document.querySelectorAll("#main [data-piece]")) {
    const at = center(element);
    const kind = element.dataset.piece;
    if (!kinds.has(kind)) kinds.set(kind, []);
    kinds.get(kind).push({ element, at, place: element.closest("[data-place]")?.dataset.place });
  }
  const bag = document.querySelector("#main [data-bag]");
  const tray = document.querySelector("#main [data-tray]");
  return { kinds, bag: bag && center(bag), tray: tray && center(tray) };
};

// The pieces of `some` that are not also, in the same place, among `others`.
const moved = (some, others) => {
  const left = others.map((piece) => piece.place);
  return some.filter((piece) => {
    const i = left.indexOf(piece.place);
    if (i >= 0) left.splice(i, 1);
    return i < 0;
  });
};

const fly = (piece, from) => {
  if (!from || !piece.at) return;
  const [x, y] = [from.x - piece.at.x, from.y - piece.at.y];
  if (Math.abs(x) + Math.abs(y) < 2) return;
  const start = `translate(${x}px, ${y}px) scale(${from.w / piece.at.w})`;
  piece.element.animate(
    [{ transform: start, zIndex: 9 }, { transform: "none", zIndex: 9 }],
    { duration: TIME, easing: "cubic-bezier(.3,.7,.2,1)" },
  );
};

export function animate() {
  let before = null;
  document.addEventListener("htmx:before:swap", () => {
    before = calm.matches ? null : survey();
  });
  document.addEventListener("htmx:after:swap", () => {
    if (!before) return;
    const now = survey();
    for (const [kind, pieces] of now.kinds) {
      const were = before.kinds.get(kind) ?? [];
      const gone = moved(were, pieces);
      for (const piece of moved(pieces, were)) fly(piece, (gone.shift() ?? { at: before.bag }).at);
    }
    before = null;
  });
}
