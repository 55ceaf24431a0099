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

test("keys lead along the way that was taken, back, and beside it", () => {
  const chart = placed(graph);
  expect(neighbour(chart, "first", "ArrowDown")).toBe("right");
  expect(neighbour(chart, "end", "ArrowUp")).toBe("right");
  const [one, other] = ["left", "right"].map((id) => neighbour(chart, id, "ArrowLeft") ?? neighbour(chart, id, "ArrowRight"));
  expect([one, other]).toEqual(["right", "left"]);
  expect(neighbour(chart, "end", "ArrowDown")).toBeNull();
});
