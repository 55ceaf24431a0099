import type { SearchResult } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorOf, viewerOf, type Caller } from "../../../service.ts";
import { beginAnswering, type Answering } from "../../../testing/answering.ts";
import { addPrivateSource, dropSource } from "../../../testing/corpus.repository.ts";
import { europeanRule, newRule, oldRule } from "../../../testing/corpus.ts";
import { drivers } from "../../../testing/drivers.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import { createCitations } from "../../citations/citations.ts";
import { createLibraryReads } from "../../library/library.reads.ts";
import { createSharing } from "../../sharing/sharing.ts";

const question = "Which glucose meter shall be calibrated with the blue reference lamp?";
const text = "Each glucose meter shall be calibrated with the blue reference lamp before it leaves the factory.";
const plan = oldRule({
  identifier: "Calibration plan",
  title: "Calibration plan",
  authority: "Acme Quality",
  kind: "guidance",
  binding: false,
  status: "final",
  passages: [{ citation: "Calibration plan 4.2", heading: "Calibration", text }],
});

describe.each(drivers)("a source of one's own on $kind", ({ open }) => {
  let world: TestWorld;
  let answering: Answering;
  let ana: Caller;
  let ben: Caller;
  beforeAll(async () => {
    world = await createTestWorld(open);
  });
  beforeEach(async () => {
    answering = await beginAnswering(world);
    await answering.bring(newRule(), europeanRule());
    [ana, ben] = [answering.ana, await world.asPerson("ben")];
  });
  afterAll(() => world.close());

  const own = () => addPrivateSource(world.database, viewerOf(ana), plan);
  const asks = (who: Caller) => answering.ask(question, {}, who);
  const citedIn = ({ statements }: SearchResult) => statements.flatMap(({ citations }) => citations);
  /** Whether anything of an answer tells of the source. */
  const tells = (answer: SearchResult, id: string) =>
    JSON.stringify(answer).includes(id) || /Calibration plan|Acme|factory/.test(JSON.stringify(answer));

  test("is quoted verbatim to its owner, and written down as cited", async () => {
    const id = await own();
    const answer = await asks(ana);
    const [cited] = citedIn(answer);
    expect(cited).toMatchObject({ source_id: id, text_kind: "verbatim", quote: text, citation: "Calibration plan 4.2" });
    expect(answer.searched).toMatchObject({ sources: 2, passages: 3 });
    expect(answer.searched.authorities).toContain("Acme Quality");
    const citations = createCitations(world.database, createLibraryReads(world.database));
    expect(await citations.citedBy(viewerOf(ana), "answer", [id], 9)).toEqual([
      { id: answer.answer_id, clauses: ["Calibration plan 4.2"] },
    ]);
  });

  test("is nothing to anybody else: no statement, no related passage, no count, no authority", async () => {
    const before = await asks(ben);
    const id = await own();
    await asks(ana);
    const answer = await asks(ben);
    expect(tells(answer, id)).toBe(false);
    expect([answer.searched, answer.statements, answer.related]).toEqual([before.searched, before.statements, before.related]);
  });

  test("is found by whom it is shared with, until that is taken back", async () => {
    const id = await own();
    const sharing = createSharing(world.clock);
    await sharing.share(world.database, viewerOf(ana), { kind: "source", id }, actorOf(ben).id, "view");
    expect(citedIn(await asks(ben))[0]).toMatchObject({ source_id: id, quote: text });
    expect(tells(await asks(await world.asPerson("chi")), id)).toBe(false);
    await sharing.unshare(world.database, viewerOf(ana), { kind: "source", id }, actorOf(ben).id);
    expect(tells(await asks(ben), id)).toBe(false);
    expect(tells(await asks(ana), id)).toBe(true);
  });

  test("is found by whom an answer was shared with that cites it", async () => {
    const id = await own();
    const { answer_id } = await asks(ana);
    const shared = { kind: "answer" as const, id: answer_id };
    await createSharing(world.clock).share(world.database, viewerOf(ana), shared, actorOf(ben).id, "view");
    expect(citedIn(await asks(ben))[0]).toMatchObject({ source_id: id });
  });

  const upload = (passage = text) =>
    addPrivateSource(world.database, viewerOf(ana), {
      ...plan,
      kind: "upload",
      jurisdiction: "INT",
      passages: plan.passages.map((one) => ({ ...one, text: passage })),
    });
  const looking = (library: boolean, documents: "all" | "none" | string[], asked = question) =>
    answering.ask(asked, { scope: { library, documents } }, ana);

  test("is found, where it is a document, if its owner looks in it, or in all of theirs, and not in the library alone", async () => {
    const id = await upload();
    expect(citedIn(await looking(false, "all")).map(({ source_id }) => source_id)).toEqual([id]);
    expect(citedIn(await looking(false, [id]))[0]).toMatchObject({ source_id: id, quote: text });
    expect(tells(await looking(true, "none"), id)).toBe(false);
    const elsewhere = await looking(false, ["00000000-0000-4000-8000-000000000000"]);
    expect([elsewhere.outcome, elsewhere.searched.sources]).toEqual(["nothing_found", 0]);
    expect(elsewhere.response).toContain("Nothing in the chosen documents supports an answer.");
  });

  test("is part of the library, where it is none of one's documents, to whom it belongs", async () => {
    const id = await own();
    expect(citedIn(await looking(true, "none"))[0]).toMatchObject({ source_id: id });
    expect((await looking(false, "all")).outcome).toBe("nothing_found");
  });

  test("stands before the law where it was chosen and both answer", async () => {
    const id = await upload("The manufacturer shall document a quality management system in the blue binder.");
    const answer = await looking(true, [id], "Must a manufacturer document a quality management system?");
    expect(citedIn(answer).map(({ kind }) => kind)).toEqual(["upload", "regulation"]);
  });

  test("is found under any authority where it is a document of one's own", async () => {
    const id = await upload();
    for (const authority of ["EU_MDR", "HEALTH_CANADA"] as const)
      expect(citedIn(await answering.ask(question, { authority }, ana))[0]).toMatchObject({ source_id: id });
  });

  test("is found by nobody once it is deleted", async () => {
    const id = await own();
    expect(tells(await asks(ana), id)).toBe(true);
    await dropSource(world.database, id);
    expect(tells(await asks(ana), id)).toBe(false);
  });

  test("is found as it is now, when a new version has come", async () => {
    await own();
    await asks(ana);
    const id = await addPrivateSource(world.database, viewerOf(ana), {
      ...plan,
      identifier: "Lamp list",
      passages: plan.passages.map((one) => ({ ...one, citation: "Lamp list 1", text: text.replace("factory", "workshop") })),
    });
    expect(
      citedIn(await asks(ana))
        .concat((await asks(ana)).related)
        .map(({ source_id }) => source_id),
    ).toContain(id);
  });
});
