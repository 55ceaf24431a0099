import { expect, test } from "vitest";
import { createReasonToDecline } from "./declined-requests.ts";
import { understand } from "./understand.ts";

const reason = "We know no prices.";
const declines = createReasonToDecline([{ pattern: "\\bwhat's the (?:fee|price)\\b", reason }]);

test("a request that a pattern fits is declined with the reason, however its apostrophes, spaces and capitals are typed", () => {
  expect(understand("And WHAT\u2019S  the\nfee for us?", { declines }).declined).toBe(reason);
});

test("another request is answered, and every one where nothing is declined", () => {
  expect(understand("Who must report a death?", { declines }).declined).toBeNull();
  expect(understand("What's the fee?").declined).toBeNull();
});
