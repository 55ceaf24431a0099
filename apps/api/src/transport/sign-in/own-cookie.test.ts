import { expect, test } from "vitest";
import { ownCookie } from "./own-cookie.ts";

test("over TLS a cookie is bound to this very host, which browsers allow for its whole path alone", () => {
  expect(ownCookie("session", true)).toEqual({ name: "__Host-session", path: "/" });
});

test("over plain HTTP it keeps a plain name and goes to the API alone", () => {
  expect(ownCookie("session", false)).toEqual({ name: "session", path: "/api" });
});
