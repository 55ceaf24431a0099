import { describe, expect, test } from "vitest";
import { UnreadableError } from "../../corpus-file.ts";
import { parseXml } from "../xml-tree.ts";
import { identityOf, nameOfCelex } from "./identity.ts";

const page = (title: string, ...lines: string[]) =>
  parseXml(`<html><head><title>${title}</title></head><body>${lines.map((line) => `<p>${line}</p>`).join("")}</body></html>`, ["html"]);

describe("an act first published", () => {
  test("is known by its title", () => {
    expect(identityOf(page("L_1", "COMMISSION REGULATION (EU) No 207/2098", "of 9 March 2098", "on instructions for widgets"))).toEqual({
      identifier: "Regulation (EU) No 207/2098",
      title: "Regulation (EU) No 207/2098 on instructions for widgets",
      kind: "regulation",
      url: "https://eur-lex.europa.eu/eli/reg/2098/207/oj",
      consolidated: null,
      adopted: "2098-03-09",
      effective: null,
      year: "2098",
    });
  });

  test("of the last century is dated with its whole year", () => {
    const act = identityOf(page("L_1", "COUNCIL DIRECTIVE 90/123/EEC", "of 20 June 1990", "on widgets"));
    expect(act).toMatchObject({ identifier: "Directive 90/123/EEC", year: "1990", url: "https://eur-lex.europa.eu/eli/dir/1990/123/oj" });
  });

  test("is not taken for an act that its first line only mentions", () => {
    expect(() => identityOf(page("L_1", "Corrigendum to Regulation (EU) 2099/12", "It turns."))).toThrow(UnreadableError);
  });
});

describe("a consolidated act", () => {
  test("is known by its number of reference, and holds from the day of its state", () => {
    const act = identityOf(page("02098R0012-20990110", "Regulation (EU) 2098/12 of 5 April 2098 on widgets"));
    expect(act).toMatchObject({ identifier: "Regulation (EU) 2098/12", consolidated: "2099-01-10", effective: "2099-01-10" });
    expect(act.url).toBe("https://eur-lex.europa.eu/eli/reg/2098/12/2099-01-10");
  });

  test("with its day written out is dated as one with its day in figures", () => {
    expect(identityOf(page("", "02098L0012 — EN — 10.01.2099 — 004.001")).consolidated).toBe("2099-01-10");
  });

  test("of a state before its act applies is law only from the day on which it applies", () => {
    expect(identityOf(page("02017R0745-20200424")).effective).toBe("2021-05-26");
    expect(identityOf(page("02017R0745-20230320")).effective).toBe("2023-03-20");
  });

  test("of a day that does not exist is refused", () => {
    expect(() => identityOf(page("02098R0012-20990230"))).toThrow("does not exist");
  });
});

test.each([
  ["32017R0745", "Regulation (EU) 2017/745"],
  ["32012R0207", "Regulation (EU) No 207/2012"],
  ["32003R1882", "Regulation (EC) No 1882/2003"],
  ["31993R2309", "Regulation (EEC) No 2309/93"],
  ["32007L0047", "Directive 2007/47/EC"],
  ["32011L0065", "Directive 2011/65/EU"],
  ["31998L0079", "Directive 98/79/EC"],
  ["31993L0042", "Directive 93/42/EEC"],
  ["31990L0385", "Directive 90/385/EEC"],
  ["32015L0863", "Directive (EU) 2015/863"],
])("%s is spoken of as %s", (celex, identifier) => expect(nameOfCelex(celex)?.identifier).toBe(identifier));

test("a number that is none of an act names nothing", () => {
  expect([nameOfCelex(""), nameOfCelex("62014CJ0329"), nameOfCelex("32017R")]).toEqual([null, null, null]);
});
