import { expect, test } from "vitest";
import { citationsIn } from "../marks/citations.ts";
import { quotationsIn } from "../marks/quotations.ts";
import { isPeriod, quotesOf } from "./quotes-of.ts";

const quotes = (plain: string) =>
  quotesOf(plain, quotationsIn(plain), citationsIn(plain)).map(({ quoted }) =>
    quoted.map(({ of, nearness }) => `${of.kind === "guidance" ? of.text : of.normal}: ${nearness}`),
  );
const said = "“the maker shall do it at once”";

test("a quote is of what stands right before or behind it", () => {
  expect(quotes(`21 CFR 803.50 says ${said}.`)).toEqual([["21 CFR 803.50: tight"]]);
  expect(quotes(`It says ${said} (21 CFR 803.50).`)).toEqual([["21 CFR 803.50: tight"]]);
});

test("what is named further off in the sentence or paragraph comes after it", () => {
  const far = "which has been the law for many years, and which all of us know well by now, ";
  expect(quotes(`Under 21 CFR 803.50, ${far}it says ${said}. See 21 CFR 806.10.`)).toEqual([
    ["21 CFR 803.50: sentence", "21 CFR 806.10: paragraph"],
  ]);
});

test("what stands in another paragraph is not quoted, but where a colon leads over", () => {
  expect(quotes(`21 CFR 803.50 holds.\n\nWe say ${said}.`)).toEqual([]);
  expect(quotes(`21 CFR 803.50 says:\n\n${said}`)).toEqual([["21 CFR 803.50: tight"]]);
});

test("an abbreviation does not end the sentence", () => {
  expect(
    quotes(
      `21 CFR 803.50 says, e.g. Mr Miller at home and all the others of his house, who have read it as often as we have ourselves, ${said}.`,
    )[0]?.[0],
  ).toMatch(/sentence/);
});

test("a few words are no quote, but for a period", () => {
  expect(quotes("21 CFR 803.50 says “at once”.")).toEqual([]);
  expect(quotes("21 CFR 803.50 says “within 30 calendar days”.")).toEqual([["21 CFR 803.50: tight"]]);
  expect(["within 15 days", "10 working days", "15 people", "", "about the next 15 days of it"].map(isPeriod)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
