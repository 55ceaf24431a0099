import { type BuiltInCard, CoachQuestion, CoachSessionFilter } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Caller, Services } from "../../service.ts";
import { createCoachWorld, quizCard, type CoachWorld } from "../../testing/coach.ts";
import { oldRule } from "../../testing/corpus.ts";

const scope = { topic: "Scope", citations: [{ source: "21 CFR 820", clause: "21 CFR 820.1" }] };
const cards = [
  quizCard("design"),
  quizCard("scope", scope),
  quizCard("scope-recall", { ...scope, kind: "recall", options: [], right: [], level: "advanced" }),
  quizCard("scope-several", { ...scope, kind: "several", right: [0, 2], level: "intermediate", jurisdictions: ["EU"] }),
];
const conversation = "0198c0de-0000-7000-8000-0000000000c0";
const question = "Which procedures must a manufacturer establish to control the design of a device?";

let world: CoachWorld;
let library: Services["library"];
let coach: Services["coach"];
let ana: Caller;
let dana: Caller;

beforeAll(async () => {
  world = await createCoachWorld();
});
beforeEach(async () => {
  await world.reset();
  world.clock.set("2026-03-02T08:00:00Z");
  [ana, dana] = [await world.asPerson("ana"), await world.asPerson("dana", "administrator")];
  await open();
  await library.importVersion(oldRule(), dana);
  await open([...cards].map((card) => ({ ...card, why: "It says two." })));
});
afterAll(() => world.close());

const open = async (all: readonly BuiltInCard[] = cards) => ({ coach, library } = await world.opened(all, dana));
const ask = (given: object = {}, caller = ana) => coach.ask(CoachQuestion.parse({ question, conversation, ...given }), caller);
const answer = (id: string, given: { chosen?: number[]; rating?: "again" | "hard" | "good" | "easy" }, caller = ana) =>
  coach.answerCard({ id, chosen: given.chosen ?? [], ...(given.rating && { rating: given.rating }) }, caller);
const deck = (name: "all" | "topic" | "gaps" | "letters" | "products" = "all", topic?: string) =>
  coach.deck({ deck: name, ...(topic !== undefined && { topic }) }, ana);
const amended = () =>
  oldRule({ label: "2026", issued: "2026-02-20", passages: oldRule().passages.map((one) => ({ ...one, text: `Now: ${one.text}` })) });

describe("a question", () => {
  test("is answered as everywhere, in short, with its citations and the topic that its clauses belong to", async () => {
    const named = "What does 21 CFR 820.30(a) require of a manufacturer?";
    const session = await ask({ question: named });
    expect(session).toMatchObject({ question: named, mode: "text", topic: "Design controls", difficulty: "beginner" });
    expect(session).toMatchObject({ outcome: "answered", authority: "MULTI_AUTHORITY", read_as: null });
    expect(session.statements[0]?.citations[0]).toMatchObject({ citation: "21 CFR 820.30(a)", source_identifier: "21 CFR 820" });
    expect(session.answer).not.toContain("**");
    expect(session.understanding_score.basis).toBe("unknown");
  });

  test("is answered under the law that was chosen, or that of its topic", async () => {
    expect(await ask({ topic: "Scope" })).toMatchObject({ authority: "FDA" });
    const other = { conversation: crypto.randomUUID(), question: "What is a device?" };
    expect(await ask({ ...other, topic: "Scope", authority: "EU_MDR" })).toMatchObject({ authority: "EU_MDR" });
  });

  test("that finds nothing conclusive belongs to no topic", async () => {
    const { outcome, topic } = await ask({ question: "What is the weather today?" });
    expect(outcome).not.toBe("answered");
    expect(topic).toBeNull();
  });

  test("is kept for its asker alone", async () => {
    const { id } = await ask({ mode: "voice", topic: "Scope" });
    const listed = await coach.sessions(CoachSessionFilter.parse({ conversation }), ana);
    expect(listed.items).toMatchObject([{ id, mode: "voice", topic: "Scope" }]);
    expect((await coach.sessions(CoachSessionFilter.parse({}), dana)).items).toEqual([]);
  });

  test("in a conversation follows the one before it, never that of somebody else", async () => {
    await ask({}, dana);
    await expect(ask({ question: "And what of its scope?" })).resolves.toMatchObject({ conversation });
    expect((await coach.progress({}, ana)).total_sessions).toBe(1);
  });

  test("under a topic that there is not is not found", async () => {
    await expect(ask({ topic: "Lunch" })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a card", () => {
  test("comes without its answer, is judged by what was chosen, and is put off", async () => {
    const { card, fresh } = await deck();
    expect(card).toEqual({ ...card, id: "design", options: ["One", "Two", "Three"], seen: false });
    expect(card).not.toHaveProperty("right");
    expect(fresh).toBe(4);
    const right = await answer("design", { chosen: [1] });
    expect(right).toMatchObject({ was_right: true, rating: "good", right: [1], citations: [{ clause: "21 CFR 820.30(a)" }] });
    expect(right.citations[0]?.passage_id).not.toBeNull();
    expect((await deck()).card?.id).toBe("scope");
    world.clock.set(right.due);
    expect((await deck()).card).toMatchObject({ id: "design", seen: true });
  });

  test("that was answered wrong is known again, whatever is said of it", async () => {
    expect(await answer("design", { chosen: [0], rating: "easy" })).toMatchObject({ was_right: false, rating: "again" });
    expect((await deck("topic", "Design controls")).next_due).not.toBeNull();
  });

  test("of several right options needs all of them and no other", async () => {
    expect(await answer("scope-several", { chosen: [2, 0] })).toMatchObject({ was_right: true });
    expect(await answer("scope-several", { chosen: [0, 1, 2] })).toMatchObject({ was_right: false });
  });

  test("that is answered from memory is shown, then rated by whoever answered", async () => {
    expect(await coach.reveal({ id: "scope-recall" }, ana)).toMatchObject({ why: "It says two." });
    await expect(coach.reveal({ id: "scope" }, ana)).rejects.toMatchObject({ code: "conflict" });
    await expect(answer("scope-recall", {})).rejects.toMatchObject({ code: "invalid" });
    expect(await answer("scope-recall", { rating: "hard" })).toMatchObject({ was_right: true, rating: "hard" });
  });

  test("leaves no trace in what others have learned", async () => {
    await answer("design", { chosen: [1] });
    expect((await coach.deck({ deck: "all" }, dana)).fresh).toBe(4);
  });

  test("that there is not is not found", async () => {
    await expect(answer("lunch", { chosen: [0] })).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("a card whose clause changed", () => {
  beforeEach(async () => {
    await library.importVersion(amended(), dana);
  });

  test("is asked of nobody, and counted as retired", async () => {
    expect((await deck()).card).toBeNull();
    await expect(answer("design", { chosen: [1] })).rejects.toMatchObject({ code: "conflict" });
    const { topics } = await coach.progress({}, ana);
    expect(topics.map(({ topic, cards: inUse, retired }) => [topic, inUse, retired])).toEqual([
      ["Design controls", 0, 1],
      ["Scope", 0, 3],
    ]);
  });

  test("is shown with the words before and now, and asked again once somebody confirmed it", async () => {
    const retired = await coach.retired({}, dana);
    expect(retired.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    expect(retired[0]?.changes).toMatchObject([{ kind: "changed", was: { label: "1996" }, now: { label: "2026" } }]);
    expect(retired[0]?.changes[0]?.was_text).toMatch(/^Each manufacturer/u);
    expect(retired[0]?.changes[0]?.passage?.text).toMatch(/^Now: Each manufacturer/u);
    expect(await coach.confirmCard({ id: "design", reason: "It says the same." }, dana)).toEqual({ id: "design", confirmed: true });
    expect((await deck()).card?.id).toBe("design");
    expect((await coach.retired({}, dana)).map(({ id }) => id)).not.toContain("design");
    expect((await world.records(1, 100)).at(-1)).toMatchObject({
      action: "card.confirmed",
      object_id: "design",
      reason: "It says the same.",
    });
  });

  test("stays retired over a start, until the card is written anew", async () => {
    await open(cards.map((card) => ({ ...card, why: "It says two." })));
    expect((await deck()).card).toBeNull();
    await open(cards.map((card) => ({ ...card, why: "Compared with the rule of 2026." })));
    expect((await deck()).card?.id).toBe("design");
  });

  test("retires again with the next change after it was confirmed", async () => {
    await coach.confirmCard({ id: "design", reason: "It says the same." }, dana);
    const [scopeAlone] = oldRule().passages;
    await library.importVersion(oldRule({ label: "March", issued: "2026-03-01", passages: scopeAlone ? [scopeAlone] : [] }), dana);
    expect((await coach.retired({}, dana)).find(({ id }) => id === "design")?.changes).toMatchObject([{ kind: "removed" }]);
  });
});

test("a card on clauses that stand as they did is not confirmed, and leaves no record", async () => {
  expect(await coach.confirmCard({ id: "design", reason: "Looked at it." }, dana)).toEqual({ id: "design", confirmed: false });
  expect((await world.records(1, 100)).some(({ action }) => action === "card.confirmed")).toBe(false);
});

describe("a deck", () => {
  test("of products holds cards for their kinds and markets, and says so where there is none", async () => {
    expect(await deck("products")).toMatchObject({
      cards: 0,
      card: null,
      because: expect.stringContaining("You keep no product yet") as string,
    });
    await world.addProduct(ana, { targetMarkets: ["EU"] });
    expect(await deck("products")).toMatchObject({ cards: 1, because: "Cards for the kind and the markets of “Pump”." });
  });

  test("of gaps holds cards on clauses of requirements that are open", async () => {
    expect((await deck("gaps")).because).toContain("no gap analysis yet");
    const id = await world.addProduct(ana);
    await world.gaps.choose({ id, version: 0, packs: ["us-rules"] }, ana);
    expect(await deck("gaps")).toMatchObject({ cards: 4, because: "Cards on clauses of requirements that are open for “Pump”." });
  });

  test("of letters holds cards on the parts that letters to firms with such products cite, or their subjects stand under", async () => {
    await world.addProduct(ana);
    expect(await deck("letters")).toMatchObject({ cards: 4, because: expect.stringContaining("2 of 2 warning letters cite") as string });
  });

  test("of a topic holds its cards alone, and of no topic is not found", async () => {
    expect(await deck("topic", "Scope")).toMatchObject({ cards: 3 });
    await expect(deck("topic", "Lunch")).rejects.toMatchObject({ code: "not_found" });
  });
});
