import {
  authorityLabels as contractLabels,
  defaultAuthority as contractDefault,
  questionLimit as contractLimit,
} from "@clausewise/contracts";
import { expect, test } from "vitest";
import { authorities, authorityLabels, defaultAuthority, questionLimit, toAuthority } from "./authorities.ts";

test("the authority buttons carry the contract's labels in its order", () => {
  expect(authorityLabels).toEqual(contractLabels);
  expect(authorities).toEqual(Object.keys(contractLabels));
});

test("the default authority and the longest question are the contract's", () => {
  expect(defaultAuthority).toBe(contractDefault);
  expect(questionLimit).toBe(contractLimit);
});

test("an unknown authority in an address falls back to FDA", () => {
  expect(toAuthority("EU_MDR")).toBe("EU_MDR");
  expect(toAuthority("MARS")).toBe("FDA");
  expect(toAuthority(null)).toBe("FDA");
});
