import { expect, test } from "vitest";
import { all, always, is } from "./condition.ts";
import { read } from "./evaluate.ts";
import { ruleOf, unless } from "./rule-set.ts";
import { clauses, lamps } from "./set.fixture.ts";

const head = { id: "9", name: "Rule 9", title: "Lamps", group: "Rules", clauses };

test("sentences of a rule are numbered in their order, and rest on its clauses where they name none", () => {
  const own = [{ source: "Lamps", clause: "Lamps 2" }];
  const { indents } = ruleOf({
    ...head,
    indents: [
      { says: "One.", when: always, gives: "mild" },
      { says: "Two.", when: always, gives: "hot", clauses: own },
    ],
  });
  expect(indents.map(({ id, clauses: of }) => [id, of])).toEqual([
    ["9.1", clauses],
    ["9.2", own],
  ]);
});

test("a sentence holds only where its rule applies", () => {
  const rule = ruleOf({ ...head, applies: is("kind", "lamp"), indents: [{ says: "Hot.", when: is("hot", "yes"), gives: "hot" }] });
  const holds = (kind: string) => read(lamps([rule]), { kind, hot: "yes" }).indents.map((indent) => indent.holds);
  expect([holds("lamp"), holds("torch")]).toEqual([[true], [false]]);
  expect(rule.indents[0]?.whole).toEqual(all(is("kind", "lamp"), is("hot", "yes")));
});

test("what a rule gives unless an exception holds is given where none does, and left open while one may", () => {
  const rule = ruleOf({
    ...head,
    indents: unless({ says: "Mild.", gives: "mild" }, [
      { says: "Hot.", when: is("hot", "yes"), gives: "hot" },
      { says: "Sharp.", when: is("for", "eyes"), gives: "sharp" },
    ]),
  });
  const given = (answers: Record<string, string>) =>
    read(lamps([rule]), answers).indents.map(({ indent, holds }) => `${indent.gives} ${holds}`);
  expect(given({ hot: "no", for: "skin" })).toEqual(["mild true", "hot false", "sharp false"]);
  expect(given({ hot: "yes" })).toEqual(["mild false", "hot true", "sharp null"]);
  expect(given({})).toEqual(["mild null", "hot null", "sharp null"]);
});
