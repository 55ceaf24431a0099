import { GapRequirementFilter, NewQuery } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorOf, type Caller } from "../../service.ts";
import { createGapWorld, type GapWorld } from "../../testing/gaps.ts";

let world: GapWorld;
let ana: Caller;
let dana: Caller;
let product: string;

beforeAll(async () => {
  world = await createGapWorld();
});
beforeEach(async () => {
  await world.reset();
  [ana, dana] = [await world.asPerson("ana"), await world.asPerson("dana", "administrator")];
  product = await world.addProduct(ana);
  await world.gaps.choose({ id: product, version: 0, packs: ["us-rules", "eu-rules"] }, ana);
});
afterAll(() => world.close());

const listed = async () => (await world.gapRequirements.list(GapRequirementFilter.parse({ id: product }), ana)).items;
const idOf = async (title: string) => (await listed()).find((one) => one.title === title)?.id ?? "";
const statusOf = async (title: string) => (await listed()).find((one) => one.title === title)?.status;
const link = async (title: string, given: object, caller = ana) =>
  world.gapProofs.link({ id: await idOf(title), words: "", note: "", ...given }, caller);

const plan = "The plan of the pump.\n\nThe design is controlled by a procedure that engineering keeps.";

async function readDocument(text = plan, title = "Design plan", replaces?: string): Promise<string> {
  const { id } = await world.upload(ana, "plan.txt", text, { title, ...(replaces !== undefined && { replaces }) });
  await world.tryReading(ana, id);
  return id;
}

describe("evidence", () => {
  test("is a document with the words that show it, found to their page", async () => {
    const document_id = await readDocument();
    const detail = await link("design", { document_id, words: "the design is  controlled by a procedure" });
    expect(detail.proofs).toMatchObject([
      { kind: "document", object_id: document_id, label: "Design plan", page: 1, added_by: "ana", stale: null },
    ]);
    expect(detail.status).toBe("in_review");
  });

  test("whose words do not stand in the document is refused", async () => {
    const document_id = await readDocument();
    await expect(link("design", { document_id, words: "Nothing of the kind." })).rejects.toMatchObject({ code: "invalid" });
    expect(await statusOf("design")).toBe("missing");
  });

  test("of words that no longer stand in the newer file is to be checked again, until it is confirmed", async () => {
    const document_id = await readDocument();
    const { id, proofs } = await link("design", { document_id, words: "The design is controlled" });
    await readDocument("The plan of the pump.\n\nThe design is free.", "Design plan", document_id);
    expect(await statusOf("design")).toBe("check_again");
    await world.gapProofs.confirm({ id, proof_id: proofs[0]!.id, note: "Said in another way." }, ana);
    expect(await statusOf("design")).toBe("in_review");
  });

  test("of words that the newer file has too stands as it did", async () => {
    const document_id = await readDocument();
    await link("design", { document_id, words: "The design is controlled" });
    await readDocument(`${plan}\n\nA page more.`, "Design plan", document_id);
    expect(await statusOf("design")).toBe("in_review");
  });

  test("that is a whole document is to be checked again with its next file, and when it is deleted", async () => {
    const document_id = await readDocument();
    await link("design", { document_id });
    await readDocument("Another text.", "Design plan", document_id);
    expect(await statusOf("design")).toBe("check_again");
    await world.documents.remove({ id: document_id }, ana);
    const detail = await world.gapRequirements.get({ id: await idOf("design") }, ana);
    expect(detail.because).toBe("“Design plan” is no longer among the documents.");
  });

  test("is an answer that was bookmarked", async () => {
    const { id: bookmark_id } = await world.queries.create(NewQuery.parse({ question: "How is design controlled?", response: "So." }), ana);
    const detail = await link("design", { bookmark_id });
    expect(detail.proofs).toMatchObject([{ kind: "bookmark", label: "How is design controlled?", object_id: bookmark_id }]);
  });

  test("is only what its person may read", async () => {
    const document_id = await readDocument();
    const ben = await world.asPerson("ben");
    const his = await world.addProduct(ben);
    const analysis = await world.gaps.choose({ id: his, version: 0, packs: ["us-rules"] }, ben);
    const given = { id: analysis.next?.id ?? "", words: "", note: "", document_id };
    await expect(world.gapProofs.link(given, ben)).rejects.toMatchObject({ code: "not_found" });
  });

  test("that is taken away leaves the requirement missing, and says so in its history", async () => {
    const { id, proofs } = await link("design", { note: "In the archive." });
    const detail = await world.gapProofs.unlink({ id, proof_id: proofs[0]!.id }, ana);
    expect(detail).toMatchObject({ status: "missing", proofs: [] });
    expect(detail.history.map(({ said }) => said)).toEqual([
      "Took evidence away from a requirement: “In the archive.”",
      "Linked evidence to a requirement: “In the archive.”",
    ]);
  });
});

describe("a piece of evidence", () => {
  test("serves what asks for the same fully, what asks for a part partly, and both say so", async () => {
    await link("design", { note: "In the archive." });
    const files = await world.gapRequirements.get({ id: await idOf("files") }, ana);
    expect(files).toMatchObject({
      status: "in_review",
      evidence: 1,
      served_by: [{ title: "design", relation: "same", evidence: 1, source: { title: "A concordance" } }],
    });
    await link("system", { note: "The handbook." });
    expect(await statusOf("scope")).toBe("partly_shown");
    const { serves } = await world.gapRequirements.get({ id: await idOf("system") }, ana);
    expect(serves).toMatchObject([{ title: "scope", relation: "part" }]);
  });

  test("that was accepted for one is accepted for what asks for the same, and no longer once it is gone", async () => {
    const { id, proofs } = await link("design", { note: "In the archive." });
    await world.gaps.askReview({ id: product, person_id: actorOf(dana).id, note: "" }, ana);
    const { version } = await world.gapRequirements.get({ id }, dana);
    await world.gapRequirements.accept({ id, version, note: "" }, dana);
    expect(await statusOf("files")).toBe("met");
    await world.gapProofs.unlink({ id, proof_id: proofs[0]!.id }, ana);
    expect([await statusOf("design"), await statusOf("files")]).toEqual(["missing", "missing"]);
  });

  test("shows who reviews its words, but not the way into its owner's documents", async () => {
    const document_id = await readDocument();
    await link("design", { document_id, words: "The design is controlled" });
    await world.gaps.askReview({ id: product, person_id: actorOf(dana).id, note: "" }, ana);
    const { proofs } = await world.gapRequirements.get({ id: await idOf("design") }, dana);
    expect(proofs).toMatchObject([{ label: "Design plan", words: "The design is controlled", object_id: null, passage_id: null }]);
  });
});

describe("searching one's documents", () => {
  test("proposes passages that seem to hold it, which count for nothing until they are linked", async () => {
    const document_id = await readDocument();
    await readDocument("A letter about something else.", "Letter");
    const found = await world.gapProofs.suggest({ id: await idOf("design") }, ana);
    expect(found).toMatchObject({ read: 2, suggestions: [{ document_id, title: "Design plan", page: 1, verdict: "found" }] });
    expect(await statusOf("design")).toBe("missing");
    const { words } = found.suggestions[0]!;
    await link("design", { document_id, words });
    expect(await statusOf("design")).toBe("in_review");
  });
});
