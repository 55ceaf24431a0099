import { expect, test } from "vitest";
import { judgeGuidance } from "./judge-guidance.ts";
import { libraryOf } from "./library.fixture.ts";
import type { GuidanceReference } from "./reference.ts";

const reference = (more: Partial<GuidanceReference>): GuidanceReference => ({
  kind: "guidance",
  start: 0,
  end: 4,
  text: "Pumps",
  guidance_id: "pumps",
  docket: null,
  year: null,
  day: null,
  ...more,
});
const judge = (more: Partial<GuidanceReference>) => judgeGuidance(reference(more), libraryOf(null));

test.each([
  ["pumps", "in_force"],
  ["draft", "draft"],
  ["old", "superseded"],
  ["unknown", "not_in_library"],
] as const)("the guidance %s is %s", (guidance_id, verdict) => {
  expect(judge({ guidance_id }).verdict).toBe(verdict);
});

test("what was replaced is told with what took its place", () => {
  expect(judge({ guidance_id: "old" })).toMatchObject({
    successors: ["Infusion Pumps Total Product Life Cycle"],
    message: expect.stringContaining("(2014-12-02)"),
  });
});

test("the docket of another guidance is told with whose it is, and its own is right", () => {
  expect(judge({ docket: "FDA-2010-D-0194" }).verdict).toBe("in_force");
  expect(judge({ docket: "FDA-2025-D-0001" })).toMatchObject({
    verdict: "wrong_title",
    message: expect.stringContaining("Clinical Decision Support"),
  });
});

test("an unknown docket beside guidance whose own is not held proves nothing", () => {
  expect(judge({ guidance_id: "reviews", docket: "FDA-1999-D-0001" }).verdict).toBe("in_force");
});

test("an earlier year than that of the one held means one that was issued anew", () => {
  expect(judge({ year: 2010 })).toMatchObject({ verdict: "superseded", successors: ["Infusion Pumps Total Product Life Cycle (2014)"] });
  expect(judge({ day: "2014-12" }).verdict).toBe("in_force");
  expect(judge({ day: "2014-11" }).verdict).toBe("superseded");
  expect(judge({ year: 2020 }).verdict).toBe("in_force");
});
