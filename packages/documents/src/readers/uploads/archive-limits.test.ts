import { expect, test } from "vitest";
import { checkEntries, checkEntryCount, checkEntrySize } from "./archive-limits.ts";

const megabyte = 1024 * 1024;
const entry = (compressedSize: number, uncompressedSize: number) => ({ compressedSize, uncompressedSize });

test("an archive of honest size is let through", () => {
  expect(() => checkEntries([entry(30_000, 2 * megabyte), entry(0, 0)], 40_000)).not.toThrow();
});

test.each([
  ["too many files", () => checkEntryCount(65_000)],
  ["a file that grows a thousand times", () => checkEntries([entry(1_000_000, 1000 * megabyte)], 2_000_000)],
  [
    "more in all than is read",
    () =>
      checkEntries(
        Array.from({ length: 100 }, () => entry(megabyte, 6 * megabyte)),
        200 * megabyte,
      ),
  ],
  ["files that lie over each other", () => checkEntries([entry(900, 1000), entry(900, 1000)], 1000)],
  ["one file larger than is read", () => checkEntrySize(entry(megabyte, 300 * megabyte))],
])("%s is refused before anything is unpacked", (_, check) => expect(check).toThrow(/holds|unpacks/));
