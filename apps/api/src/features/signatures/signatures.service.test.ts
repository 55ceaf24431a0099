import { GapRequirementFilter, type SignedKind } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorOf, type Caller, type Services, type Viewer } from "../../service.ts";
import { createGapWorld, type GapWorld } from "../../testing/gaps.ts";
import { forgeSignature, moveSignature, takeSignature } from "../../testing/signatures.repository.ts";
import { createAuditReads } from "../audit/audit.reads.ts";
import { findingToSign } from "../gaps/finding-to-sign.ts";
import { reportToSign } from "../gaps/report-to-sign.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { createSignatureReads } from "./signatures.reads.ts";
import { createSignatureService } from "./signatures.service.ts";

let world: GapWorld;
let signatures: Services["signatures"];
let ana: Caller;
let rita: Caller;
let product: string;
let id: string;

beforeAll(async () => {
  world = await createGapWorld();
});
beforeEach(async () => {
  await world.reset();
  ana = await world.asPerson("ana");
  rita = await confirmedAnew(await world.asPerson("rita", "reviewer"));
  product = await world.addProduct(ana);
  await world.gaps.choose({ id: product, version: 0, packs: ["us-rules", "eu-rules"] }, ana);
  await world.gaps.askReview({ id: product, person_id: actorOf(rita).id, note: "" }, ana);
  const { items } = await world.gapRequirements.list(GapRequirementFilter.parse({ id: product }), ana);
  id = items[0]?.id ?? "";
  const records = createAuditReads(world.database, { key: world.key, people: world.keys });
  signatures = createSignatureService({
    ...world,
    people: peopleReads,
    signatures: createSignatureReads(world.database, records),
    signables: signables(),
    notify: world.parts.notify,
  });
});
afterAll(() => world.close());

const signables = () => ({
  answer: () => Promise.reject(new Error("no answer is signed here")),
  gap_requirement: (viewer: Viewer, one: string) => findingToSign(world.parts, viewer, one),
  gap_analysis: (viewer: Viewer, one: string) => reportToSign(world.parts, viewer, one),
});

/** Somebody whom the provider confirms, however long ago they signed in there. */
async function confirmedAnew(caller: Caller, secondsAgo = 0): Promise<Caller> {
  const { provider, subject } = (await peopleReads.find(world.database, actorOf(caller).id)) ?? { provider: "", subject: "" };
  const confirmSigning = async () => ({
    provider,
    subject,
    authenticated_at: new Date(Date.parse(world.clock.now()) - secondsAgo * 1000).toISOString(),
  });
  const beginSigning = async () => ({ redirectUrl: "https://provider.example/?state=test.sign-1", state: "test.sign-1" });
  return { ...caller, signIn: { ...caller.signIn, beginSigning, confirmSigning } };
}

async function sign(by: Caller, thing: { kind: SignedKind; id: string } = { kind: "gap_requirement", id }): Promise<void> {
  const { content_hash } = await signatures.of(thing, by);
  await signatures.begin({ ...thing, meaning: "approval", note: "As it stands.", content_hash }, by);
  await signatures.complete({ code: "code", state: "test.sign-1" }, by);
}

const shown = async (to: Caller) => (await signatures.of({ kind: "gap_requirement", id }, to)).signatures;

describe("the signature of a finding", () => {
  test("is shown to whoever reads the finding, with name, time and meaning", async () => {
    await sign(rita);
    expect(await shown(ana)).toMatchObject([
      { signer_name: "rita", signer_role: "reviewer", meaning: "approval", note: "As it stands.", state: "holds", changed: [] },
    ]);
    expect((await world.records()).map(({ action }) => action)).toEqual(expect.arrayContaining(["signature.begun", "signature.signed"]));
  });

  test("says what changed once the finding is another, and holds again once that is taken back", async () => {
    await sign(rita);
    const { proofs } = await world.gapProofs.link({ id, words: "", note: "Held in the archive." }, ana);
    expect(await shown(ana)).toMatchObject([{ state: "changed", changed: expect.arrayContaining(["evidence", "status"]) as string[] }]);
    await world.gapProofs.unlink({ id, proof_id: proofs[0]?.id ?? "" }, ana);
    expect(await shown(ana)).toMatchObject([{ state: "holds", changed: [] }]);
  });

  test("is broken where somebody changes it in the database", async () => {
    await sign(rita);
    const [signed] = await shown(ana);
    await forgeSignature(world.database, signed?.id ?? "", "Somebody");
    expect(await shown(ana)).toMatchObject([{ state: "broken" }]);
  });

  test("goes out with the analysis", async () => {
    await sign(rita);
    const { bytes } = await world.gaps.export({ id: product, format: "json" }, ana);
    const { requirements } = JSON.parse(Buffer.from(bytes).toString()) as { requirements: { id: string; signed: unknown }[] };
    expect(requirements.find((one) => one.id === id)?.signed).toMatchObject({ signatures: [{ signer_name: "rita", state: "holds" }] });
    expect(requirements.filter(({ signed }) => signed !== null)).toHaveLength(1);
  });

  test("is missed where somebody takes it away in the database", async () => {
    await sign(rita);
    const [signed] = await shown(ana);
    await takeSignature(world.database, signed?.id ?? "");
    const found = await signatures.of({ kind: "gap_requirement", id }, ana);
    expect([found.signatures, found.missing]).toEqual([[], [signed?.audit_number]]);
  });

  test("says nothing of another finding that it is put under", async () => {
    await sign(rita);
    const { items } = await world.gapRequirements.list(GapRequirementFilter.parse({ id: product }), ana);
    const other = items[1]?.id ?? "";
    await moveSignature(world.database, (await shown(ana))[0]?.id ?? "", other);
    expect((await signatures.of({ kind: "gap_requirement", id: other }, ana)).signatures).toMatchObject([{ state: "broken" }]);
  });

  test("is refused where the provider says that the proof is an old one, and the refusal is recorded", async () => {
    await expect(sign(await confirmedAnew(rita, 3600))).rejects.toThrow("did not say that you proved who you are just now");
    expect(await shown(ana)).toEqual([]);
    expect((await world.records()).at(-1)).toMatchObject({ action: "signature.refused", outcome: "denied" });
  });

  test("is refused ten minutes after it was begun", async () => {
    const { content_hash } = await signatures.of({ kind: "gap_requirement", id }, rita);
    await signatures.begin({ kind: "gap_requirement", id, meaning: "review", note: "", content_hash }, rita);
    world.clock.pass(11 * 60_000);
    await expect(signatures.complete({ code: "code", state: "test.sign-1" }, rita)).rejects.toThrow("more than 10 minutes ago");
  });
});

describe("the signature of a whole report", () => {
  const report = () => ({ kind: "gap_analysis" as const, id: product });
  const under = async (to: Caller) => (await signatures.of(report(), to)).signatures;

  test("holds until any of its findings is another", async () => {
    await sign(rita, report());
    expect(await under(ana)).toMatchObject([{ signer_name: "rita", state: "holds", changed: [] }]);
    expect(await shown(ana)).toEqual([]);
    const { proofs } = await world.gapProofs.link({ id, words: "", note: "Held in the archive." }, ana);
    expect(await under(ana)).toMatchObject([{ state: "changed", changed: ["findings"] }]);
    await world.gapProofs.unlink({ id, proof_id: proofs[0]?.id ?? "" }, ana);
    expect(await under(ana)).toMatchObject([{ state: "holds" }]);
  });

  test("goes out with the report", async () => {
    await sign(rita, report());
    const { bytes } = await world.gaps.export({ id: product, format: "json" }, ana);
    expect(JSON.parse(Buffer.from(bytes).toString())).toMatchObject({ signed: { signatures: [{ signer_name: "rita", state: "holds" }] } });
  });

  test("is for those alone who read the report, once packs are chosen", async () => {
    await expect(signatures.of(report(), await world.asPerson("ben"))).rejects.toMatchObject({ code: "not_found" });
    const empty = await world.addProduct(ana);
    await expect(signatures.of({ kind: "gap_analysis", id: empty }, ana)).rejects.toMatchObject({ code: "conflict" });
  });
});
