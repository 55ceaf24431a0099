import type { Answers } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { askedQuestions } from "../../rules/asked.ts";
import { usDevice } from "./us-device.ts";

const asked = (answers: Answers) => askedQuestions(usDevice, answers).map(({ id }) => id);
const classified: Answers = { us_scope: "device", us_type: "classified" };

test("of what is no device nothing more is asked", () => {
  expect(asked({ us_scope: "chemical" })).toEqual(["us_scope"]);
});

test("a type in class I or II is asked for its exemption, one in class III for approval", () => {
  expect(asked({ ...classified, class_us: "II" })).toContain("exempt_type");
  expect(asked({ ...classified, class_us: "II" })).not.toContain("pma_called");
  expect(asked({ ...classified, class_us: "III" })).toContain("pma_called");
  expect(asked({ ...classified, class_us: "III" })).not.toContain("exempt_type");
});

test("the limits of an exemption are asked only where there is one, and a predicate only where it does not hold", () => {
  expect(asked({ ...classified, class_us: "I", exempt_type: "no" })).not.toContain("beyond_type");
  const within = asked({ ...classified, class_us: "I", exempt_type: "yes", beyond_type: ["none"] });
  expect([within.includes("beyond_type"), within.includes("equivalent")]).toEqual([true, false]);
});

test("a new type is asked what controls would do, and only one that they would not do for whether it is for few people", () => {
  const isNew: Answers = { us_scope: "device", us_type: "none" };
  expect(asked(isNew)).toContain("controls_suffice");
  expect(asked({ ...isNew, controls_suffice: "yes" })).not.toContain("humanitarian");
  expect(asked({ ...isNew, controls_suffice: "no" })).toContain("humanitarian");
});

test("a designation as breakthrough is asked only where there is something to submit", () => {
  expect(asked({ ...classified, class_us: "I", exempt_type: "yes", beyond_type: ["none"] })).not.toContain("breakthrough");
  expect(asked({ ...classified, class_us: "II", exempt_type: "no", equivalent: "yes" })).toContain("breakthrough");
});
