import { clinicalTrials, fdaStandards, fdaWarningLetters, mdcgList, mhra, type Connector } from "@clausewise/official";
import {
  createDoubleLetters,
  createDoubleMdcg,
  createDoubleMhra,
  createDoubleStandards,
  createDoubleTrials,
  generatedLetter,
  generatedPaper,
  generatedPublication,
  generatedStudy,
  type Played,
} from "@clausewise/official/double";
import { describe, expect, test } from "vitest";
import { changesOf } from "../../../testing/official.repository.ts";
import { officialWorld } from "../../../testing/official-world.ts";

const many = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));

/** A register that is played, with something done to it that adds an entry and takes one away. */
interface Case {
  connector: Connector;
  entries: number;
  /** Requests that a look takes at least. */
  requests: number;
  play: () => { source: Played; renew: () => void };
}

const letters = (): ReturnType<Case["play"]> => {
  const source = createDoubleLetters(many(130, generatedLetter));
  return { source, renew: () => void source.letters.splice(120, 1, generatedLetter(900)) };
};
const publications = (): ReturnType<Case["play"]> => {
  const source = createDoubleMhra(many(130, generatedPublication));
  return { source, renew: () => source.publications.splice(0, 1, generatedPublication(900)) };
};
const studies = (): ReturnType<Case["play"]> => {
  const source = createDoubleTrials(many(130, generatedStudy), { most: 100 });
  const renew = () => {
    source.studies.splice(120, 1, generatedStudy(9000));
    source.made = "2026-11-22T09:00:00";
  };
  return { source, renew };
};
const papers = (): ReturnType<Case["play"]> => {
  const topic = many(30, (nth) => generatedPaper(nth + 1));
  return { source: createDoubleMdcg(new Map([["UDI", topic]])), renew: () => void topic.splice(20, 1, generatedPaper(90)) };
};
const standards = (): ReturnType<Case["play"]> => {
  const recognition = (nth: number) => ({
    number: `13-${nth + 1}`,
    entered: "01/14/2019",
    extent: "Complete",
    names: [{ organisation: "IEC", designation: `62304 Edition ${nth}`, title: `Software ${nth}` }],
  });
  const source = createDoubleStandards(many(30, recognition));
  return { source, renew: () => void source.recognitions.splice(20, 1, recognition(90)) };
};

const cases: Case[] = [
  { connector: fdaWarningLetters, entries: 130, requests: 3, play: letters },
  { connector: mhra, entries: 130, requests: 3, play: publications },
  { connector: clinicalTrials, entries: 130, requests: 3, play: studies },
  { connector: mdcgList, entries: 30, requests: 1, play: papers },
  { connector: fdaStandards, entries: 30, requests: 39, play: standards },
];

describe.each(cases)("$connector.title", ({ connector, entries, requests, play }) => {
  let renew: () => void;
  const official = officialWorld(() => {
    const played = play();
    renew = played.renew;
    return [played.source];
  });
  const { look, lookCutOff, listed } = official.of(connector);
  const changes = async () => (await changesOf(official.world.database, connector.id)).map(({ kind }) => kind).toSorted();

  test("comes in whole, and is the same the next time", async () => {
    expect(await look()).toMatchObject({ outcome: "changed", growth: { added: entries, changed: 0, removed: 0 } });
    expect(await look()).toMatchObject({ outcome: "unchanged" });
    expect([await listed(), await changes()]).toEqual([entries, []]);
  });

  test("tells what came and what went", async () => {
    await look();
    renew();
    expect(await look()).toMatchObject({ outcome: "changed" });
    expect(await changes()).toEqual(["added", "removed"]);
  });

  test.runIf(requests > 1)("goes on where it was cut off, between any two of its requests", async () => {
    expect(await lookCutOff()).toBeGreaterThan(5);
    expect([await listed(), await changes()]).toEqual([entries, []]);
  });

  test.each(["blocked", "cut", "too_many", "empty"] as const)("loses nothing where answers are %s", async (fault) => {
    await look();
    renew();
    official.double.fault = () => fault;
    expect((await look()).outcome).not.toMatch(/^(?:changed|unchanged)$/);
    const asked = official.double.asked.length;
    official.double.fault = (_, nth) => (nth > asked ? fault : null);
    if (requests > 1) expect((await look()).outcome).not.toMatch(/^(?:changed|unchanged)$/);
    expect([await listed(), await changes()]).toEqual([entries, []]);
    official.double.fault = () => null;
    // What failed too often in the look that was cut off is asked for in the one after it.
    await look();
    await look();
    expect(await changes()).toEqual(["added", "removed"]);
  });
});
