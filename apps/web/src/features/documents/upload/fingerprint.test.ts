import { expect, test } from "vitest";
import { fingerprintOf } from "./fingerprint.ts";

test("a file is known by its bytes", async () => {
  expect(await fingerprintOf(new Blob(["abc"]))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
});

test("a file that cannot be read has no fingerprint", async () => {
  const broken = { arrayBuffer: () => Promise.reject(new Error("gone")) };
  expect(await fingerprintOf(broken as unknown as Blob)).toBeNull();
});
