import { expect, test } from "vitest";
import { citationsIn } from "../marks/citations.ts";
import { indexWork } from "./indexed-work.ts";
import { judgeRevision } from "./judge-revision.ts";
import { works } from "./library.fixture.ts";
import type { HeldSource } from "./held.ts";

const judge = (text: string, dated: string | null = null, held = works) => {
  const [one] = citationsIn(text);
  const work = held.find(({ name }) => name === one?.source);
  if (one === undefined || work === undefined) throw new Error("it is not held");
  return judgeRevision(one, dated, indexWork(work));
};

test("an older revision was replaced by the one held, and a later one is not known", () => {
  expect(judge("ICH E6(R2)")).toMatchObject({ verdict: "superseded", successors: ["ICH E6(R3)"] });
  expect(judge("ICH E6(R4)")).toMatchObject({ verdict: "unclear", message: expect.stringContaining("ICH E6(R3)") });
});

test("nothing is said of the one held, nor of none", () => {
  expect([judge("ICH E6(R3)"), judge("ICH E6"), judge("21 CFR 803")]).toEqual([null, null, null]);
});

test("the Quality System Regulation by its name was replaced", () => {
  expect(judge("the QSR")).toMatchObject({ verdict: "superseded", successors: ["21 CFR 820 (QMSR)", "ISO 13485:2016"] });
});

test("a document that is meant by its month was replaced by a later revision, not by one of the same month", () => {
  const source: HeldSource = {
    id: "m",
    identifier: "MDCG 2019-11 rev 1",
    title: "Software",
    url: null,
    verbatim: true,
    status: "final",
    retrieved: "2026-11-01",
    versions: [{ id: "v", label: "", status: "final", issued: "2025-06-17", effective: null, passages: [] }],
  };
  const held = [{ name: "MDCG 2019-11", sources: [source] }];
  expect(judge("MDCG 2019-11", "2019-10", held)).toMatchObject({ verdict: "superseded", successors: ["MDCG 2019-11 rev. 1"] });
  expect([judge("MDCG 2019-11", "2025-06", held), judge("MDCG 2019-11", "2025", held)]).toEqual([null, null]);
});
