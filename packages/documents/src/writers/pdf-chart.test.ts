import { expect, test } from "vitest";
import { partsOf, writeChartPdf, type DrawnChart } from "./pdf-chart.ts";
import { oneSpace, pagesOf } from "./reading.fixture.ts";

const boxHeight = 90;
const step = 150;

/** Boxes below each other, each with an arrow to the next. */
const chartOf = (count: number, width = 300): DrawnChart => ({
  width,
  height: count * step,
  boxes: Array.from({ length: count }, (_, at) => ({
    lines: [`Question ${at + 1}: is it so?`],
    small: [`Annex VIII ${at + 1}`],
    left: 20,
    top: at * step + 10,
    width: 250,
    height: boxHeight,
    isRound: at === count - 1,
    isStrong: at % 2 === 0,
  })),
  arrows: Array.from({ length: count - 1 }, (_, at) => ({
    points: [
      { x: 145, y: at * step + 10 + boxHeight },
      { x: 145, y: (at + 1) * step + 10 },
    ],
    head: [
      { x: 138, y: (at + 1) * step + 3 },
      { x: 152, y: (at + 1) * step + 3 },
      { x: 145, y: (at + 1) * step + 10 },
    ],
    label: { x: 145, y: at * step + 130, lines: [`Answer ${at + 1}`] },
    isStrong: true,
  })),
});

const written = (chart: DrawnChart) =>
  writeChartPdf({
    title: "Class",
    subject: "Chart",
    author: "Clausewise",
    date: "2026-11-23",
    language: "en",
    facts: ["Result: Class III"],
    footer: "Clausewise",
    chart,
  });

test("every box and answer stands on one page, as words, under the title", async () => {
  const pages = await pagesOf(await written(chartOf(40)));
  expect(pages.length).toBeGreaterThan(1);
  const text = oneSpace(pages.join(" "));
  for (let at = 1; at <= 40; at += 1) expect(text.split(`Question ${at}: is it so?`)).toHaveLength(2);
  for (let at = 1; at < 40; at += 1) expect(text).toContain(`Answer ${at}`);
  expect(pages[0]).toContain("Result: Class III");
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
});

test("no page ends within a box", () => {
  const chart = chartOf(40);
  const parts = partsOf(chart, () => 700);
  expect(parts.at(-1)?.to).toBe(chart.height);
  for (const { to } of parts) expect(chart.boxes.filter(({ top, height }) => top < to && to < top + height)).toEqual([]);
});

test("pages are as wide as the chart", async () => {
  const raw = (await written(chartOf(2, 3000))).toString("latin1");
  expect(raw).toContain("/MediaBox [0 0 3080 ");
});
