import type { DecisionGraph } from "@clausewise/contracts";
import { placed } from "@clausewise/planning/chart";
import { expect, test } from "vitest";
import { neighbour } from "./neighbour.ts";

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

test("keys lead along the way that was taken, back, and to what other answers lead to", () => {
  const chart = placed({
    ...graph,
    nodes: [...graph.nodes, node("third", "result")],
    edges: [...graph.edges, { from: "first", to: "third", answer: "maybe" }],
  });
  const keys = (...of: [string, string][]) => of.map(([id, key]) => neighbour(chart, id, key));
  expect(keys(["first", "ArrowDown"], ["end", "ArrowUp"], ["end", "ArrowDown"])).toEqual(["right", "right", null]);
  expect(keys(["first", "ArrowRight"], ["left", "ArrowDown"], ["third", "ArrowUp"])).toEqual(["left", "third", "left"]);
  expect(keys(["third", "ArrowLeft"], ["left", "ArrowUp"], ["right", "ArrowRight"])).toEqual(["first", null, null]);
});
