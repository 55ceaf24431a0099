import { expect, test } from "vitest";
import { headKind } from "./head-kind.ts";

const hex = (text: string) => Buffer.from(text, "hex");

test.each<[string, Buffer]>([
  ["PDF", Buffer.from("%PDF-1.7\n%\u00e2\u00e3")],
  ["PDF", Buffer.from("\r\n some bytes before %PDF-1.4")],
  ["ZIP", hex("504b030414000600")],
  ["OLE", hex("d0cf11e0a1b11ae100")],
  ["RTF", Buffer.from(String.raw`{\rtf1\ansi`)],
  ["PNG", hex("89504e470d0a1a0a0000000d")],
  ["JPEG", hex("ffd8ffe000104a464946")],
  ["text", Buffer.from("#!/bin/sh\nrm -rf /\n")],
  ["text", Buffer.from("<html>")],
  ["text", Buffer.from("Zusammenfassung über", "latin1")],
  ["text", Buffer.from("before\0after \0\0 end")],
  ["text", Buffer.from("\ufeffwide", "utf16le")],
  ["text", Buffer.from("wide without a mark", "utf16le")],
  ["other", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(60), Buffer.from("PE")])],
  ["other", hex("7f454c460201010000000000")],
])("%s is told by its first bytes", (kind, head) => {
  expect(headKind(head)).toBe(kind);
});
