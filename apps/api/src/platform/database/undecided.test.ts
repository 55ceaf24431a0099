import { expect, test } from "vitest";
import { AppError } from "../../errors.ts";
import { errorCode } from "./error-code.ts";
import { isUndecided } from "./undecided.ts";

const failed = (code: string) => new Error("Failed query", { cause: Object.assign(new Error("why"), { code }) });

test.each([
  ["a connection that was closed", failed("CONNECTION_CLOSED"), true],
  ["a server that was shut down", failed("57P01"), true],
  ["a pooler that lost its connection", failed("08P01"), true],
  ["a row the database refused", failed("23503"), false],
  ["a refusal of our own", new AppError("invalid", "file: is empty."), false],
])("after %s it is known whether a change was made, or not", (_what, error, undecided) => {
  expect(isUndecided(error)).toBe(undecided);
});

test("the code of the innermost error is told", () => {
  expect(errorCode(failed("ECONNREFUSED"))).toBe("ECONNREFUSED");
  expect(errorCode(new Error("at db.example.org"))).toBe("unknown reason");
});
