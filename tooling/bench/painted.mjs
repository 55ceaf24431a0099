import { percentile, timesLine } from "./figures.mjs";

/** How long a hand rests on what it is about to click, in ms. */
export const handRests = 150;

/** What the columns of `paintedLines` count. */
export const paintedAbout = `Counted from the event of the click (or from the beginning of the navigation) until the second frame after the document holds what was asked
for: that frame begins once the one before is painted. "network and server" is the time in which requests for it were on their way, files of
programs among them; "rendering" is all the rest: scripts, style, layout and paint. The pointer rests ${handRests} ms on what it then clicks.`;

/**
 * Runs in the page: the times of what is painted, once `shown` tells otherwise than before `event`. `shown` gives a text of
 * what is there, null while it is not; `wanted` fits the addresses of the requests it waits for.
 */
function watch(event, shown, wanted) {
  performance.setResourceTimingBufferSize(20_000);
  const covered = (spans) => {
    let [sum, until] = [0, 0];
    for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
      sum += Math.max(0, to - Math.max(from, until));
      until = Math.max(until, to);
    }
    return sum;
  };
  const onTheirWay = (began, ended) =>
    performance
      .getEntries()
      .filter((one) => (one.entryType === "resource" && wanted.test(one.name)) || (one.entryType === "navigation" && event === null))
      .map((one) => [one.startTime, one.responseEnd])
      .filter(([from, to]) => from >= began && to > 0 && to <= ended);
  window.painted = new Promise((done) => {
    let began = event === null ? 0 : null;
    const before = event === null ? null : shown();
    const observer = new MutationObserver(() => {
      if (began === null) return;
      const now = shown();
      if (now === null || now === before) return;
      observer.disconnect();
      const committed = performance.now();
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const spans = onTheirWay(began, committed);
          const [whole, network] = [performance.now() - began, covered(spans)];
          done({ whole, network, rendering: whole - network, paint: performance.now() - committed, requests: spans.length });
        }),
      );
    });
    observer.observe(document, { childList: true, subtree: true, characterData: true, attributes: true });
    if (event !== null) addEventListener(event, ({ timeStamp }) => (window.clicked = began ??= timeStamp), { capture: true, once: true });
  });
}

const watching = (event, shown, wanted) => `(${watch.toString()})(${JSON.stringify(event)}, ${shown}, ${wanted})`;

/** The times of what `act` brings on the screen. */
export async function timePainted(page, { event = "click", shown, wanted }, act) {
  await page.evaluate(watching(event, shown, wanted));
  await act();
  return page.evaluate(() => window.painted);
}

/** The same of a page that is opened by its address. */
export async function timeOpened(context, address, { shown, wanted }) {
  const page = await context.newPage();
  await page.addInitScript(watching(null, shown, wanted));
  await page.goto(address);
  const times = await page.evaluate(() => window.painted);
  await page.close();
  return times;
}

/** Clicks as a hand does: it arrives, rests, and clicks. */
export async function clickByHand(page, what) {
  await what.hover();
  await page.waitForTimeout(handRests);
  await what.click();
}

/** Lines of what was measured: the whole, and of it what is the network's and what the screen's. */
export function paintedLines(name, all) {
  const of = (part) => all.map((times) => times[part]);
  const requests = percentile(of("requests"), 0.5);
  return [
    timesLine(name, of("whole"), requests === 0 ? "no request" : `${requests} requests`),
    timesLine("  network and server", of("network")),
    timesLine("  rendering", of("rendering")),
    timesLine("    of that from the document to the paint", of("paint")),
  ].join("\n");
}
