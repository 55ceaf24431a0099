import { describe, expect, test } from "vitest";
import type { Answer, Expected } from "./answer.ts";
import { classify } from "./classify.ts";

const address = "https://www.ecfr.gov/api/full";
const encode = (text: string) => new TextEncoder().encode(text);
const answer = (body: string, given: Partial<Answer> = {}): Answer => ({
  status: 200,
  addresses: [address],
  headers: {},
  bytes: encode(body),
  ...given,
});
const typed = (type: string) => ({ headers: { "content-type": type } });

const json: Expected = { form: "json" };
const xml: Expected = { form: "xml", roots: ["DIV5"] };
const absent: Expected = { form: "xml", saysAbsent: (body) => typeof body === "object" && body !== null && "error" in body };

describe("what counts as an answer", () => {
  test.each<[string, Answer, Expected]>([
    ["JSON to its end", answer('{"titles":[]}', typed("application/json; charset=utf-8")), json],
    ["JSON behind a byte order mark", answer('\uFEFF{"titles":[]}'), json],
    ["XML to its closing root", answer('<?xml version="1.0"?>\n<!-- made -->\n<DIV5 N="1"><P>a</P></DIV5>\n', typed("text/xml")), xml],
    ["XML with a document type", answer("<!DOCTYPE DIV5 [<!ENTITY a 'b'>]><DIV5></DIV5>"), xml],
    ["a PDF to its end", answer("%PDF-1.7\n…\n%%EOF\n", typed("application/pdf")), { form: "pdf" }],
  ])("%s", (_, given, expected) => {
    expect(classify(given, expected)).toEqual({ kind: "ok" });
  });

  test("an unchanged answer has no body and needs none", () => {
    expect(classify(answer("", { status: 304 }), xml)).toEqual({ kind: "not_modified" });
  });
});

const kindOf = (given: Answer, expected: Expected) => classify(given, expected).kind;

describe("what says nothing of the source", () => {
  const apology = [address, "https://www.fda.gov/apology_objects/abuse-detection-apology.html"];
  const page = "<!DOCTYPE html><html><head><title>Page Not Found</title></head><body>Sorry</body></html>";

  test.each<[string, Answer, Expected, string]>([
    ["the apology page with status 404", answer(page, { status: 404, addresses: apology, ...typed("text/html") }), absent, "blocked"],
    ["the apology page with status 200", answer(page, { addresses: apology, ...typed("text/html") }), json, "blocked"],
    ["a refusal", answer("", { status: 403 }), json, "blocked"],
    ["a check for robots", answer("<html><script>window.gokuProps={}</script></html>", typed("text/html")), json, "blocked"],
    ["a check for robots with status 202", answer("<html>awswaf</html>", { status: 202, ...typed("text/html") }), xml, "blocked"],
    ["an answer still being made", answer("", { status: 202 }), xml, "not_ready"],
    ["too many requests", answer("", { status: 429 }), json, "not_ready"],
    ["a moment's absence", answer("", { status: 503 }), json, "not_ready"],
    ["an empty body", answer(""), json, "broken"],
    ["a page in place of JSON", answer(page, typed("text/html")), json, "broken"],
    ["a page in place of JSON that calls itself JSON", answer(page, typed("application/json")), json, "broken"],
    ["JSON that is cut", answer('{"titles":[{"number":'), json, "broken"],
    ["XML that is cut", answer('<DIV5 N="820"><DIV8><P>(a) The manufac'), xml, "broken"],
    ["XML that is cut behind an element", answer('<DIV5 N="820"><DIV8></DIV8>'), xml, "broken"],
    ["another root", answer("<ERROR></ERROR>"), xml, "broken"],
    ["text in place of XML", answer("Virtuoso 37000 Error"), xml, "broken"],
    ["a PDF that is cut", answer("%PDF-1.7\n1 0 obj"), { form: "pdf" }, "broken"],
    ["fewer bytes than there can be", answer("[]"), { form: "json", least: 1000 }, "broken"],
    ["a failure of the server", answer("", { status: 500 }), json, "broken"],
    ["a list of parts where one text was asked for", answer("", { status: 300 }), xml, "broken"],
  ])("%s", (_, given, expected, kind) => {
    expect(kindOf(given, expected)).toBe(kind);
  });
});

describe("status 404", () => {
  test("with the source's own words says that there is no such thing", () => {
    expect(kindOf(answer('{"error":"No matching content found."}', { status: 404 }), absent)).toBe("does_not_exist");
  });

  test("with a page is a fault", () => {
    expect(kindOf(answer("<html></html>", { status: 404, ...typed("text/html") }), absent)).toBe("broken");
  });

  test("with other JSON is a fault", () => {
    expect(kindOf(answer('{"message":"gone"}', { status: 404 }), absent)).toBe("broken");
  });

  test("of a source that has no words for it is a fault", () => {
    expect(kindOf(answer('{"error":"No matching content found."}', { status: 404 }), json)).toBe("broken");
  });
});
