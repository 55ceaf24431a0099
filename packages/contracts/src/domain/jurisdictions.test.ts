import codes from "i18n-iso-countries/codes.json" with { type: "json" };
import { expect, test } from "vitest";
import { jurisdictionName } from "./jurisdiction-names.ts";
import { isMarket, jurisdictionOf, jurisdictions, lawsIn } from "./jurisdictions.ts";

const of = (code: string) => {
  const found = jurisdictionOf(code);
  if (!found) throw new Error(`${code} is not in the register`);
  return found;
};
const namesOf = (code: string) => [of(code).name, ...of(code).aliases];

test("every country of ISO 3166-1 is in the register once, with both codes, and Kosovo by the codes it goes by", () => {
  const countries = jurisdictions.filter(({ kind }) => kind === "country");
  expect(countries).toHaveLength(250);
  expect(new Set(jurisdictions.map(({ code }) => code)).size).toBe(jurisdictions.length);
  for (const { code, alpha3 } of countries) expect(codes.some(([two, three]) => two === code && three === alpha3)).toBe(true);
});

test("every jurisdiction has a name of its own, in words", () => {
  const names = jurisdictions.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(jurisdictions.filter(({ code, name }) => name === code)).toEqual([]);
});

test.each([
  ["US", "United States", "U.S.", "USA", "America"],
  ["GB", "United Kingdom", "UK", "Great Britain", "England"],
  ["KR", "South Korea", "Korea", "Republic of Korea"],
  ["CZ", "Czechia", "Czech Republic"],
  ["TR", "Türkiye", "Turkey"],
  ["TW", "Taiwan"],
  ["EU", "European Union", "Europe"],
])("%s is known as people write it: %s", (code, ...written) => {
  expect(namesOf(code)).toEqual(expect.arrayContaining(written));
});

test("no two jurisdictions share a name or alias, but for the two Congos", () => {
  const all = jurisdictions.flatMap(({ code, name, aliases }) => [...new Set([name, ...aliases])].map((word) => ({ code, word })));
  const twice = all.filter(({ word }, at) => all.findIndex((one) => one.word === word) !== at).map(({ word }) => word);
  expect(twice).toEqual(["Congo"]);
});

test("an adjective names what comes from there", () => {
  expect(["CA", "GB", "AE", "CH"].map((code) => of(code).adjectives[0])).toEqual(["Canadian", "British", "Emirati", "Swiss"]);
  expect(jurisdictions.flatMap((one) => one.adjectives).filter((word) => /[(),]/u.test(word))).toEqual([]);
});

test("a union's members are countries of the register", () => {
  const unions = jurisdictions.filter(({ kind }) => kind === "union");
  for (const { members } of unions) for (const member of members) expect(of(member).kind).toBe("country");
  expect(unions.map(({ code, members }) => [code, members.length])).toEqual([
    ["EU", 27],
    ["EEA", 30],
    ["EFTA", 4],
    ["EAEU", 5],
    ["GCC", 6],
    ["ASEAN", 11],
    ["MERCOSUR", 5],
    ["AFRICAN_UNION", 55],
  ]);
});

test("the law of a union holds in its countries, and that of the EU in the European Economic Area", () => {
  expect(lawsIn("DE")).toEqual(["DE", "EU", "EEA"]);
  expect(lawsIn("NO")).toEqual(["NO", "EEA", "EFTA", "EU"]);
  expect(lawsIn("EEA")).toEqual(["EEA", "EU"]);
  expect([lawsIn("US"), lawsIn("EU")]).toEqual([["US"], ["EU"]]);
});

test("the law of a country holds in its territories, and that of the EU in its outermost regions", () => {
  expect([lawsIn("PR"), lawsIn("GP"), lawsIn("BM")]).toEqual([["PR", "US"], ["GP", "EU"], ["BM"]]);
});

test("each country whose law is not held is known by a city, unless it is a small one or of the EU's law", () => {
  const known = jurisdictions.filter(({ cities }) => cities.length > 0);
  expect(known.length).toBeGreaterThan(120);
  expect(known.filter(({ holdsLaw }) => holdsLaw)).toEqual([]);
  const all = known.flatMap(({ cities }) => cities);
  expect(new Set(all).size).toBe(all.length);
});

test("more than fifty regulators are known by name, acronym and address", () => {
  const known = jurisdictions.flatMap(({ regulators }) => regulators);
  expect(known.filter(({ website }) => website?.startsWith("https://")).length).toBeGreaterThan(50);
  expect(of("SG").regulators.map(({ acronym }) => acronym)).toEqual(["HSA"]);
  expect(of("JP").regulators.map(({ acronym }) => acronym)).toEqual(["PMDA", "MHLW"]);
});

test("a market is a jurisdiction, research or all the world", () => {
  expect(["KE", "EU", "GCC", "Research", "Global", "XX", "us"].filter(isMarket)).toEqual(["KE", "EU", "GCC", "Research", "Global"]);
});

test("what the library holds notes of is known with its authority", () => {
  const held = jurisdictions.filter(({ holdsLaw }) => holdsLaw);
  expect(held.map(({ code }) => code)).toEqual(expect.arrayContaining(["IN", "SA"]));
  expect([of("IN"), of("SA")].map(({ regulators }) => regulators[0]?.acronym)).toEqual(["CDSCO", "SFDA"]);
});

test("an unknown code stands for itself", () => {
  expect(["US", "INT", "ZZZ", "XX"].map(jurisdictionName)).toEqual(["United States", "International", "ZZZ", "XX"]);
});
