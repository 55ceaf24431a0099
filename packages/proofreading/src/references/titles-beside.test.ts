import { describe, expect, it } from "vitest";
import { stretchesBeside, titlesBeside } from "./titles-beside.ts";

const cited = "21 CFR 803";
const ends = { citation: Number.POSITIVE_INFINITY, cell: Number.POSITIVE_INFINITY };
const at = (plain: string) => ({ start: plain.indexOf(cited), end: plain.indexOf(cited) + cited.length });
const titles = (plain: string, more: Partial<typeof ends> = {}) =>
  titlesBeside(plain, at(plain), { ...ends, ...more }).map(({ kind, words }) => `${kind}: ${words}`);
const stretches = (plain: string) =>
  stretchesBeside(plain, at(plain), { ...ends, last: null }).map(({ side, words }) => `${side}: ${words}`);

describe("the title beside a citation", () => {
  it.each([
    ["21 CFR 803 (Medical Device Reporting)", "title: Medical Device Reporting"],
    ["21 CFR 803, entitled “Medical Device Reporting”, holds", "title: Medical Device Reporting"],
    ["21 CFR 803 - Medical Device Reporting.", "title: Medical Device Reporting"],
    ["21 CFR 803 | Medical Device Reporting | yes", "cell: Medical Device Reporting"],
    ["21 CFR 803 Medical Device Reporting requires it", "words: Medical Device Reporting"],
    ["21 CFR 803 on reports of deaths.", "matter: reports of deaths"],
    ["Medical Device Reporting (21 CFR 803)", "words: Medical Device Reporting"],
  ])("is read in “%s”", (plain, title) => {
    expect(titles(plain)).toContain(title);
  });

  it.each([
    "21 CFR 803 (MDR)",
    "21 CFR 803 (see Table 3)",
    "21 CFR 803 (May 2020)",
    "21 CFR 803 (and 21 CFR 806)",
    "21 CFR 803 “you shall report it at once”",
    "21 CFR 803.",
    "21 CFR 803",
  ])("is none in “%s”", (plain) => {
    expect(titles(plain).filter((one) => one.startsWith("title"))).toEqual([]);
  });

  it("ends where another citation begins", () => {
    const plain = "21 CFR 803 Medical Device Reporting of 21 CFR 806";
    expect(titles(plain, { citation: plain.indexOf("21 CFR 806") })).toEqual(["words: Medical Device Reporting of"]);
    expect(titles(plain, { citation: plain.indexOf(" Medical") })).toEqual([]);
  });
});

describe("the words right beside a citation", () => {
  it("are those behind it that begin as a title does, up to the end of the sentence", () => {
    expect(stretches("21 CFR 803: Medical Device Reporting. It holds.")).toEqual(["behind: Medical Device Reporting"]);
    expect(stretches("21 CFR 803 holds.")).toEqual([]);
  });

  it("are those before it where it stands in brackets", () => {
    expect(stretches("It holds. Medical Device Reporting (21 CFR 803)")).toEqual(["before: Medical Device Reporting"]);
    expect(stretches("Medical Device Reporting, 21 CFR 803")).toEqual([]);
  });
});
