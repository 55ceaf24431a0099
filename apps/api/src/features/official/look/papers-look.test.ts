import { fdaGuidanceTexts, mdcgPapers } from "@clausewise/official";
import {
  createDoubleGuidance,
  createDoubleMdcg,
  generatedGuidance,
  generatedPaper,
  openDouble,
  type Double,
} from "@clausewise/official/double";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { changesOf, labelsOf, textsOf } from "../../../testing/official.repository.ts";
import { openTestOfficial, type TestOfficial } from "../../../testing/official.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";

let world: TestWorld;
let guidance: ReturnType<typeof createDoubleGuidance>;
let mdcg: ReturnType<typeof createDoubleMdcg>;
let double: Double;
let official: TestOfficial;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  guidance = createDoubleGuidance([generatedGuidance(1), generatedGuidance(2)]);
  mdcg = createDoubleMdcg(new Map([["UDI", [generatedPaper(1)]]]));
  double = await openDouble([guidance, mdcg]);
  official = await openTestOfficial(world, double);
});
afterEach(() => double.close());
afterAll(() => world.close());

const look = () => {
  world.clock.pass(1000);
  return official.look(fdaGuidanceTexts);
};
const texts = async () => (await textsOf(world.database, fdaGuidanceTexts.id)).map(({ identifier, label }) => `${identifier} ${label}`);
const changes = async () => (await changesOf(world.database, fdaGuidanceTexts.id)).map(({ kind, subject }) => `${kind} ${subject}`);
const both = ["Guidance on Subject 1 & Its Review 1999-02-02", "Guidance on Subject 2 & Its Review 2000-03-03"];
const replaced = [
  ["Guidance for Industry and FDA Staff", "Document 10001"],
  ["1. Introduction", "This guidance tells anew what FDA recommends on devices, and why it does so now."],
];

test("the files that the list names are read, and not sent again while they are the same", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 2, changed: 0, removed: 0 } });
  expect(await texts()).toEqual(both);
  expect(await look()).toMatchObject({ outcome: "unchanged" });
  expect(double.asked.slice(-2).every(({ url, headers }) => url.includes("/media/") && "if-none-match" in headers)).toBe(true);
});

test("another file under the same address is a new version", async () => {
  await look();
  guidance.files.set("10001", replaced);
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 1, removed: 0 } });
  expect((await changes()).at(-1)).toBe("changed Guidance on Subject 1 & Its Review");
  expect(await labelsOf(world.database, "Guidance on Subject 1 & Its Review")).toEqual(["1999-02-02", "1999-02-02"]);
});

test.each(["blocked", "cut", "wrong_type", "empty", "away"] as const)("a file that is %s changes nothing", async (fault) => {
  await look();
  guidance.files.set("10001", replaced);
  double.fault = (url) => (url.includes("/media/10001") ? fault : null);
  expect((await look()).outcome).not.toMatch(/^(?:changed|unchanged)$/);
  expect([await texts(), (await changes()).length]).toEqual([both, 2]);
});

test("a file that is no PDF inside is said to be so, and the others come in", async () => {
  const answer = guidance.answer.bind(guidance);
  guidance.answer = (path, query) =>
    path.includes("10001") ? { status: 200, type: "application/pdf", body: "%PDF-1.4 nothing %%EOF" } : answer(path, query);
  expect(await look()).toMatchObject({ outcome: "broken", result: expect.stringContaining("gave a PDF that cannot be read") as string });
  expect(await texts()).toEqual(both.slice(1));
});

test("a revision of a paper of the MDCG follows the one before it, however much shorter it is", async () => {
  await official.look(mdcgPapers);
  mdcg.topics.set("UDI", [{ ...generatedPaper(1, 1), title: "Guidance on subject 1" }]);
  world.clock.pass(1000);
  expect(await official.look(mdcgPapers)).toMatchObject({ outcome: "changed" });
  expect(await labelsOf(world.database, "MDCG 2024-1")).toEqual(["original", "rev. 1"]);
});
