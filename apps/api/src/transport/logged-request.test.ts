import { expect, test } from "vitest";
import { loggedAddress } from "./logged-request.ts";

test.each([
  ["/api/feeds/s3cret/alerts.atom", "/api/feeds/…/alerts.atom"],
  ["/api/feeds/s3cret/deadlines.ics?again=1", "/api/feeds/…/deadlines.ics?again=1"],
  ["/api//feeds/s3cret", "/api//feeds/…"],
  ["/api/feeds?limit=5", "/api/feeds?limit=5"],
  ["/api/alerts/1", "/api/alerts/1"],
])("a log has %s as %s", (url, logged) => {
  expect(loggedAddress(url)).toBe(logged);
});
