import { expect, test } from "vitest";
import { rawName } from "./raw-name.ts";

const answer = {
  source_id: "ecfr",
  fetched_at: "2026-11-23T08:00:00.000Z",
  sha256: "0123456789abcdef",
  content_type: "text/xml; charset=utf-8",
};

test("a raw record is saved under its source, its day and its hash, as the kind of file that it was sent as", () => {
  expect(rawName(answer)).toBe("ecfr-2026-11-23-01234567.xml");
});

test("what was sent without a known type is saved as bytes", () => {
  expect([null, "text/x-odd"].map((content_type) => rawName({ ...answer, content_type }))).toEqual([
    "ecfr-2026-11-23-01234567.bin",
    "ecfr-2026-11-23-01234567.bin",
  ]);
});
