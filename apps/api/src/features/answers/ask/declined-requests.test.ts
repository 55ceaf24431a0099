import { createReasonToDecline } from "@clausewise/retrieval";
import { builtInDeclinedRequests } from "@clausewise/static-data";
import { expect, test } from "vitest";

const list = builtInDeclinedRequests();
const declines = createReasonToDecline(list);

test.each(list.flatMap(({ declined, reason }) => declined.map((question) => ({ question, reason }))))(
  "$question is declined politely",
  ({ question, reason }) => {
    expect(declines(question)).toBe(reason);
  },
);

test.each(list.flatMap(({ answered }) => answered))("%s is answered", (question) => {
  expect(declines(question)).toBeNull();
});
