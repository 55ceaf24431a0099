import { expect, test } from "vitest";
import { fileSize } from "./file-size.ts";

test("a size that is missing is unknown", () => expect(fileSize(null)).toBe("Unknown"));

test("sizes are given in Bytes, KB, MB or GB, with two decimals", () => {
  const sizes = [0, 1, 1023, 1024, 1536, 5 * 1024 * 1024, 1.5 * 1024 ** 3, 3000 * 1024 ** 3];
  expect(sizes.map(fileSize)).toEqual(["0 Bytes", "1 Bytes", "1023 Bytes", "1.00 KB", "1.50 KB", "5.00 MB", "1.50 GB", "3000.00 GB"]);
});
