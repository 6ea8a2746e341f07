// Clocks count down.

const shown = (left) => {
  const seconds = Math.max(0, Math.floor(left / 1000));
  const [d, h] = [Math.floor(seconds / 86400), Math.floor(seconds / 3600) % 24];
  const [m, s] = [Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (n) => String(n).padStart(2, "0");
  return d > 0 ? `${d}d ${h}h` : h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

const tick = () => {
  for (const clock of document.querySelectorAll("[data-due]")) {
    const text = shown(Number(clock.dataset.due) - Date.now());
    const span = clock.querySelector("span");
    if (span && span.textContent !== text) span.textContent = text;
  }
};

export function clock() {
  tick();
  setInterval(tick, 500);
  document.addEventListener("htmx:after:swap", tick);
}
