import { randomAnswers, seeded } from "../../packages/planning/src/rules/answering.fixture.ts";
import { ruleSetNamed } from "../../packages/planning/src/classification/rule-sets.ts";
import { clickByHand, handRests, timeOpened, timePainted } from "./painted.mjs";

const kept = 8;

/** A product held against every pack, and assessments of it whose answers are others each time. */
async function assessedProduct(call) {
  const areas = ["device", "ivd", "drug", "biologic", "combination"];
  const given = { name: "Everything", currentStage: "concept", category: "device", areas, targetMarkets: ["US", "EU", "CA", "GB"] };
  const { id } = await call("POST", "/api/products", given);
  const { packs } = await call("GET", `/api/gap-analyses/${id}`);
  await call("PUT", `/api/gap-analyses/${id}/packs`, { version: 0, packs: packs.map(({ pack }) => pack) });
  const set = ruleSetNamed("eu-mdr");
  const random = seeded(7);
  const names = Array.from({ length: kept }, (_, nth) => `Assessment ${nth + 1}`);
  for (const name of names) {
    const assessment = { product_id: id, rule_set: set.id, name, answers: randomAnswers(set, random) };
    await call("POST", "/api/pathway-assessments", assessment);
  }
  return { id, names };
}

/** Letters enough for charts: those that are built in are a selection, of which no trend is told. */
async function withTrends(page) {
  const counts = (values) => values.map((value, at) => ({ value, count: 40 + ((at * 37) % 90) }));
  const years = counts(Array.from({ length: 8 }, (_, at) => String(2019 + at)));
  const offices = counts(Array.from({ length: 24 }, (_, at) => `Office ${at + 1}`));
  const families = counts(["device_quality_system", "drug_cgmp", "drug_unapproved", "device_reporting"]);
  const trends = {
    period: { from: "2019-01-01", to: "2026-06-30" },
    because: "Letters made for this measurement.",
    total: 600,
    by_year: years,
    by_office: offices,
    by_family: families,
  };
  await page.route(/rpc\/warningLetters\.trends/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: [{ result: { data: trends } }] });
  });
}

const textOf = (selector) => `() => document.querySelector(${JSON.stringify(selector)})?.textContent || null`;
const shown = {
  comparison: `() => [...document.querySelectorAll("caption")].find((one) => /nswers/.test(one.textContent))?.closest("table").textContent ?? null`,
  drawing: textOf('svg[aria-label="Decision"]'),
  matrix: textOf("table[aria-rowcount] tbody"),
  timeline: `() => document.querySelector('[role="img"][aria-label^="The days of the list"]') && document.querySelector('[aria-label="Days of this submission"]').textContent`,
  trends: textOf('ul[aria-label="Trends"]'),
  letters: textOf('section[aria-label="Trends"] table'),
};

/** Requests that a screen waits for: its own calls, and files of programs and styles. */
const waitsFor = (...names) => new RegExp(`/assets/|${names.map((name) => `${name}\\.`).join("|")}`);

/** A rest for what a page does once it is idle. */
async function opened(page, address) {
  await page.goto(address, { waitUntil: "networkidle" });
  await page.waitForTimeout(500);
}

/** What is painted: its name for `--only`, its title, and how a round of it is timed. */
export async function paintScreens({ call, context, page }) {
  const { id, names } = await assessedProduct(call);
  await withTrends(page);
  const compass = (tab) => `/regulatory-compass?tab=${tab}&product=${id}`;
  const matrix = (view) => `/gap-matrix?product=${id}&view=${view}`;
  const drawing = { shown: shown.drawing, wanted: waitsFor("pathways", "gaps") };
  const rows = { shown: shown.matrix, wanted: waitsFor("gaps") };
  const days = { shown: shown.timeline, wanted: waitsFor("clocks") };
  const follow = async (what, from, name) => {
    await opened(page, from);
    return timePainted(page, what, () => clickByHand(page, page.getByRole("link", { name, exact: typeof name === "string" })));
  };
  return [
    [
      "comparison",
      "pathways compared, the second ticked",
      (round) => comparedPathways(page, `${compass("pathway")}&rules=eu-mdr`, names, round),
    ],
    ["flowchart", "flowchart, the tab Gap Analysis clicked", () => follow(drawing, compass("intake"), "Gap Analysis")],
    ["other", "flowchart, another assessment chosen", (round) => otherDrawing(page, { at: matrix("chart"), drawing, round })],
    ["view", "flowchart at /gap-matrix, its tab clicked", () => follow(drawing, matrix("matrix"), "Flowchart")],
    ["matrix", "matrix by market, its tab clicked", () => follow(rows, matrix("chart"), "Matrix")],
    ["clock", "timeline, another clock chosen", (round) => otherClock(page, { at: compass("pathway"), days, round })],
    ["timeline", "timeline, the tab Pathway Wizard clicked", () => follow(days, compass("intake"), "Pathway Wizard")],
    [
      "hub",
      "trends of the hub, its card clicked",
      () => follow({ shown: shown.trends, wanted: waitsFor("intelligence") }, "/clinres", /^Regulatory Intelligence Hub/),
    ],
    ["letters", "trends of warning letters, their button clicked", () => letterTrends(page)],
    ["own-chart", "flowchart in a window of its own, from navigation", () => timeOpened(context, matrix("chart"), drawing)],
    ["own-matrix", "matrix in a window of its own, from navigation", () => timeOpened(context, matrix("matrix"), rows)],
  ];
}

/** Another pair each round; what was compared before is not looked at again. */
async function comparedPathways(page, address, names, round) {
  const pairs = names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other]));
  const [one, other] = pairs[round % pairs.length];
  if (round === 0) await opened(page, address);
  const box = (name) => page.getByRole("checkbox", { name: `Compare ${name}`, exact: true });
  await box(one).check();
  const times = await timePainted(page, { shown: shown.comparison, wanted: waitsFor("pathways") }, () => clickByHand(page, box(other)));
  for (const name of [one, other]) await box(name).uncheck();
  return times;
}

async function otherDrawing(page, { at, drawing, round }) {
  if (round % 7 === 0) await opened(page, at);
  const choice = page.getByRole("combobox", { name: "Assessment" });
  await choice.hover();
  await page.waitForTimeout(handRests);
  return timePainted(page, { event: "change", ...drawing }, () => choice.selectOption({ index: 1 + (round % 7) }));
}

async function otherClock(page, { at, days, round }) {
  if (round % 6 === 0) await opened(page, `${at}&start=2026-0${1 + Math.floor(round / 6)}-0${1 + (round % 9)}`);
  const choice = page.getByRole("combobox", { name: "Submission" });
  await choice.hover();
  await page.waitForTimeout(handRests);
  return timePainted(page, { event: "change", ...days }, () => choice.selectOption({ index: 1 + (round % 6) }));
}

async function letterTrends(page) {
  await opened(page, "/regulatory-compass?tab=letters");
  const button = page.getByRole("button", { name: /^Show trends/ });
  return timePainted(page, { shown: shown.letters, wanted: waitsFor("warningLetters") }, () => clickByHand(page, button));
}
