import { expect, test } from "vitest";
import { readTree, textOf } from "./xml.ts";

async function* inPieces(text: string | Uint8Array, size = 3): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text as string);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

test("characters cut apart between two pieces are whole", async () => {
  expect(textOf(await readTree(inPieces("<t>Größe 規制 &amp; &#233;</t>", 1)))).toBe("Größe 規制 & é");
});

test("UTF-16 is read by its mark", async () => {
  expect(textOf(await readTree(inPieces(Buffer.from("\ufeff<t>規制</t>", "utf16le"), 64)))).toBe("規制");
});

test.each([
  ["a document type", '<!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/passwd">]><t>&x;</t>'],
  ["an entity nobody declared", "<t>&x;</t>"],
  ["elements nested without end", "<t>".repeat(5000)],
  ["an element that is not closed", "<t><u></u>"],
  ["no element at all", ""],
])("%s is refused", async (_, xml) => expect(readTree(inPieces(xml, 500))).rejects.toThrow());
