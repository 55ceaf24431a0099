import { expect, test } from "vitest";
import { asksOfAuthority, authorityActs } from "./authority-acts.ts";

test.each([
  "How soon does FDA tell us whether the PMA is filed?",
  "What is the agency's review clock for a De Novo?",
  "When are we told that the submission is accepted?",
])("%s asks what an authority does", (question) => {
  expect(asksOfAuthority(question)).toBe(true);
});

test.each(["How soon must we tell FDA of a death?", "How long do we keep the records?"])("%s asks what is our own duty", (question) => {
  expect(asksOfAuthority(question)).toBe(false);
});

test("a sentence tells what an authority does, or what is sent to it", () => {
  expect(authorityActs.test("Within 45 days FDA notifies the applicant.")).toBe(true);
  expect(authorityActs.test("The applicant notifies FDA within 45 days.")).toBe(false);
});
