import { expect, test } from "vitest";
import { accessTokenDays } from "../domain/limits.ts";
import { AccessToken, NewAccessToken } from "./access-tokens.ts";

test("a token only reads, and for the usual time, unless more is asked for", () => {
  expect(NewAccessToken.parse({ name: "Quality system" })).toEqual({
    name: "Quality system",
    scopes: ["read"],
    days: accessTokenDays.usual,
  });
});

test.each([
  { scopes: [] },
  { scopes: ["read", "read"] },
  { scopes: ["sign"] },
  { days: 0 },
  { days: accessTokenDays.most + 1 },
  { days: 1.5 },
  { name: " " },
])("a token of %j is refused", (given) => expect(NewAccessToken.safeParse({ name: "Quality system", ...given }).success).toBe(false));

test("what is told of a token later does not hold what opens anything", () => {
  const told = AccessToken.parse({
    id: "6f9619ff-8b86-4011-b42d-00cf4fc964ff",
    name: "Quality system",
    scopes: ["read"],
    created_at: "2026-11-22T10:00:00Z",
    expires_at: "2026-12-22T10:00:00Z",
    last_used_at: null,
    token: "secret",
  });
  expect(told).not.toHaveProperty("token");
});
