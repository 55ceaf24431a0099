import { expect, test } from "vitest";
import { isSigningState, signatureCaution, signingState } from "./signing.ts";

test("a signature that holds needs no word of caution", () => {
  expect(signatureCaution({ state: "holds", changed: [] })).toBeNull();
});

test("one under something that changed says what did", () => {
  expect(signatureCaution({ state: "changed", changed: ["evidence_of_the_same", "status"] })).toBe(
    "What was signed is another by now: evidence of the same and status. The signature says nothing of it as it stands.",
  );
});

test("one that the audit trail does not know is not to be relied on", () => {
  expect(signatureCaution({ state: "broken", changed: [] })).toMatch("Do not rely on it");
});

test("whoever comes back to sign is told from whoever signs in", () => {
  expect([signingState("local", "abc"), "local.abc", "sign-.abc", ""].map(isSigningState)).toEqual([true, false, false, false]);
});
