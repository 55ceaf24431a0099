import { DraftChanges, NewDraft, type DraftTool } from "@clausewise/contracts";
import { builtInPacks } from "@clausewise/static-data";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createDocumentWorld, type DocumentWorld } from "../../../testing/documents.ts";
import type { Caller, Services } from "../../../service.ts";
import { createDraftService } from "../drafts.service.ts";
import { createDraftExport } from "../export/export-draft.ts";
import { createDraftTools } from "../tools/draft-tools.ts";
import { proofreader } from "../tools/proofreader.ts";
import type { LookedUp } from "../tools/references.ts";
import { createDraftReviewService } from "./draft-reviews.service.ts";
import { createEnqueueReview } from "./enqueue-review.ts";
import { createReviewJob } from "./review-job.ts";

let world: DocumentWorld;
let drafts: Services["drafts"];
let reviews: Omit<Services["draftReviews"], "export" | "sources">;
let exported: Services["draftReviews"]["export"];
let ana: Caller;
/** What is looked up of every text, or how looking up fails. */
let lookUp: (signal: AbortSignal) => Promise<LookedUp[]>;

beforeAll(async () => {
  world = await createDocumentWorld(null, true);
  const references = { check: (_: unknown, { signal }: { signal: AbortSignal }) => lookUp(signal) };
  const parts = { ...world, packs: builtInPacks, tools: createDraftTools({ proofreader, references }), caller: () => world.asAnyone() };
  drafts = createDraftService(parts);
  const job = createReviewJob(parts);
  await world.jobs.add(job);
  reviews = createDraftReviewService({ ...parts, enqueue: createEnqueueReview({ ...parts, job }) });
  exported = createDraftExport(parts);
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
  lookUp = async () => [];
});
afterAll(() => world.close());

const text = "The pump runs for [insert] hours. It weighs [insert].";
const begin = (fields: object = {}) => drafts.create(NewDraft.parse({ title: "Summary", text, ...fields }), ana);

async function ended(id: string, tool: DraftTool) {
  return vi.waitFor(
    async () => {
      const one = (await reviews.list({ id }, ana)).find((review) => review.tool === tool);
      if (!one || one.state === "waiting" || one.state === "running") throw new Error("it is under way");
      return one;
    },
    { timeout: 30_000, interval: 20 },
  );
}
async function run(id: string, tool: DraftTool = "consistency") {
  await reviews.run({ id, tool }, ana);
  return ended(id, tool);
}
const found = (id: string) => reviews.findings({ id }, ana);

test("a text is looked through, and what is found stands at its words", async () => {
  const { id } = await begin();
  expect(await run(id)).toMatchObject({ state: "done", draft_version: 1, figure: { of: 2 } });
  const findings = await found(id);
  expect(findings.map(({ state, anchors: [at] }) => [state, at && text.slice(at.start, at.end)])).toEqual([
    ["open", "[insert]"],
    ["open", "[insert]"],
  ]);
  expect((await world.records()).map(({ action }) => action)).toEqual(["draft.created", "draft.review_asked", "draft.reviewed"]);
});

test("what was decided stays decided in the next run, wherever its words stand by then, and can be undone", async () => {
  const draft = await begin();
  await run(draft.id);
  const [hours, weight] = await found(draft.id);
  if (!hours || !weight) throw new Error("two placeholders are found");
  await reviews.decide({ id: weight.id, state: "dismissed", reason: "Weighed at the end." }, ana);
  await drafts.update(
    DraftChanges.parse({ id: draft.id, version: 1, edit: { start: 0, end: 0, words: "Scope\n\n", characters: text.length + 7 } }),
    ana,
  );
  await run(draft.id);
  expect((await found(draft.id)).map(({ id, state, reason }) => [id, state, reason])).toEqual([
    [hours.id, "open", null],
    [weight.id, "dismissed", "Weighed at the end."],
  ]);
  expect(await reviews.decide({ id: weight.id, state: "open" }, ana)).toMatchObject({ state: "open", reason: null, decided_at: null });
  expect((await world.records()).map(({ action }) => action).filter((action) => action.startsWith("finding"))).toEqual([
    "finding.dismissed",
    "finding.reopened",
  ]);
});

test("what is found no longer goes while it is open, and stays where it was decided on", async () => {
  const draft = await begin();
  await run(draft.id);
  const [hours] = await found(draft.id);
  if (!hours) throw new Error("a placeholder is found");
  await reviews.decide({ id: hours.id, state: "accepted" }, ana);
  const words = "The pump runs for 5 hours. It weighs 3 kg.";
  await drafts.update(
    DraftChanges.parse({ id: draft.id, version: 1, edit: { start: 0, end: text.length, words, characters: words.length } }),
    ana,
  );
  await run(draft.id);
  expect((await found(draft.id)).map(({ id, state }) => [id, state])).toEqual([[hours.id, "accepted"]]);
});

test("a draft is held against its kind of document, each element with its verdict and clause", async () => {
  const { id } = await begin({ text: "510(k) Summary\n\nTrade name: Alpha pump.", document_type: "us-510k-summary" });
  const { figure } = await run(id, "completeness");
  const elements = await reviews.elements({ id }, ana);
  expect(figure?.of).toBe(elements.filter(({ level, applies }) => level !== "recommended" && applies === "applies").length);
  const missing = (await found(id)).find(({ kind, severity }) => kind === "Missing element" && severity === "high");
  expect(missing).toMatchObject({ anchors: [], citations: [{ citation: expect.stringMatching(/^21 CFR 807\.92/) }] });
});

test("completeness asks for a document type first, and nothing is looked through without a text", async () => {
  const { id } = await begin();
  await expect(reviews.run({ id, tool: "completeness" }, ana)).rejects.toThrow("Choose a document type first");
  const empty = await begin({ text: " \n" });
  await expect(reviews.run({ id: empty.id, tool: "consistency" }, ana)).rejects.toThrow("no text to look through");
});

test("what a text refers to is listed with its verdict, and what no longer holds is a finding", async () => {
  const { id } = await begin({ text: "It meets 21 CFR 820.30(g)." });
  const clause = { title: "21 CFR 820", source_id: null, passage_id: null, url: null };
  const place = { start: 9, end: 25, before: "It meets ", words: "21 CFR 820.30(g)", after: ".", part: null };
  const common = { kind: "clause" as const, message: "It was removed.", target: null, differences: [], places: [place] };
  lookUp = async () => [
    { ...common, verdict: "superseded", reference: "21 CFR 820.30(g)", successors: [{ ...clause, citation: "ISO 13485:2016, 7.3.7" }] },
    { ...common, verdict: "in_force", reference: "21 CFR 820.10", successors: [] },
  ];
  expect(await run(id, "references")).toMatchObject({ figure: { good: 1, of: 2 } });
  expect((await reviews.references({ id }, ana)).map(({ verdict }) => verdict)).toEqual(["superseded", "in_force"]);
  expect(await found(id)).toMatchObject([
    { kind: "Superseded", subject: "21 CFR 820.30(g)", severity: "high", proposal: "What took its place: ISO 13485:2016, 7.3.7." },
  ]);
});

test("a run can be cancelled, which leaves what was found before", async () => {
  const { id } = await begin();
  await run(id);
  const begun = Promise.withResolvers<void>();
  lookUp = (signal) =>
    new Promise((_, reject) => {
      begun.resolve();
      signal.addEventListener("abort", () => reject(new Error("ended")));
    });
  await reviews.run({ id, tool: "references" }, ana);
  await begun.promise;
  expect(await reviews.cancel({ id, tool: "references" }, ana)).toMatchObject({ state: "cancelled" });
  expect(await found(id)).toHaveLength(2);
});

test("a run that fails again and again says so, and can be asked for anew", async () => {
  const { id } = await begin();
  lookUp = () => Promise.reject(new Error("the registers are away"));
  const failed = await run(id, "references");
  expect(failed).toMatchObject({ state: "failed", problem: expect.stringContaining("What was found before stays") });
  lookUp = async () => [];
  expect(await run(id, "references")).toMatchObject({ state: "done", problem: null });
});

test("nobody sees or decides what was found in a draft of somebody else", async () => {
  const { id } = await begin();
  await run(id);
  const [finding] = await found(id);
  const ben = await world.asPerson("ben");
  for (const attempt of [
    reviews.list({ id }, ben),
    reviews.run({ id, tool: "consistency" }, ben),
    reviews.cancel({ id, tool: "consistency" }, ben),
    reviews.findings({ id }, ben),
    reviews.elements({ id }, ben),
    reviews.references({ id }, ben),
    reviews.decide({ id: finding?.id ?? "", state: "accepted" }, ben),
    exported({ id, format: "commented" }, ben),
  ])
    await expect(attempt).rejects.toMatchObject({ code: "not_found" });
});

test.each(["commented", "docx", "pdf", "md"] as const)("a draft is exported as %s, with its hash in the trail", async (format) => {
  const { id } = await begin();
  await run(id);
  const file = await exported({ id, format }, ana);
  expect(file.filename).toMatch(/^summary-(commented|report)\.(docx|pdf|md)$/);
  expect(file.bytes.length).toBeGreaterThan(500);
  expect((await world.records()).at(-1)).toMatchObject({ action: "draft.exported", changes: { format, version: 1 } });
});

test("a report tells what was found, what was made of it, and why", async () => {
  const { id } = await begin({ document_type: "us-510k-summary" });
  await run(id);
  await run(id, "completeness");
  const placeholder = (await found(id)).find(({ kind }) => kind === "Placeholder");
  await reviews.decide({ id: placeholder?.id ?? "", state: "dismissed", reason: "Filled in at signature." }, ana);
  const report = Buffer.from((await exported({ id, format: "md" }, ana)).bytes).toString();
  expect(report).toContain("Dismissed: Filled in at signature.");
  expect(report).toContain("510(k) summary");
  expect(report).toContain("21 CFR 807.92");
});
