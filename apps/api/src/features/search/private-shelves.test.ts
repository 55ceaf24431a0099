import { createIndex } from "@clausewise/retrieval";
import { beforeEach, expect, test } from "vitest";
import { heldTexts } from "../../testing/held-texts.ts";
import { newRule, oldRule } from "../../testing/corpus.ts";
import { viewerFor } from "../../testing/world.ts";
import { createPrivateShelves } from "./private-shelves.ts";

const ana = viewerFor({ id: "ana", label: "ana", role: "regulatory_professional" });
const ben = viewerFor({ id: "ben", label: "ben", role: "regulatory_professional" });

let asked: string[];
let shelves: ReturnType<typeof createPrivateShelves>;
let texts: ReturnType<typeof heldTexts>;
beforeEach(() => {
  asked = [];
  texts = heldTexts(oldRule());
  const isAna = ({ id }: { id: string }) => id === "ana";
  const noted = <T>(what: string, value: T): Promise<T> => {
    asked.push(what);
    return Promise.resolve(value);
  };
  shelves = createPrivateShelves(
    {
      privateStand: (viewer) => {
        const sources = isAna(viewer) ? texts.sources() : [];
        return noted(
          "stand",
          sources.map(({ source, versions }) => ({ id: source.id, revision: Math.max(...versions.map((one) => one.revision)) })),
        );
      },
      privateSources: () => noted("sources", texts.sources()),
      privatePassages: () => noted("passages", [...texts.passages]),
      contentsOf: (ids) => noted("contents", new Map([...texts.contents].filter(([id]) => ids.includes(id)))),
    },
    () => createIndex().statistics(),
  );
});
const sizes = () => [shelves.of(ana)?.index.size, shelves.of(ben)?.index.size];

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

test("it is read once while nothing changes, and anew when something has", async () => {
  await shelves.admit(ana);
  asked.length = 0;
  await shelves.admit(ana);
  expect(asked).toEqual(["stand"]);
  texts.add(newRule());
  await shelves.admit(ana);
  expect(sizes()[0]).toBe(3);
});
