import fc from "fast-check";
import { expect, test } from "vitest";
import { termsOf } from "../text/tokenizer.ts";
import { createIndex, type IndexPassage, loadIndex } from "./passage-index.ts";

const passage = (key: number, citation: string, heading: string, text: string): IndexPassage => ({
  key,
  citation,
  title: "Medical devices",
  heading,
  text,
});

const library = [
  passage(1, "21 CFR 807.92", "Content and format of a 510(k) summary", "A 510(k) summary shall be in sufficient detail."),
  passage(
    2,
    "21 CFR 807.87",
    "Information required in a premarket notification submission",
    "Each premarket notification shall contain the device name.",
  ),
  passage(3, "21 CFR 803.50", "Manufacturer reports", "You must report no later than 30 calendar days after you become aware."),
  passage(
    4,
    "EU MDR Article 87",
    "Reporting of serious incidents",
    "Manufacturers shall report any serious incident not later than 15 days.",
  ),
];

const filled = () => {
  const index = createIndex();
  index.add(library);
  return index;
};

test("a question about the 510(k) summary finds its section first", () => {
  expect(filled().search("What must a 510(k) summary contain?", { limit: 3 })[0]?.key).toBe(1);
});

test("an index tells the terms of a text it holds, before and after it was kept, and none of one that is gone", () => {
  const index = filled();
  const kept = loadIndex(index.snapshot());
  for (const { key, text } of library) for (const one of [index, kept]) expect(new Set(one?.termsOf(key))).toEqual(new Set(termsOf(text)));
  index.remove([2]);
  expect([index.termsOf(2), index.termsOf(99)]).toEqual([null, null]);
});

test("a section number in a question finds that section", () => {
  expect(filled().search("803.50", { limit: 1 })[0]?.key).toBe(3);
});

test("an acronym finds a text that only spells it out", () => {
  const index = createIndex();
  index.add([
    passage(1, "a", "", "The person responsible for regulatory compliance needs a diploma."),
    passage(2, "b", "", "The notified body issues a certificate."),
  ]);
  expect(index.search("Who can be PRRC?", { limit: 1 })[0]?.key).toBe(1);
});

test("MDR beside a user facility means reports, beside a notified body the Regulation", () => {
  const index = createIndex();
  index.add([passage(1, "a", "", "medical device reporting by hospitals"), passage(2, "b", "", "medical device regulation 2017/745")]);
  expect(index.search("MDR duties of a user facility", { limit: 1 })[0]?.key).toBe(1);
  expect(index.search("MDR duties of a notified body", { limit: 1 })[0]?.key).toBe(2);
});

test("only accepted passages are returned", () => {
  const hits = filled().search("report device days", { limit: 10, accept: (key) => key === 4 });
  expect(hits.map((hit) => hit.key)).toEqual([4]);
});

test("a removed passage is never found again", () => {
  const index = filled();
  index.remove([1]);
  expect(index.search("510(k) summary", { limit: 10 }).map((hit) => hit.key)).not.toContain(1);
  expect(index.size).toBe(3);
});

test("a passage added again is found by its new words only", () => {
  const index = filled();
  index.add([passage(3, "21 CFR 803.50", "Manufacturer reports", "Replaced by electronic submissions.")]);
  expect(index.search("calendar aware", { limit: 10 })).toEqual([]);
  expect(index.search("electronic submissions", { limit: 1 })[0]?.key).toBe(3);
});

const about = (key: number, text: string, heading = "") => passage(key, "", heading, text);
const best = (passages: IndexPassage[], question: string) => {
  const index = createIndex();
  index.add(passages);
  return index.search(question, { limit: 10 }).map((hit) => hit.key);
};
const others = [about(10, "Fees are published each year."), about(11, "Labels are in English."), about(12, "Importers keep records.")];

test("of two passages with the same words, the one with the question's phrase comes first", () => {
  const apart = about(1, "notice of the recall by the manufacturer, who keeps the stock");
  const together = about(2, "the manufacturer, who keeps the stock, by notice of recall");
  expect(best([apart, together, ...others], "notice of recall")[0]).toBe(2);
});

test("a passage in the question's own form of a word comes before one in another form", () => {
  expect(best([about(1, "reporting of deaths"), about(2, "reports of deaths"), ...others], "reports of deaths")[0]).toBe(2);
});

test("a passage beside a good one comes before the same words far from it", () => {
  const good = about(5, "Corrective action and preventive action records are kept.");
  const beside = about(6, "Records are reviewed.");
  const far = { ...about(20, "Records are reviewed."), title: "Another source" };
  expect(best([good, beside, far, ...others], "corrective and preventive action records").slice(0, 2)).toEqual([5, 6]);
});

test("what may not be seen lends nothing to what may", () => {
  const scoreOf = (seen: (key: number) => boolean) => {
    const index = createIndex();
    index.add([about(5, "Corrective action records."), about(6, "Records are reviewed."), ...others]);
    return index.search("corrective action records", { limit: 10, accept: seen }).find((hit) => hit.key === 6)?.score ?? 0;
  };
  expect(scoreOf((key) => key !== 5)).toBeLessThan(scoreOf(() => true));
});

test("an empty index and an empty question find nothing", () => {
  expect(createIndex().search("anything", { limit: 5 })).toEqual([]);
  expect(filled().search("  ", { limit: 5 })).toEqual([]);
});

test("a damaged, foreign or cut snapshot is refused", () => {
  const bytes = filled().snapshot();
  const altered = bytes.slice();
  altered[altered.length - 20]! ^= 1;
  const older = bytes.slice();
  older[4]! ^= 1;
  for (const broken of [altered, older, bytes.slice(0, bytes.length - 8), bytes.slice(0, 3), new Uint8Array(64)])
    expect(loadIndex(broken)).toBeNull();
});

const word = fc.constantFrom("device", "report", "sponsor", "510(k)", "class iii", "803.50", "label", "review", "clinical", "the");
const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(" "));
const passages = fc.uniqueArray(
  fc.record({ key: fc.integer({ min: 1, max: 60 }), citation: sentence, title: sentence, heading: sentence, text: sentence }),
  {
    selector: (one) => one.key,
    maxLength: 40,
  },
);

test("a loaded index answers as the one it was made from, whatever was added and removed before", () => {
  fc.assert(
    fc.property(passages, passages, fc.array(fc.integer({ min: 1, max: 60 })), sentence, (first, second, removed, question) => {
      const index = createIndex();
      index.add(first);
      index.search(question, { limit: 1 });
      index.add(second);
      index.remove(removed);
      const before = index.search(question, { limit: 100 });
      expect(loadIndex(index.snapshot())?.search(question, { limit: 100 })).toEqual(before);
      expect(index.search(question, { limit: 100 })).toEqual(before);
    }),
  );
});

test("an index grown piece by piece ranks like one built at once", () => {
  fc.assert(
    fc.property(passages, fc.array(fc.integer({ min: 1, max: 60 })), sentence, (all, removed, question) => {
      const grown = createIndex();
      for (const one of all) {
        grown.add([{ ...one, text: "superseded words" }]);
        grown.search(question, { limit: 1 });
        grown.add([one]);
      }
      grown.remove(removed);
      const fresh = createIndex();
      fresh.add(all.filter((one) => !removed.includes(one.key)));
      const scores = (index: typeof grown) => new Map(index.search(question, { limit: 100 }).map((hit) => [hit.key, hit.score]));
      const expected = scores(fresh);
      const actual = scores(grown);
      expect(new Set(actual.keys())).toEqual(new Set(expected.keys()));
      for (const [key, score] of expected) expect(actual.get(key)).toBeCloseTo(score, 4);
    }),
  );
});
