import { expect, test } from "vitest";
import { type RtfToken, tokensOf } from "./rtf-tokens.ts";

/** Tokens as they would be told: words with a slash, bytes in hexadecimal. */
const told = (source: string) =>
  [...tokensOf(source)].map((token: RtfToken) => {
    if (token.kind === "word") return `/${token.name}${token.number ?? ""}`;
    if (token.kind === "byte") return `#${token.value.toString(16)}`;
    return token.kind === "text" ? token.text : token.kind;
  });

test("a control word ends with the space after it, which is none of the text", () => {
  expect(told("\\b0 a\\par  b")).toEqual(["/b0", "a", "/par", " b"]);
  expect(told("\\u-3913?x")).toEqual(["/u-3913", "?x"]);
});

test("lines of the file are not those of the text", () => expect(told("one\r\ntwo")).toEqual(["one", "two"]));

test("signs after a backslash stand for themselves or for what they are made to mean", () => {
  expect(told("\\{a\\}\\\\ b\\~c\\_d\\\ne")).toEqual(["{", "a", "}", "\\", " b", "/nobreakspace", "c", "/nobreakhyphen", "d", "/par", "e"]);
});

test("bytes are given in hexadecimal of either case; a broken one is no byte", () => {
  expect(told("\\'e9\\'E9")).toEqual(["#e9", "#e9"]);
  expect(told("\\'zz")).toEqual(["/", "zz"]);
});

test("data in bytes is passed over, whatever stands in it, also beyond the end and with a length below zero", () => {
  expect(told("a\\bin3 }}}b")).toEqual(["a", "b"]);
  expect([told("a\\bin999 }}}"), told("a\\bin-5 b")]).toEqual([["a"], ["a", "b"]]);
});

test("groups and their mark are told, and a backslash at the end does no harm", () => {
  expect(told("{\\*\\x}\\")).toEqual(["open", "star", "/x", "close", "/"]);
});

test("a word or number longer than any is cut, and reading goes on", () => {
  expect(told(`\\${"a".repeat(40)}`)).toEqual([`/${"a".repeat(32)}`, "a".repeat(8)]);
  expect(told("\\u12345678901x")).toEqual(["/u1234567890", "1x"]);
});
