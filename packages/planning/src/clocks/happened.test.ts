import { ClockRun } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { clockNamed } from "./clocks.fixture.ts";
import { happenedIn, problemsWith } from "./happened.ts";

const run = (id: string, more: object = {}) => ClockRun.parse({ id, start: "2026-03-02", ...more });
const problems = (id: string, more: object) => problemsWith(clockNamed(id), run(id, more));

test("what happened is read in the order of its days", () => {
  const { holds, events, extensions } = run("pma", {
    holds: "2026-06-01/..,2026-04-01/2026-05-01",
    events: "approvable_answer@2026-08-01,filing_refused@2026-04-02",
    extensions: "major_amendment@2026-05-04/90",
  });
  expect(happenedIn({ holds, events, extensions })).toEqual({
    holds: [
      { from: "2026-04-01", until: "2026-05-01" },
      { from: "2026-06-01", until: null },
    ],
    events: [
      { id: "filing_refused", day: "2026-04-02" },
      { id: "approvable_answer", day: "2026-08-01" },
    ],
    extensions: [{ id: "major_amendment", day: "2026-05-04", days: 90 }],
  });
});

test("a run in which nothing is wrong has no problems", () => {
  expect(problems("510k", { holds: "2026-04-01/2026-05-01,2026-05-01/.." })).toEqual([]);
});

test.each([
  ["510k", { choice: "with_panel" }, "knows no choice with_panel: there is none"],
  ["510k", { events: "approved@2026-04-01" }, "knows no event approved: refused"],
  ["hde", { extensions: "major_amendment@2026-04-01/76" }, "75 days at the most"],
  ["hde", { holds: "2026-04-01/.." }, "Nothing stops the clock of HDE."],
  ["510k", { holds: "2026-03-01/.." }, "cannot begin before the start"],
  ["510k", { holds: "2026-04-02/2026-04-01" }, "cannot end before it begins"],
  ["510k", { holds: "2026-04-01/..,2026-05-01/.." }, "Holds cannot overlap."],
  ["510k", { holds: "2026-04-01/2026-05-02,2026-05-01/.." }, "Holds cannot overlap."],
  ["510k", { events: "refused@2026-03-01" }, "refused lies before the start"],
])("of %s with %o it is told what cannot be", (id, more, told) => {
  expect(problems(id, more).join(" ")).toContain(told);
});
