import { describe, expect, test } from "vitest";
import { whatLacks } from "./whole-body.ts";

const lacks = (
  body: string,
  form: "json" | "xml" | "html" | "pdf" | "zip",
  more: { roots?: string[]; least?: number; type?: string } = {},
) => {
  const { type, ...expected } = more;
  return whatLacks(
    { bytes: Buffer.from(body, "latin1"), headers: type === undefined ? {} : { "content-type": type } },
    { form, ...expected },
  );
};

describe("XML is whole", () => {
  test.each([
    ["behind a declaration, a document type and comments", '<?xml version="1.0"?><!-- a --><!DOCTYPE Act [<!ENTITY x "y">]><Act>1</Act>'],
    ["with comments behind its end", "<Act></Act>\n<!-- made today -->\n"],
    ["with space in its closing tag", "<Act></Act >"],
    ["as one tag that has its end in itself", '<?xml version="1.0"?><Act lang="en"/>'],
  ])("%s", (_, body) => expect(lacks(body, "xml", { roots: ["Act"] })).toBeNull());

  test.each([
    ["where another root was asked for", "<html></html>", "gave <html> where <Act> was asked for"],
    ["where it is cut within", "<Act><p>", "gave XML that is cut off"],
    ["where it is cut behind an element of its own name", "<Act><part/><Act/>", "gave XML that is cut off"],
    ["where words stand behind its end", "<Act></Act> and more", "gave XML that is cut off"],
    ["where another root begins with its name", "<Act></Action>", "gave XML that is cut off"],
    ["where there is none", "Sorry", "gave no XML where XML was asked for"],
  ])("but not %s", (_, body, reason) => expect(lacks(body, "xml", { roots: ["Act"] })).toBe(reason));
});

test("comments without end do not keep us busy without end", () => {
  const comments = "<!-- a -->".repeat(2000);
  expect(lacks(`${comments}Sorry`, "xml")).toBe("gave no XML where XML was asked for");
  expect(lacks(`<html></html>${comments}Sorry`, "html")).toBe("gave a page that is cut off");
  expect(lacks(`<html></html>${comments.slice(0, 2000)}`, "html")).toBeNull();
});

test("an answer of another type than was asked for is told by its type, however it goes on", () => {
  expect(lacks("{}", "json", { type: "text/html; charset=utf-8" })).toBe("gave text/html where JSON was asked for");
  expect(lacks("{}", "json", { type: "text/plain" })).toBeNull();
  expect(lacks("{}", "json")).toBeNull();
});

test("an answer of nothing, and one of less than there can be, is not whole", () => {
  expect(lacks("", "json")).toBe("gave an empty answer");
  expect([lacks("[1]", "json", { least: 4 }), lacks("[1]", "json", { least: 3 })]).toEqual(["gave 3 bytes, fewer than it can have", null]);
});

test.each([
  ["pdf", "junk %PDF-1.7 words %%EOF\n", null],
  ["pdf", "%PDF-1.7 words", "gave a PDF that is cut off"],
  ["pdf", "words %%EOF", "gave no PDF where a PDF was asked for"],
  ["zip", "PK\u0003\u0004 words PK\u0005\u0006 end", null],
  ["zip", "PK\u0003\u0004 words", "gave a ZIP that is cut off"],
  ["zip", "Rar!", "gave no ZIP where a ZIP was asked for"],
  ["json", '{"a":', "gave JSON that is cut off or broken"],
] as const)("a file of the form %s that is %j lacks %j", (form, body, reason) => expect(lacks(body, form)).toBe(reason));
