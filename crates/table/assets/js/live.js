// The stream of a table: every event is the whole table, morphed into the page.

const SILENCE = 15000; // three heartbeats of the server
const WAITS = [250, 500, 1000, 2000, 4000];

let source = null;
let address = null;
let heard = 0;
let tries = 0;
let retry = 0;

const banner = (lost) => {
  document.getElementById("offline").hidden = !lost;
  document.documentElement.dataset.live = lost ? "lost" : "yes";
};

const close = () => {
  clearTimeout(retry);
  source?.close();
  source = null;
};

// Browsers do not always try again by themselves, and never notice a silent line.
const lost = () => {
  close();
  if (document.hidden || !address) return;
  banner(true);
  retry = setTimeout(open, WAITS[Math.min(tries++, WAITS.length - 1)]);
};

const alive = () => {
  heard = Date.now();
  tries = 0;
  banner(false);
};

function open() {
  close();
  if (!address || document.hidden) return;
  heard = Date.now();
  source = new EventSource(address);
  source.addEventListener("open", alive);
  source.addEventListener("beat", alive);
  source.addEventListener("table", (event) => {
    alive();
    const main = document.getElementById("main");
    if (main) htmx.swap({ text: event.data, target: main, sourceElement: main, swap: "outerMorph" });
  });
  source.addEventListener("error", lost);
}

const look = () => {
  const wanted = document.getElementById("main")?.dataset.stream ?? null;
  if (wanted === address) return;
  address = wanted;
  if (address) open();
  else close();
};

// The answer to a form and the stream race each other: what is older than what is shown, a table
// that waits for a bot which has long moved, must not come last.
const isOlder = (text) => {
  const { table, version } = document.getElementById("main")?.dataset ?? {};
  const sent = text?.match(/data-table="(\w+)" data-version="(\d+)"/);
  return sent && sent[1] === table && Number(sent[2]) < Number(version);
};

export function live() {
  look();
  document.addEventListener("htmx:before:swap", (event) => {
    if (isOlder(event.detail.ctx.text)) event.preventDefault();
  });
  document.addEventListener("htmx:after:swap", look);
  // A browser allows few connections to one host: hidden pages let go of theirs.
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : open()));
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && open());
  addEventListener("online", open);
  setInterval(() => {
    if (source && Date.now() - heard > SILENCE) lost();
  }, 1000);
}
