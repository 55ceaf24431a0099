import { fdaGuidanceTexts, mdcgPapers } from "@clausewise/official";
import { createDoubleGuidance, createDoubleMdcg, generatedGuidance, generatedPaper } from "@clausewise/official/double";
import { expect, test } from "vitest";
import { labelsOf } from "../../../testing/official.repository.ts";
import { officialWorld } from "../../../testing/official-world.ts";

let guidance: ReturnType<typeof createDoubleGuidance>;
let mdcg: ReturnType<typeof createDoubleMdcg>;
const official = officialWorld(() => {
  guidance = createDoubleGuidance([generatedGuidance(1), generatedGuidance(2)]);
  mdcg = createDoubleMdcg(new Map([["UDI", [generatedPaper(1)]]]));
  return [guidance, mdcg];
});
const { look, texts, changes } = official.of(fdaGuidanceTexts);
const both = ["Guidance on Subject 1 & Its Review 1999-02-02", "Guidance on Subject 2 & Its Review 2000-03-03"];
const replaced = [
  ["Guidance for Industry and FDA Staff", "Document 10001"],
  ["1. Introduction", "This guidance tells anew what FDA recommends on devices, and why it does so now."],
];

test("the files that the list names are read, and not sent again while they are the same", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 2, changed: 0, removed: 0 } });
  expect(await texts()).toEqual(both);
  expect(await look()).toMatchObject({ outcome: "unchanged" });
  expect(official.double.asked.slice(-2).every(({ url, headers }) => url.includes("/media/") && "if-none-match" in headers)).toBe(true);
});

test("another file under the same address is a new version", async () => {
  await look();
  guidance.files.set("10001", replaced);
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 1, removed: 0 } });
  expect((await changes()).at(-1)).toMatch(/^changed Guidance on Subject 1 & Its Review/);
  expect(await labelsOf(official.world.database, "Guidance on Subject 1 & Its Review")).toEqual(["1999-02-02", "1999-02-02"]);
});

test.each(["blocked", "cut", "wrong_type", "empty", "away"] as const)("a file that is %s changes nothing", async (fault) => {
  await look();
  guidance.files.set("10001", replaced);
  official.double.fault = (url) => (url.includes("/media/10001") ? fault : null);
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
  const papers = official.of(mdcgPapers);
  await papers.look();
  mdcg.topics.set("UDI", [{ ...generatedPaper(1, 1), title: "Guidance on subject 1" }]);
  expect(await papers.look()).toMatchObject({ outcome: "changed" });
  expect(await labelsOf(official.world.database, "MDCG 2024-1")).toEqual(["original", "rev. 1"]);
});
