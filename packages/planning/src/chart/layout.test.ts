import type { DecisionGraph } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { placed, wrapped } from "./layout.ts";

const node = (id: string, kind: DecisionGraph["nodes"][number]["kind"] = "question") => ({
  id,
  kind,
  group: "",
  text: `Text of ${id}`,
  clauses: [],
});
const graph: DecisionGraph = {
  title: "Class",
  nodes: [node("first"), node("left", "rule"), node("right", "rule"), node("end", "result")],
  edges: [
    { from: "first", to: "left", answer: "yes" },
    { from: "first", to: "right", answer: "no" },
    { from: "right", to: "end", answer: null },
  ],
  path: ["first", "right", "end"],
};

test("the way stands in one column, other answers beside it, and no two boxes cover each other", () => {
  const { boxes, arrows } = placed(graph);
  const place = new Map(boxes.map((box) => [box.id, box]));
  const [first, left, right, end] = ["first", "left", "right", "end"].map((id) => place.get(id));
  expect((first?.top ?? 0) < (right?.top ?? 0) && (right?.top ?? 0) < (end?.top ?? 0)).toBe(true);
  expect([right?.left, end?.left]).toEqual([first?.left, first?.left]);
  expect((left?.left ?? 0) - (first?.left ?? 0)).toBeGreaterThanOrEqual(250);
  expect(arrows.map(({ to, isTaken }) => [to, isTaken])).toEqual([
    ["left", false],
    ["right", true],
    ["end", true],
  ]);
  expect(arrows.map(({ label }) => label?.lines)).toEqual([["yes"], ["no"], undefined]);
});

test("words are wrapped, and what is too long says so", () => {
  expect(wrapped("one two three", 8)).toEqual(["one two", "three"]);
  expect(wrapped("a b c", 2, 2)).toEqual(["a", "b …"]);
});

test("on paper no word is left out", () => {
  const text = "word ".repeat(200).trim();
  const long = { ...graph, nodes: graph.nodes.map((one) => ({ ...one, text })) };
  expect(placed(long).boxes[0]?.lines.at(-1)).toContain("…");
  expect(placed(long, "whole").boxes[0]?.lines.join(" ")).toBe(text);
});
