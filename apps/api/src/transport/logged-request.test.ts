import { expect, test } from "vitest";
import type { FastifyRequest } from "fastify";
import { loggedAddress, loggedRequest } from "./logged-request.ts";

test.each([
  ["/api/feeds/s3cret/alerts.atom", "/api/feeds/…/alerts.atom"],
  ["/api/feeds/s3cret/deadlines.ics?again=1", "/api/feeds/…/deadlines.ics?again=1"],
  ["/api//feeds/s3cret", "/api//feeds/…"],
  ["/api/feeds?limit=5", "/api/feeds?limit=5"],
  ["/api/alerts/1", "/api/alerts/1"],
])("a log has %s as %s", (url, logged) => {
  expect(loggedAddress(url)).toBe(logged);
});

test("a log has nothing that a request says in its headers, an access token least of all", () => {
  const request = { method: "POST", url: "/api/mcp", ip: "127.0.0.1", headers: { authorization: "Bearer cwp_s3cret" } };
  expect(JSON.stringify(loggedRequest(request as unknown as FastifyRequest))).not.toContain("s3cret");
});
