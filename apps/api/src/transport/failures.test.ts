import { expect, test } from "vitest";
import { AppError } from "../errors.ts";
import { loggable, tell } from "./failures.ts";

const withCode = (code: string) => Object.assign(new Error("inner detail"), { code });

test("what a service says is told as it stands", () => {
  expect(tell(new AppError("conflict", "Somebody was faster."))).toMatchObject({ code: "conflict", message: "Somebody was faster." });
});

test("an error nobody foresaw tells nothing of itself", () => {
  expect(tell(new Error("password=secret at /srv/app.ts:1"))).toEqual({
    code: "internal",
    message: "Something went wrong. Please try again.",
    retryAfter: null,
  });
});

test.each(["ECONNREFUSED", "CONNECTION_CLOSED", "57P01", "08P01", "25006"])("a database that is away (%s) is worth another try", (code) => {
  const told = tell(new Error("Failed query: select 1", { cause: withCode(code) }));
  expect(told.code).toBe("unavailable");
  expect(told.retryAfter).toBeGreaterThan(0);
  expect(told.message).not.toContain("select");
});

test("a caller who hangs up while sending is no trouble with the database", () => {
  expect(tell(Object.assign(withCode("ECONNRESET"), { statusCode: 400 })).code).toBe("invalid");
});

test.each(["ENOSPC", "53100"])("a full disk (%s) is named", (code) => {
  expect(tell(new Error("outer", { cause: withCode(code) })).code).toBe("storage_full");
});

test("a failed query is logged without the values that were in it", () => {
  const cause = withCode("23505");
  expect(loggable(Object.assign(new Error("Failed query: … params: a secret", { cause }), { params: ["a secret"] }))).toBe(cause);
});
