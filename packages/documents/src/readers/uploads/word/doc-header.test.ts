import { describe, expect, test } from "vitest";
import { readDocHeader } from "./doc-header.ts";

const head = (write: (main: Buffer) => void = () => undefined) => {
  const main = Buffer.alloc(1024);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0xc1, 2);
  write(main);
  return main;
};
const tables = Buffer.from("0123456789");
const read = (main: Buffer, stream: Buffer | null = tables) => readDocHeader(main, () => stream);

test("a table is found in the stream that the header names, with what follows it", () => {
  const main = head((bytes) => {
    bytes.writeUInt16LE(0x200, 10);
    bytes.writeUInt32LE(2, 154 + 33 * 8);
    bytes.writeUInt32LE(3, 158 + 33 * 8);
  });
  const asked: string[] = [];
  const { table } = readDocHeader(main, (name) => {
    asked.push(name);
    return tables;
  });
  expect([asked, table("pieces").data.toString(), table("pieces").rest.toString(), table("fonts").data.length]).toEqual([
    ["1Table"],
    "234",
    "56789",
    0,
  ]);
});

test("a table said to stand beyond the end is empty", () => {
  const main = head((bytes) => {
    bytes.writeUInt32LE(0xffff_ffff, 154 + 33 * 8);
    bytes.writeUInt32LE(9, 158 + 33 * 8);
  });
  expect(read(main).table("pieces").data.length).toBe(0);
});

test("lengths of texts below zero count as none", () => {
  const { lengths } = read(
    head((bytes) => {
      bytes.writeInt32LE(40, 76);
      bytes.writeInt32LE(-5, 80);
    }),
  );
  expect([lengths.body, lengths.footnotes]).toEqual([40, 0]);
});

test("documents of Word 6 and 95 have their pieces in the file itself, and no other table that is looked up", () => {
  const old = read(
    head((bytes) => {
      bytes.writeUInt16LE(0x68, 2);
      bytes.writeUInt16LE(0x100, 20);
      bytes.writeUInt32LE(600, 352);
      bytes.writeUInt32LE(4, 356);
      bytes.write("PIEC", 600);
    }),
    null,
  );
  expect([old.old, old.macintosh, old.table("pieces").data.toString(), old.table("styles").data.length]).toEqual([true, true, "PIEC", 0]);
});

describe("is refused", () => {
  test.each([
    ["what is no Word document", head((bytes) => bytes.writeUInt16LE(0xcfd0, 0)), tables, "damaged"],
    ["a document behind a password", head((bytes) => bytes.writeUInt16LE(0x100, 10)), tables, "encrypted"],
    ["a document without its tables", head(), null, "damaged"],
  ])("%s", (_, main, stream, reason) => expect(() => read(main, stream)).toThrow(expect.objectContaining({ reason })));

  test("a document cut off in its header", () => expect(() => read(head().subarray(0, 9))).toThrow(RangeError));
});
