import { utils, write } from "cfb";
import { expect, test } from "vitest";
import { openCompound } from "./compound.ts";

function compound(streams: Record<string, Buffer>): Buffer {
  const file = utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) utils.cfb_add(file, `/${name}`, content);
  return write(file, { type: "buffer" }) as Buffer;
}

const long = Buffer.from(Array.from({ length: 30_000 }, (_, at) => at % 251));

test("short and long streams at the top are read whole, whatever the case of their names; those within others are not there", () => {
  const file = openCompound(compound({ WordDocument: long, "1Table": Buffer.from("short"), "Storage/Inner": long }));
  expect(Buffer.from(file.stream("WORDDOCUMENT") ?? []).equals(long)).toBe(true);
  expect(Buffer.from(file.stream("1Table") ?? []).toString()).toBe("short");
  expect([file.has("Inner"), file.stream("Nothing")]).toEqual([false, null]);
});

test("a chain that goes round in a circle is refused instead of followed without end", () => {
  const file = compound({ Workbook: long });
  const table = (file.readUInt32LE(76) + 1) * 512;
  for (let sector = 0; sector < 60; sector += 1)
    if (file.readUInt32LE(table + sector * 4) < 0xffff_fffa) file.writeUInt32LE(sector, table + sector * 4);
  expect(() => openCompound(file).stream("Workbook")).toThrow(RangeError);
});

test("a file cut off is refused", () => {
  expect(() => openCompound(compound({ Workbook: long }).subarray(0, 9000)).stream("Workbook")).toThrow(RangeError);
});
