import { createAmendedClauses } from "@clausewise/retrieval";
import { describe, expect, test } from "vitest";
import { europeanRule } from "../../testing/corpus.ts";
import { heldTexts, type HeldTexts } from "../../testing/held-texts.ts";
import { citable } from "./cited-passages.ts";
import { createHeldLibrary } from "./held-library.ts";
import { openSearchIndex } from "./search-index.ts";

const clauses = createAmendedClauses([
  { clause: "EU MDR Article 120(3)", by: "Regulation (EU) 2020/561", since: "2020-04-24" },
  { clause: "EU MDR Article 120(3)", by: "Regulation (EU) 2023/607", since: "2023-03-20" },
  { clause: "EU MDR Article 120(3a)", by: "Regulation (EU) 2023/607", since: "2023-03-20" },
]);
const passage = (citation: string, text: string) => ({ citation, heading: "Transitional provisions", text });
const text = europeanRule({
  identifier: "EU MDR",
  label: "2017 original",
  issued: "2017-04-05",
  effective: "2021-05-26",
  passages: [
    passage("EU MDR Article 120(3)", "Certified devices may be placed on the market until 27 May 2024."),
    passage("EU MDR Article 120(7)", "The coordination group meets."),
  ],
});
const note = europeanRule({
  identifier: "EU MDR",
  text_kind: "summary",
  label: "Our summary, checked against accounts of the amending acts",
  issued: "2017-04-05",
  effective: "2021-05-26",
  retrieved: "2026-11-22",
  passages: [passage("EU MDR Article 120(3a)", "Certified devices have until 31 December 2027 or 31 December 2028.")],
});

/** Citations that are law on a day, with what amended them since. */
function lawOn(texts: HeldTexts, day: string) {
  const library = createHeldLibrary(clauses);
  library.take(texts.sources(), texts.contents);
  const onDay = library.onDay(day, null);
  return texts.passages
    .filter(({ key }) => onDay.keys.has(key))
    .map(({ key, citation }) => [citation, ...onDay.amendedSince(key).map(({ by }) => by)].join(" < "));
}

describe("a clause that was amended since its text", () => {
  test("gives way to our note on what holds today; its neighbours stay", () => {
    expect(lawOn(heldTexts(text, note), "2026-11-22")).toEqual(["EU MDR Article 120(7)", "EU MDR Article 120(3a)"]);
  });

  test("is shown as overtaken, with each act, where no note tells what holds", () => {
    expect(lawOn(heldTexts(text), "2026-11-22")[0]).toBe("EU MDR Article 120(3) < Regulation (EU) 2020/561 < Regulation (EU) 2023/607");
  });

  test("is overtaken on a past day by what had amended it by then; our note tells nothing of that day", () => {
    expect(lawOn(heldTexts(text, note), "2022-01-01")).toEqual([
      "EU MDR Article 120(3) < Regulation (EU) 2020/561",
      "EU MDR Article 120(7)",
    ]);
  });

  test("stands as it was written before any act amended it", () => {
    expect(lawOn(heldTexts(text, note), "2019-06-01")).toEqual(["EU MDR Article 120(3)", "EU MDR Article 120(7)"]);
  });

  test("stands in a text that holds the amendment", () => {
    const consolidated = europeanRule({ ...text, label: "consolidated text of 2025-01-10" });
    expect(lawOn(heldTexts(consolidated), "2026-11-22")[0]).toBe("EU MDR Article 120(3)");
  });
});

test("a passage of an amended clause is cited as superseded, with what amended it", async () => {
  const index = await openSearchIndex({ library: heldTexts(text).library, indexFile: null, vectors: null, amended: clauses });
  await index.refresh();
  const standing = async (day: string) => {
    const [row] = await index.view({ viewer: null, jurisdictions: null, day }).atClause("EU MDR Article 120(3)", 5);
    return row ? { ...citable(row) } : null;
  };
  expect(await standing("2026-11-22")).toMatchObject({
    status: "superseded",
    amended: [{ by: "Regulation (EU) 2020/561" }, { by: "Regulation (EU) 2023/607" }],
  });
  expect(await standing("2019-06-01")).toMatchObject({ status: "final", amended: [] });
});

test("words that another act replaced are found where they are asked for by their number", () => {
  const texts = heldTexts(text, note);
  const library = createHeldLibrary(clauses);
  library.take(texts.sources(), texts.contents);
  const former = library.onDay("2026-11-22", null).formerlyAtClause("EU MDR Article 120(3)", 5);
  expect(former.map(({ key, version }) => [key, version.label])).toEqual([[1, "2017 original"]]);
});

test("our note on what holds stands instead of the words that gave way to it, and nowhere else", () => {
  const instead = (...versions: ReturnType<typeof europeanRule>[]) => {
    const texts = heldTexts(...versions);
    const library = createHeldLibrary(clauses);
    library.take(texts.sources(), texts.contents);
    const onDay = library.onDay("2026-11-22", null);
    return texts.passages.filter(({ key }) => onDay.standsInstead(key)).map(({ citation }) => citation);
  };
  expect(instead(text, note)).toEqual(["EU MDR Article 120(3a)"]);
  expect(instead(note)).toEqual([]);
});
