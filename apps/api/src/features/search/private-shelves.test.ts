import { createIndex } from "@clausewise/retrieval";
import { beforeEach, expect, test } from "vitest";
import { heldTexts } from "../../testing/held-texts.ts";
import { europeanRule, newRule, oldRule } from "../../testing/corpus.ts";
import { viewerFor } from "../../testing/world.ts";
import { createPrivateShelves } from "./private-shelves.ts";

const ana = viewerFor({ id: "ana", label: "ana", role: "regulatory_professional" });
const ben = viewerFor({ id: "ben", label: "ben", role: "regulatory_professional" });

let asked: string[];
let hidden: string[];
let shelves: ReturnType<typeof createPrivateShelves>;
let texts: ReturnType<typeof heldTexts>;
beforeEach(() => {
  asked = [];
  hidden = [];
  texts = heldTexts(oldRule());
  const isAna = ({ id }: { id: string }) => id === "ana";
  const noted = <T>(what: string, value: T): Promise<T> => {
    asked.push(what);
    return Promise.resolve(value);
  };
  const anas = () => texts.sources().filter(({ source }) => !hidden.includes(source.id));
  const nameOf = (ids: readonly string[]) => anas().flatMap(({ source }) => (ids.includes(source.id) ? [source.identifier] : []));
  shelves = createPrivateShelves(
    {
      privateStand: (viewer) => {
        const sources = isAna(viewer) ? anas() : [];
        return noted(
          "stand",
          sources.map(({ source, versions }) => ({ id: source.id, revision: Math.max(...versions.map((one) => one.revision)) })),
        );
      },
      privateSources: async (_, ids) => anas().filter(({ source }) => ids.includes(source.id)),
      privatePassages: (_, ids, after, limit) =>
        noted(
          `passages of ${nameOf(ids).join(", ")}`,
          texts.passages
            .filter(({ source_id, key }) => ids.includes(source_id) && key > after)
            .slice(0, limit)
            .map((row) => ({ ...row, title: "" })),
        ),
      contentsOf: async (ids) => new Map([...texts.contents].filter(([id]) => ids.includes(id))),
      passagesAt: async (keys) => texts.passages.filter(({ key }) => keys.includes(key)),
    },
    () => createIndex().statistics(),
  );
});
const sizes = () => [shelves.of(ana)?.index.size, shelves.of(ben)?.index.size];
const idOf = (identifier: string) => texts.sources().find(({ source }) => source.identifier === identifier)?.source.id ?? "";

test("a shelf is its owner's alone, and nobody who was not admitted has one", async () => {
  expect(sizes()).toEqual([undefined, undefined]);
  await shelves.admit(ana);
  await shelves.admit(ben);
  expect(sizes()).toEqual([2, undefined]);
  expect(shelves.of(null)).toBeNull();
});

test("a viewer without sources of their own costs one statement, and nobody behind a question none", async () => {
  await shelves.admit(ben);
  await shelves.admit(null);
  expect(asked).toEqual(["stand"]);
});

test("it is read once while nothing changes", async () => {
  await shelves.admit(ana);
  asked.length = 0;
  await shelves.admit(ana);
  expect(asked).toEqual(["stand"]);
});

test("of a source that changed or came, that source alone is read", async () => {
  await shelves.admit(ana);
  texts.add(europeanRule());
  asked.length = 0;
  await shelves.admit(ana);
  expect(asked).toEqual(["stand", "passages of EU MDR"]);
  texts.add(newRule());
  await shelves.admit(ana);
  expect(asked.at(-1)).toBe("passages of 21 CFR 820");
  expect(sizes()[0]).toBe(texts.passages.length);
});

test("a source that is gone is found no longer, and read again when it is back", async () => {
  texts.add(europeanRule());
  await shelves.admit(ana);
  const clausesHeld = () => shelves.of(ana)?.memory.onDay("2026-03-01", null).atClause("EU MDR").length;
  const before = clausesHeld();
  hidden = [idOf("EU MDR")];
  await shelves.admit(ana);
  expect([clausesHeld(), sizes()[0]]).toEqual([0, 2]);
  hidden = [];
  await shelves.admit(ana);
  expect([clausesHeld(), sizes()[0]]).toEqual([before, texts.passages.length]);
});

test("of however many people ask, so many shelves are held as there is room for, and those who asked last have theirs", async () => {
  const one = heldTexts(oldRule());
  const many = createPrivateShelves(
    {
      privateStand: async () => one.sources().map(({ source }) => ({ id: source.id, revision: 1 })),
      privateSources: async () => one.sources(),
      privatePassages: async (_, __, after) => one.passages.filter(({ key }) => key > after).map((row) => ({ ...row, title: "" })),
      contentsOf: async () => new Map(one.contents),
      passagesAt: async () => [],
    },
    () => createIndex().statistics(),
  );
  const people = Array.from({ length: 400 }, (_, nth) => viewerFor({ id: `p${nth}`, label: "", role: "regulatory_professional" }));
  for (const person of people) await many.admit(person);
  const { people: held, passages } = many.held();
  expect(held).toBeGreaterThan(100);
  expect(held).toBeLessThan(300);
  expect(passages).toBe(held * one.passages.length);
  expect(many.of(people.at(-1) ?? null)?.index.size).toBe(one.passages.length);
  expect(many.of(people[0] ?? null)).toBeNull();
});

test("questions asked at once share one reading", async () => {
  await Promise.all([shelves.admit(ana), shelves.admit(ana), shelves.admit(ana)]);
  expect(asked.filter((one) => one.startsWith("passages"))).toHaveLength(1);
});
