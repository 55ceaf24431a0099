import { gzipSync } from "node:zlib";
import { zipSync } from "fflate";
import { packTar } from "modern-tar";
import { describe, expect, test } from "vitest";
import { gunzip, readTar, unzipOne } from "./archive.ts";

const tarOf = (...names: string[]) =>
  packTar(names.map((name) => ({ header: { name, size: 5, mtime: new Date("2026-03-01T00:00:00Z") }, body: "words" })));

/** The archive with something else in the head of its first entry, the checksum made right again. */
function withHead(archive: Uint8Array, at: number, value: Uint8Array): Uint8Array {
  const bytes = archive.slice();
  bytes.set(value, at);
  bytes.fill(32, 148, 156);
  const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  bytes.set(new TextEncoder().encode(`${sum.toString(8).padStart(6, "0")}\0 `), 148);
  return bytes;
}

const sizeAt = 124;

describe("a tar archive", () => {
  test("gives its files with their dates, and neither folders nor links", async () => {
    const archive = await packTar([
      { header: { name: "law/", size: 0, type: "directory" } },
      { header: { name: "law/a.md", size: 5, mtime: new Date("2026-03-01T00:00:00Z") }, body: "words" },
      { header: { name: "law/b.md", size: 0, type: "symlink", linkname: "/etc/passwd" } },
    ]);
    const members = await readTar(archive);
    expect(members.map(({ path, modified, bytes }) => [path, modified, new TextDecoder().decode(bytes)])).toEqual([
      ["law/a.md", "2026-03-01", "words"],
    ]);
  });

  test("keeps names longer than its heads have room for", async () => {
    const name = `${"folder/".repeat(40)}part-807.md`;
    expect((await readTar(await tarOf(name))).map(({ path }) => path)).toEqual([name]);
  });

  test.each([
    ["as words", new TextEncoder().encode("-0000001000\0")],
    ["as bytes", new Uint8Array(12).fill(255)],
  ])("whose entry states a negative size %s is refused", async (_, size) => {
    const archive = withHead(await tarOf("a.md", "b.md"), sizeAt, size);
    await expect(readTar(archive)).rejects.toThrow("is not a valid tar archive: an entry does not state a size that can be");
  });

  test("with a damaged head is refused", async () => {
    const archive = await tarOf("a.md");
    archive[0] = 66;
    await expect(readTar(archive)).rejects.toThrow("is not a valid tar archive: the head of an entry is damaged");
  });

  test("that is cut off is refused", async () => {
    const archive = (await tarOf("a.md")).subarray(0, 514);
    await expect(readTar(archive)).rejects.toThrow("is not a valid tar archive: it is cut off in the middle of an entry");
  });

  test("with too many entries is refused", async () => {
    await expect(readTar(await tarOf("a.md", "b.md"), { entries: 1, entryBytes: 100 })).rejects.toThrow("holds more than 1 files");
  });

  test("is refused for the size an entry says it has, whatever comes after", async () => {
    const archive = withHead(await tarOf("a.md"), sizeAt, new TextEncoder().encode("77777777777\0"));
    await expect(readTar(archive)).rejects.toThrow("says that a.md is larger than 256 MB");
  });
});

describe("a compressed file", () => {
  test("is unpacked", async () => {
    expect(new TextDecoder().decode(await gunzip(gzipSync("words")))).toBe("words");
  });

  test("that would grow without bound is refused", async () => {
    await expect(gunzip(gzipSync(new Uint8Array(3 * 1024 * 1024)), 1024 * 1024)).rejects.toThrow("unpacks to more than 1 MB");
  });

  test("that is none is refused", async () => {
    await expect(gunzip(new TextEncoder().encode("words"))).rejects.toThrow("is not a valid gzip file");
  });
});

describe("a zip archive", () => {
  const archive = zipSync({ "notes.txt": Buffer.from("notes"), "USC21.XML": Buffer.from("<law/>") });

  test("gives the file that is wanted of it", async () => {
    expect(new TextDecoder().decode(await unzipOne(archive, ".xml"))).toBe("<law/>");
  });

  test("is refused where it lacks the file, is none, or unpacks to more than is read", async () => {
    await expect(unzipOne(archive, ".pdf")).rejects.toThrow("holds no file that ends with .pdf");
    await expect(unzipOne(archive.subarray(0, 40), ".xml")).rejects.toThrow("is not a valid zip archive");
    await expect(unzipOne(archive, ".xml", { entries: 9, entryBytes: 5 })).rejects.toThrow("unpacks to more than 0 MB");
  });
});
