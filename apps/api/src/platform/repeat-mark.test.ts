import { expect, test } from "vitest";
import { changeOf, markedRequest } from "./repeat-mark.ts";

test("each try of a change is told by the same mark, another change by another", () => {
  const first = markedRequest("request-1", ["ana", "POST", "/api/queries", "key"]);
  const again = markedRequest("request-2", ["ana", "POST", "/api/queries", "key"]);
  const other = markedRequest("request-3", ["ben", "POST", "/api/queries", "key"]);
  expect(changeOf(first)).toBe(changeOf(again));
  expect(changeOf(first)).not.toBe(changeOf(other));
  expect(changeOf("request-4")).toBeNull();
});
