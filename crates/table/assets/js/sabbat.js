// Everything that pages do by themselves. Pages work without it, by reloading.
import { live } from "./live.js";
import { animate } from "./animate.js";
import { keys } from "./keys.js";
import { clock } from "./clock.js";

animate();
live();
keys();
clock();

// Links to friends are whole addresses.
const whole = () => {
  for (const field of document.querySelectorAll("[data-link]")) {
    if (field.value.startsWith("/")) field.value = location.origin + field.value;
  }
};
whole();
document.addEventListener("htmx:after:swap", whole);
document.addEventListener("focusin", (event) => {
  if (event.target.matches?.("[data-link]")) event.target.select();
});
