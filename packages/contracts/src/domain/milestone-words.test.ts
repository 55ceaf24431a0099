import { expect, test } from "vitest";
import {
  isSettled,
  milestoneStatuses,
  milestoneStatusLabels,
  milestoneTypes,
  milestoneTypeLabels,
  recipientsIn,
  sharedMessage,
} from "./milestone-words.ts";

test("people are named between commas, each once, whatever stands around them", () => {
  expect(recipientsIn(" ana@example.org,, ben@example.org ,\nana@example.org,")).toEqual(["ana@example.org", "ben@example.org"]);
  expect([recipientsIn(""), recipientsIn(" , ,")]).toEqual([[], []]);
});

test("what is over stays where it is when what it depends on moves", () => {
  expect(milestoneStatuses.filter(isSettled)).toEqual(["completed", "cancelled"]);
});

test("every type and status has words of its own", () => {
  expect(Object.keys(milestoneTypeLabels)).toEqual([...milestoneTypes]);
  expect(new Set(Object.values(milestoneStatusLabels)).size).toBe(milestoneStatuses.length);
});

test("whoever shares a milestone is told with whom", () => {
  expect(sharedMessage("Filing", ["ana@example.org", "ben@example.org"])).toBe(
    'Milestone "Filing" has been shared with: ana@example.org, ben@example.org',
  );
});
