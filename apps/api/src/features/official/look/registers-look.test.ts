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
  openDouble,
  type Double,
} from "@clausewise/official/double";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changesOf, entriesOf } from "../../../testing/official.repository.ts";
import { openTestOfficial, type TestOfficial } from "../../../testing/official.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";

let world: TestWorld;
let double: Double;
let official: TestOfficial;
beforeAll(async () => {
  world = await createTestWorld();
});
afterAll(() => world.close());

const many = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));

/** A register that is played, with something done to it that adds an entry and takes one away. */
interface Case {
  connector: Connector;
  entries: number;
  /** Requests that a look takes at least. */
  requests: number;
  play: () => { source: Parameters<typeof openDouble>[0][number]; renew: () => void };
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
  const source = createDoubleTrials(many(1300, generatedStudy));
  const renew = () => {
    source.studies.splice(1200, 1, generatedStudy(9000));
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
  { connector: clinicalTrials, entries: 1300, requests: 3, play: studies },
  { connector: mdcgList, entries: 30, requests: 1, play: papers },
  { connector: fdaStandards, entries: 30, requests: 39, play: standards },
];

describe.each(cases)("$connector.title", ({ connector, entries, requests, play }) => {
  let renew: () => void;
  beforeEach(async () => {
    await world.reset();
    const played = play();
    renew = played.renew;
    double = await openDouble([played.source]);
    official = await openTestOfficial(world, double);
  });
  afterEach(() => double.close());

  const look = () => official.look(connector);
  const listed = async () => (await entriesOf(world.database, connector.id)).filter(({ gone_since }) => gone_since === null).length;
  const changes = async () => (await changesOf(world.database, connector.id)).map(({ kind }) => kind).toSorted();

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

  test.runIf(requests > 1 && entries < 1000)("goes on where it was cut off, between any two of its requests", async () => {
    expect(await official.lookCutOff(connector)).toBeGreaterThan(5);
    expect([await listed(), await changes()]).toEqual([entries, []]);
  });

  test.each(["blocked", "cut", "too_many", "empty"] as const)("loses nothing where answers are %s", async (fault) => {
    await look();
    renew();
    double.fault = () => fault;
    expect((await look()).outcome).not.toMatch(/^(?:changed|unchanged)$/);
    const asked = double.asked.length;
    double.fault = (_, nth) => (nth > asked ? fault : null);
    if (requests > 1) expect((await look()).outcome).not.toMatch(/^(?:changed|unchanged)$/);
    expect([await listed(), await changes()]).toEqual([entries, []]);
    double.fault = () => null;
    // What failed too often in the look that was cut off is asked for in the one after it.
    await look();
    await look();
    expect(await changes()).toEqual(["added", "removed"]);
  });
});
