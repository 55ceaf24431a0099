import { describe, expect, test } from "vitest";
import { readTree } from "../xml.ts";
import { paragraphsOfBody, rowsOfTable } from "./pptx-text.ts";

const tree = (xml: string) =>
  readTree(
    (async function* () {
      yield Buffer.from(xml);
    })(),
  );
const p = (text: string, properties = "", attributes = "") =>
  `<a:p><a:pPr${attributes}>${properties}</a:pPr><a:r><a:t>${text}</a:t></a:r></a:p>`;
const told = async (inner: string, inBody = false) =>
  paragraphsOfBody(await tree(`<a:txBody xmlns:a="a">${inner}</a:txBody>`), inBody).map(({ level, text }) => `${level} ${text}`.trim());
const numbered = (type: string, more = "") => `<a:buAutoNum type="${type}"${more}/>`;

describe("items with numbers", () => {
  test.each([
    ["arabicPeriod", "1. x"],
    ["alphaLcParenBoth", "(a) x"],
    ["romanUcParenR", "I) x"],
    ["arabicMinus", "- 1 - x"],
    ["arabicPlain", "1 x"],
    ["oneOfLaterYears", "1 x"],
    ["", "1 x"],
  ])("of the kind %s show %s", async (type, shown) => expect(await told(p("x", numbered(type)))).toEqual([`1 ${shown}`]));

  test("count on level by level, and anew after what is none of them", async () => {
    const item = (level: number) => p("x", numbered("arabicPeriod"), ` lvl="${level}"`);
    expect(await told(item(0) + item(1) + item(1) + item(0) + item(1) + p("between") + item(0))).toEqual([
      "1 1. x",
      "2 1. x",
      "2 2. x",
      "1 2. x",
      "2 1. x",
      "0 between",
      "1 1. x",
    ]);
  });

  test("begin where they say", async () => expect(await told(p("x", numbered("alphaUcPeriod", ' startAt="3"')))).toEqual(["1 C. x"]));
});

test("paragraphs of a body are items unless they say otherwise; elsewhere only those with a sign are", async () => {
  const all = p("plain") + p("sign", '<a:buChar char="•"/>', ' lvl="1"') + p("none", "<a:buNone/>");
  expect(await told(all, true)).toEqual(["1 plain", "2 sign", "0 none"]);
  expect(await told(all, false)).toEqual(["0 plain", "2 sign", "0 none"]);
});

test.each(["-1", "9", "4000000000", "x", "1.5"])("a level of %s, which no program writes, counts as the first", async (level) => {
  expect(await told(p("x", numbered("arabicPeriod"), ` lvl="${level}"`) + p("y", '<a:buChar char="•"/>', ` lvl="${level}"`))).toEqual([
    "1 1. x",
    "1 y",
  ]);
});

test("breaks are spaces, fields show what they showed last, and empty lines say nothing", async () => {
  expect(
    await told('<a:p><a:r><a:t>one</a:t></a:r><a:br/><a:fld type="slidenum"><a:t>7</a:t></a:fld></a:p>' + p(" ", numbered("arabicPeriod"))),
  ).toEqual(["0 one 7", "0"]);
});

test("cells of a table have the lines of their paragraphs, and those reached over are empty", async () => {
  const cell = (inner: string) => `<a:tc><a:txBody>${inner}</a:txBody></a:tc>`;
  const table = await tree(`<a:tbl xmlns:a="a"><a:tr>${cell(p("Test") + p("method"))}${cell("")}</a:tr></a:tbl>`);
  expect(rowsOfTable(table)).toEqual([["Test method", ""]]);
});
