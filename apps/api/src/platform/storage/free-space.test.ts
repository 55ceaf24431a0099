import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { assertRoom } from "./free-space.ts";

test("more than the disk has free is refused before anything is written, and little is not", () => {
  expect(() => assertRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).toThrow(
    "The disk is almost full, so nothing more is stored. Free some space",
  );
  expect(() => assertRoom(tmpdir(), 1)).not.toThrow();
});
