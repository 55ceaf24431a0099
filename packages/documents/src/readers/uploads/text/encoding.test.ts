import { encode } from "iconv-lite";
import { expect, test } from "vitest";
import { likelySingleByte } from "./encoding.ts";
import { looksLikeText } from "./looks-like-text.ts";

test.each([
  ["windows-1251", "Медицинские изделия подлежат государственной регистрации в уполномоченном органе. Заявитель представляет документы."],
  ["windows-1252", "Größe der Prüfung, maß und naïve Übung"],
])("bytes in %s are known to be that", (encoding, text) => {
  expect(likelySingleByte(encode(text, encoding))).toBe(encoding);
});

test.each([
  ["a script", "#!/bin/sh\nrm -rf /\n", true],
  ["some zeros among words", "before\0after \0\0 end", true],
  ["mostly control characters", "\u0001\u0002\u0003word".repeat(20), false],
  ["a program", "MZ\u0000\u0001", false],
])("%s: a text or not", (_, content, isText) => expect(looksLikeText(Buffer.from(content, "latin1"))).toBe(isText));
