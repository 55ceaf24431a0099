import { describe, expect, test } from "vitest";
import { isTaken } from "./graph.ts";

const edge = (from: string, to: string) => ({ from, to, answer: null });

describe("the way through a decision", () => {
  const graph = {
    title: "Class",
    nodes: ["start", "left", "right"].map((id) => ({ id, kind: "question" as const, group: "", text: id, clauses: [] })),
    edges: [edge("start", "left"), edge("start", "right")],
    path: ["start", "right"],
  };

  test("leads over the edges between the nodes that were passed, and no other", () => {
    expect(graph.edges.map((one) => isTaken(graph, one))).toEqual([false, true]);
  });
});
