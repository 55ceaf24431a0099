import { expect, test } from "vitest";
import { asAttachment } from "./disposition.ts";

test.each([
  ["plan.pdf", `filename="plan.pdf"; filename*=UTF-8''plan.pdf`],
  ["Prüfplan für Café.docx", `filename="Prufplan fur Cafe.docx"; filename*=UTF-8''Pr%C3%BCfplan%20f%C3%BCr%20Caf%C3%A9.docx`],
  ["试验.pdf", `filename="__.pdf"; filename*=UTF-8''%E8%AF%95%E9%AA%8C.pdf`],
  ["it's (1)*.pdf", `filename="it_s (1)_.pdf"; filename*=UTF-8''it%27s%20%281%29_.pdf`],
  ["100%.txt", `filename="100_.txt"; filename*=UTF-8''100%25.txt`],
])("%j is saved under its name", (filename, parameters) => {
  expect(asAttachment(filename)).toBe(`attachment; ${parameters}`);
});

test.each([
  ['x";filename="evil.exe', "x__filename=_evil.exe"],
  ["x\r\nSet-Cookie: pwn=1.pdf", "x__Set-Cookie_ pwn=1.pdf"],
  ["../../etc/passwd", "_.._etc_passwd"],
  [String.raw`C:\Windows\x.pdf`, "C__Windows_x.pdf"],
  ["invoice\u202Exslx.pdf", "invoice_xslx.pdf"],
  ["\ud83d lone.pdf", "_ lone.pdf"],
  [".htaccess", "htaccess"],
  ["plan.pdf. ", "plan.pdf"],
  ["CON.pdf", "_CON.pdf"],
  ["nul", "_nul"],
  ["com1.txt", "_com1.txt"],
  ["console.txt", "console.txt"],
  ["...", "file"],
])("%j does no harm where it is saved, nor in the header", (filename, saved) => {
  const header = asAttachment(filename);
  expect(/filename="([^"]*)"/.exec(header)?.[1]).toBe(saved);
  expect(header).toMatch(/^[\x20-\x7e]+$/);
  expect(header.match(/"/g)).toHaveLength(2);
});
