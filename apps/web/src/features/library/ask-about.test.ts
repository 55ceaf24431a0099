import { expect, test } from "vitest";
import { composerAddress, questionAbout } from "./ask-about.ts";

test("the composer opens under the authority whose source it is", () => {
  expect(composerAddress("US")).toBe("/queries");
  expect(composerAddress("EU")).toBe("/queries?authority=EU_MDR");
  expect(composerAddress("JP")).toBe("/queries?authority=MULTI_AUTHORITY");
});

test("a question about a source begins with its name", () => {
  expect(questionAbout("21 CFR 807", null)).toBe("What does 21 CFR 807 say about ");
});

test("a question half written is kept and told what it is about, once", () => {
  const draft = questionAbout("21 CFR 807", "How long do we have?");
  expect(draft).toBe("How long do we have? (21 CFR 807)");
  expect(questionAbout("21 CFR 807", draft)).toBe(draft);
});

test("a question as long as it may be stays as it was written", () => {
  expect(questionAbout("21 CFR 807", "x".repeat(3995))).toBe("x".repeat(3995));
});
