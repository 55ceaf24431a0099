import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { compareFrozen, freezeAnswers } from "./freeze.ts";

const folder = mkdtempSync(join(tmpdir(), "clausewise-frozen-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let said: string;
beforeEach(() => {
  said = "";
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, "write").mockImplementation((text) => (said += String(text)) !== "");
});
afterEach(() => vi.restoreAllMocks());

const frozen = (given: object = {}) => ({
  question: "When is a death reported?",
  authority: "FDA",
  outcome: "answered",
  confidence: 0.8,
  correction: null,
  statements: [{ text: "Within 30 days.", citations: [{ citation: "21 CFR 803.50", quote: "30 calendar days" }] }],
  related: ["21 CFR 803.20"],
  ...given,
});
const file = (name: string, ...rows: object[]) => {
  writeFileSync(join(folder, name), rows.map((row) => `${JSON.stringify(row)}\n`).join(""));
  return join(folder, name);
};
const compare = (before: object[], after: object[]) => compareFrozen([file("before.jsonl", ...before), file("after.jsonl", ...after)]);

test("the same answers differ in nothing", async () => {
  expect(await compare([frozen()], [frozen()])).toBe(0);
  expect(said).toBe("0 of 1 answers differ\n");
});

test("an answer that changed is shown by what came and what went", async () => {
  const later = frozen({ statements: [{ text: "Within 30 days.", citations: [{ citation: "21 CFR 803.50(a)", quote: null }] }] });
  expect(await compare([frozen()], [later])).toBe(1);
  expect(said).toBe(
    "[FDA] When is a death reported?\n-   21 CFR 803.50: 30 calendar days\n+   21 CFR 803.50(a): (no quote)\n\n1 of 1 answers differ\n",
  );
});

test.each([
  ["another outcome", { outcome: "inconclusive" }, "+ inconclusive 0.8000"],
  ["another confidence", { confidence: 0.8001 }, "+ answered 0.8001"],
  ["a correction", { correction: "It is 30 days." }, "+ answered 0.8000 corrects: It is 30 days."],
  ["other further reading", { related: [] }, "- related: 21 CFR 803.20"],
])("%s is a difference", async (_, given, line) => {
  expect(await compare([frozen()], [frozen(given)])).toBe(1);
  expect(said).toContain(line);
});

test("the same statements in another order are told as that", async () => {
  const [one, other] = [
    { text: "One.", citations: [] },
    { text: "Two.", citations: [] },
  ];
  expect(await compare([frozen({ statements: [one, other] })], [frozen({ statements: [other, one] })])).toBe(1);
  expect(said).toContain("~ in another order");
});

test("questions are matched with their authority, and one that is no longer asked is named", async () => {
  expect(await compare([frozen(), frozen({ authority: "EU_MDR" })], [frozen()])).toBe(1);
  expect(said).toContain("[EU_MDR] When is a death reported?");
  expect(said).toContain("+ not asked");
});

test.each([
  ["compare", () => compareFrozen(["only-one.jsonl"])],
  ["freeze", () => freezeAnswers(["--questions", join(folder, "missing.jsonl"), "--out", join(folder, "out.jsonl")])],
])("%s without its files is answered with the usage", async (_, run) => {
  expect(await run()).toBe(2);
  expect(said).toContain("pnpm evaluate compare BEFORE AFTER");
});
