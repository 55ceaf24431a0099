import { describe, expect, test } from "vitest";
import { UnreadableError } from "../corpus-file.ts";
import { elementIn, elementsWithin, parseXml, rootName, wordsIn } from "./xml-tree.ts";

test.each([
  ["after a mark of order, an instruction and a comment", '\uFEFF<?xml version="1.0"?>\n<!-- <html> --><Act lang="en"><p/></Act>'],
  ["after a document type with declarations of its own", '<!DOCTYPE Act [ <!ENTITY x "y"> ]><Act/>'],
])("the root is found %s", (_, text) => expect(rootName(text)).toBe("Act"));

test("what is no XML has no root", () => expect([rootName(""), rootName("Section 1"), rootName("< Act>")]).toEqual(["", "", ""]));

test("words keep the signs that official texts name without declaring them", () => {
  expect(wordsIn(parseXml("<p>&sect;&nbsp;5 &ndash; &le; 3 &micro;m, co&shy;operate</p>", ["p"]))).toBe("§\u00a05 – ≤ 3 µm, cooperate");
});

test("elements found are not searched again, so that nothing is told twice", () => {
  const table = parseXml("<t><row><row>inner</row></row><part><row>last</row></part></t>", ["t"]);
  expect(elementsWithin(table, "row").map((row) => wordsIn(row))).toEqual(["inner", "last"]);
  expect(elementIn(table, "absent")).toBeUndefined();
});

describe("a text is refused with what is wrong with it", () => {
  test.each([
    ["of another kind", "<html></html>", "has the root <html> where <Act> or <Statute> was expected"],
    ["that lacks its end", "<Act><p>One</p>", "is cut off: it does not end with </Act>"],
    ["whose elements cross", "<Act><p><b></p></b></Act>", "is not well-formed XML"],
    ["made to exhaust the reader", `<Act>${"<p>".repeat(300)}${"</p>".repeat(300)}</Act>`, "is nested deeper than any law is"],
  ])("%s", (_, text, reason) => {
    expect(() => parseXml(text, ["Act", "Statute"])).toThrow(UnreadableError);
    expect(() => parseXml(text, ["Act", "Statute"])).toThrow(reason);
  });
});

test("an entity that a text declares for itself is not followed", () => {
  const bomb = '<!DOCTYPE Act [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><Act>&b;</Act>';
  expect(() => parseXml(bomb, ["Act"])).toThrow(UnreadableError);
});
