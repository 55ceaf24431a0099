// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { show } from "../../shared/ui/testing.tsx";
import { Status, isUnread } from "./status.tsx";

test.each([
  ["pending", "Pending"],
  ["processing", "Processing"],
  ["completed", "Completed"],
  ["failed", "Failed"],
])("the status %s is said in words", (status, words) => {
  show(<Status status={status} />);
  expect(screen.getByText(words).parentElement?.dataset["status"]).toBe(status);
});

test("a status that is not known is treated like pending", () => {
  show(<Status status="archived" />);
  expect(screen.getByText("Pending").parentElement?.dataset["status"]).toBe("pending");
  expect(isUnread({ upload_status: "archived" as "pending" })).toBe(true);
});
