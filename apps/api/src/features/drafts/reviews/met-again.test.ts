import { anchorOf } from "@clausewise/contracts";
import { expect, test } from "vitest";
import type { Found } from "../tools/draft-tool.ts";
import { metAgain, type Kept } from "./met-again.ts";

const text = "The dose is TBD. The volume is TBD.";
const at = (of: string, nth: number) => {
  const start = [...of.matchAll(/TBD/g)][nth]?.index ?? 0;
  return anchorOf(of, start, start + 3);
};
const kept = (id: string, anchors: Kept["anchors"], key = "placeholder:TBD"): Kept => ({ id, key, state: "dismissed", anchors });
const found = (anchors: Kept["anchors"], key = "placeholder:TBD"): Found => ({
  key,
  kind: "Placeholder",
  severity: "high",
  subject: "TBD",
  message: "",
  proposal: null,
  anchors,
  citations: [],
});
const pairs = ({ again }: ReturnType<typeof metAgain>) =>
  again.map((one) => [one.kept.id, one.found.anchors[0]?.start] as const).toSorted(([a], [b]) => a.localeCompare(b));

test("of two placeholders each is known again where it stands by now", () => {
  const later = `Scope\n\n${text}`;
  const met = metAgain(later, [kept("dose", [at(text, 0)]), kept("volume", [at(text, 1)])], [found([at(later, 0)]), found([at(later, 1)])]);
  expect(pairs(met)).toEqual([
    ["dose", 19],
    ["volume", 38],
  ]);
  expect([met.fresh, met.gone]).toEqual([[], []]);
});

test("what was filled in is gone, and what was added is new", () => {
  const later = "The dose is 5 mg. The volume is TBD. The rate is TBD.";
  const met = metAgain(later, [kept("dose", [at(text, 0)]), kept("volume", [at(text, 1)])], [found([at(later, 0)]), found([at(later, 1)])]);
  expect(pairs(met)).toContainEqual(["volume", later.indexOf("TBD")]);
});

test("what is about something that is not there is known by what it is about", () => {
  const met = metAgain(text, [kept("a", [], "name"), kept("b", [], "date")], [found([], "date")]);
  expect([pairs(met), met.gone.map(({ id }) => id)]).toEqual([[["b", undefined]], ["a"]]);
});
