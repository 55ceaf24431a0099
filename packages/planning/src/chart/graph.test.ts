import { describe, expect, test } from "vitest";
import { ruleSets } from "../classification/rule-sets.ts";
import { randomAnswers, seeded } from "../rules/answering.fixture.ts";
import { decisionGraph, isTaken } from "./graph.ts";

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

describe.each(ruleSets)("the chart of $id", (set) => {
  const random = seeded(3);
  const charts = Array.from({ length: 5 }, (_, at) => decisionGraph(set, randomAnswers(set, random, at === 0 ? 0.3 : 0)));

  test("leads from the first question to the result over edges that are there, and names each node once", () => {
    for (const { nodes, edges, path } of charts) {
      const ids = nodes.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(edges.filter(({ from, to }) => !ids.includes(from) || !ids.includes(to))).toEqual([]);
      expect(path.slice(1).filter((to, at) => !edges.some((one) => one.from === path[at] && one.to === to))).toEqual([]);
      expect(path.at(-1)).toBe("result");
    }
  });

  test("has a clause at each question and rule", () => {
    expect(charts.flatMap(({ nodes }) => nodes.filter(({ kind, clauses }) => kind !== "result" && clauses.length === 0))).toEqual([]);
  });
});
