import { marketTopics } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { compareTopics } from "./compare-topics.ts";
import { fact, market } from "./markets.fixture.ts";

const lines = (shared: readonly string[], ...facts: Parameters<typeof fact>[][]) =>
  compareTopics(
    facts.map((own) => market({ facts: own.map((one) => fact(...one)) })),
    "device",
    { vigilance: shared },
  )
    .find(({ topic }) => topic === "vigilance")
    ?.lines.map(({ label, cells }) => [
      label,
      ...cells.map((cell) => (cell.basis === "official" ? cell.facts.map(({ value }) => value).join(" ") : "–")),
    ]);

test("what two markets tell stands in one line, in the order that is meant for it", () => {
  expect(
    lines(
      ["Serious", "Death"],
      [
        ["Death", "10 days"],
        ["Serious", "30 days"],
      ],
      [
        ["Serious", "15 days"],
        ["Death", "2 days"],
      ],
    ),
  ).toEqual([
    ["Serious", "30 days", "15 days"],
    ["Death", "10 days", "2 days"],
  ]);
});

test("what one tells alone stands behind it, in a line without a name", () => {
  expect(
    lines(
      [],
      [
        ["Death", "10 days"],
        ["Foreign", "on request"],
      ],
      [["Death", "2 days"]],
    ),
  ).toEqual([
    ["Death", "10 days", "2 days"],
    [null, "on request", "–"],
  ]);
});

test("a label that is meant to be shared and that nobody has makes no line", () => {
  expect(lines(["Recall"], [["Death", "10 days"]], [])).toEqual([[null, "10 days", "–"]]);
});

test("every topic has a line, so that what is missing is seen", () => {
  const topics = compareTopics([market(), market()], "device", {});
  expect(topics.map(({ topic, lines: of }) => [topic, of.length])).toEqual(marketTopics.map((topic) => [topic, 1]));
});
