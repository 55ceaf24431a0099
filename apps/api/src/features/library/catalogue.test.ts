import { describe, expect, test } from "vitest";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { heldTexts, type HeldTexts } from "../../testing/held-texts.ts";
import { directive } from "../../testing/shelf.ts";
import type { Catalogue } from "./catalogue.ts";

const mdr = (given: Parameters<typeof europeanRule>[0] = {}) => europeanRule({ supersedes: ["directive 93/42/EEC"], ...given });
const find = (texts: HeldTexts, identifier: string, textKind = "verbatim", catalogue = texts.catalogue()) => {
  const id = texts.sources().find(({ source }) => source.identifier === identifier && source.text_kind === textKind)?.source.id ?? "";
  const found = catalogue.find(id);
  if (!found) throw new Error(`${identifier} is not held`);
  return { catalogue, found, entry: catalogue.entry(found) };
};
const shown = (catalogue: Catalogue, wanted?: Parameters<Catalogue["entries"]>[0]) =>
  catalogue.entries(wanted).map(({ identifier, text_kind, label }) => `${identifier}, ${text_kind}, ${label}`);

describe("a rule that is held in several texts", () => {
  test("is one entry, led by the official words, with all its texts named", () => {
    const { entry, catalogue } = find(heldTexts(newRule({ text_kind: "summary" }), newRule()), "21 CFR 820");
    expect(shown(catalogue)).toEqual(["21 CFR 820, verbatim, 2026"]);
    expect(entry.texts.map(({ text_kind }) => text_kind)).toEqual(["verbatim", "summary"]);
  });

  test("is led by our summary where that is wanted", () => {
    const texts = heldTexts(newRule(), newRule({ text_kind: "summary" }), europeanRule());
    expect(shown(texts.catalogue(), "summary")).toEqual(["21 CFR 820, summary, 2026", "EU MDR, verbatim, 2017"]);
  });

  test("is led by our summary where the official text held beside it was overtaken", () => {
    const texts = heldTexts(oldRule({ status: "superseded" }), newRule({ text_kind: "summary" }));
    expect(shown(texts.catalogue())).toEqual(["21 CFR 820, summary, 2026"]);
  });

  test("is one though its name was typed in another way", () => {
    const texts = heldTexts(europeanRule({ identifier: "EU\u2011MDR" }), europeanRule({ identifier: "eu-mdr", text_kind: "summary" }));
    expect(texts.catalogue().entries()).toHaveLength(1);
  });
});

describe("a source on a day", () => {
  test("is what its version of that day was, and counts all it ever had, newest first", () => {
    const texts = heldTexts(oldRule(), newRule());
    expect(find(texts, "21 CFR 820").entry).toMatchObject({ label: "2026", status: "in_force", versions: 2 });
    const before = find(texts, "21 CFR 820", "verbatim", texts.catalogue("2026-02-01"));
    expect(before.entry).toMatchObject({ label: "1996", versions: 2 });
    expect(before.found.versions.map(({ label }) => label)).toEqual(["2026", "1996"]);
  });

  test("that has not begun is shown by what is coming", () => {
    expect(shown(heldTexts(newRule()).catalogue("2020-01-01"))).toEqual(["21 CFR 820, verbatim, 2026"]);
  });
});

describe("a rule that replaces another", () => {
  test("marks it superseded and is named with it, each under the spelling it is held by", () => {
    const texts = heldTexts(directive(), mdr());
    expect(find(texts, "Directive 93/42/EEC").entry).toMatchObject({ status: "superseded", replaced_by: [{ identifier: "EU MDR" }] });
    const { catalogue, found } = find(texts, "EU MDR");
    expect(catalogue.replaces(found)).toMatchObject([
      { identifier: "directive 93/42/EEC", source: { identifier: "Directive 93/42/EEC", status: "superseded" } },
    ]);
  });

  test("is named once though its summary says the same", () => {
    const { entry } = find(heldTexts(directive(), mdr(), mdr({ text_kind: "summary" })), "Directive 93/42/EEC");
    expect(entry.replaced_by).toMatchObject([{ identifier: "EU MDR", text_kind: "verbatim" }]);
  });

  test.each(["draft", "withdrawn"] as const)("has not done so while it is %s", (status) => {
    const { entry } = find(heldTexts(directive(), mdr({ status })), "Directive 93/42/EEC");
    expect(entry).toMatchObject({ status: "in_force", replaced_by: [] });
  });

  test("leaves what was withdrawn withdrawn", () => {
    const { entry } = find(heldTexts(directive({ status: "withdrawn" }), mdr()), "Directive 93/42/EEC");
    expect(entry).toMatchObject({ status: "withdrawn", replaced_by: [{ identifier: "EU MDR" }] });
  });

  test("names what the library does not hold, without a source", () => {
    const { catalogue, found } = find(heldTexts(mdr()), "EU MDR");
    expect(catalogue.replaces(found)).toEqual([{ identifier: "directive 93/42/EEC", source: null }]);
  });

  test("does not replace itself, though it names its own former text", () => {
    const { entry } = find(heldTexts(mdr({ supersedes: ["EU  MDR"] })), "EU MDR");
    expect(entry).toMatchObject({ status: "in_force", replaced_by: [] });
  });
});
