import { expect, test } from "vitest";
import type { About } from "./about.ts";
import { placeOf } from "./citations.ts";
import { happened, inMarketOf, listed, lower, placeName, productsOf } from "./sentences.ts";
import { readProduct } from "./profile.ts";
import { notice, pump, reader, watch } from "./testing.fixture.ts";

const about = (more: Partial<About>): About => ({ ...watch.read(notice("A notice")), verb: "changed", ...more });
const said = (effective: string | null, ...citations: string[]) => happened(about({ effective }), citations.map(placeOf));

test("what changed is told with the title once, four places at most, and from when it holds", () => {
  expect(said(null, "21 CFR 820.35", "21 CFR 820.45")).toBe("21 CFR 820.35 and 820.45 changed");
  expect(said("2026-02-02", "EU MDR Article 61")).toBe("EU MDR Article 61 changed, in force 2 Feb 2026");
  expect(said(null, ...[1, 2, 3, 4, 5, 6].map((nth) => `21 CFR 820.${nth}`))).toBe("21 CFR 820.1, 820.2, 820.3, 820.4 and 2 more changed");
});

test("a place of another title keeps its own", () => {
  expect(said(null, "21 CFR 820.35", "45 CFR 46.116")).toBe("21 CFR 820.35 and 45 CFR 46.116 changed");
});

test("names are listed as in a sentence", () => {
  expect([listed([]), listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])]).toEqual(["", "a", "a and b", "a, b and c"]);
});

test("countries have their article where English gives them one", () => {
  expect([placeName("CA"), placeName("US"), placeName("GB"), placeName("NL"), placeName("??")]).toEqual([
    "Canada",
    "the United States",
    "the United Kingdom",
    "the Netherlands",
    "??",
  ]);
  expect(inMarketOf(readProduct(reader, pump()), "US")).toBe("in the United States, a market of Pump 200");
});

test("products are named by the widest of their areas", () => {
  expect([productsOf(["device", "ivd"]), productsOf(["ivd", "biologic"]), productsOf([])]).toEqual([
    "medical devices",
    "in vitro diagnostics and biologics",
    "products",
  ]);
});

test("a title begins small in a sentence, and an abbreviation keeps its capitals", () => {
  expect([lower("Infusion pump"), lower("MRI scanner"), lower("X-ray system"), lower("")]).toEqual([
    "infusion pump",
    "MRI scanner",
    "X-ray system",
    "",
  ]);
});
