// The keyboard: focus does not get lost, and the list of choices has numbers.

export function keys() {
  let chosen = false;
  document.addEventListener("submit", (event) => {
    chosen = event.target.matches("#choose, #undo");
  });
  // What was chosen is gone, or has become another choice: the focus must not stay on it.
  document.addEventListener("htmx:after:swap", () => {
    const typing = document.activeElement?.matches("input[type=text], textarea");
    if (chosen && !typing) document.getElementById("status")?.focus({ preventScroll: true });
    chosen = false;
  });
  // What was said is gone from the line.
  document.addEventListener("htmx:after:request", (event) => {
    if (event.target.id === "say") document.getElementById("chat-line").value = "";
  });
  document.addEventListener("keydown", (event) => {
    const typing = event.target.matches?.("input:not([type=checkbox]), textarea, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "u") document.querySelector("#undo button:not([aria-disabled])")?.click();
    const number = "123456789".indexOf(event.key);
    if (number >= 0) document.querySelectorAll(".choices li button")[number]?.focus();
  });
  // Hovering over a card, or a long press on it, shows its text.
  let wait = 0;
  const show = (after) => (event) => {
    const card = event.target.closest?.("[data-card]");
    if (card) wait = setTimeout(() => document.getElementById(card.dataset.card)?.showPopover(), after);
  };
  const hide = (event) => {
    clearTimeout(wait);
    const card = event.target.closest?.("[data-card]");
    if (card && !card.contains(event.relatedTarget)) {
      document.getElementById(card.dataset.card)?.hidePopover();
    }
  };
  document.addEventListener("mouseover", show(350));
  document.addEventListener("mouseout", hide);
  document.addEventListener("click", () => clearTimeout(wait));
  document.addEventListener("touchstart", show(450), { passive: true });
  for (const end of ["touchend", "touchmove", "touchcancel"]) {
    document.addEventListener(end, () => clearTimeout(wait), { passive: true });
  }
}
