import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorOf, ownerOf, type Caller } from "../../service.ts";
import { openBoard, type Board } from "../../testing/discussions.ts";
import { removePerson } from "../../testing/tables.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";

let world: TestWorld;
let at: Board;
let ana: Caller;
let ben: Caller;
let chi: Caller;

beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  await world.reset();
  [ana, ben, chi] = await Promise.all([world.asPerson("ana"), world.asPerson("ben"), world.asPerson("chi", "reviewer")]);
  at = await openBoard(world, chi);
});
afterAll(() => world.close());

const reply = (id: string, caller: Caller, content = "This one.", quoted_id?: string) =>
  at.board.reply({ id, content, ...(quoted_id !== undefined && { quoted_id }) }, caller);
const open = (id: string, caller = ana) => at.board.get({ id }, caller);

describe("a new discussion", () => {
  test("has no votes, no views and no replies, and is by oneself to oneself, by name and role to others", async () => {
    const begun = await at.begin(ana);
    expect(begun).toMatchObject({ votes: 0, views: 0, replies: [], isPinned: false, isResolved: false, following: true });
    expect(begun).toMatchObject({ author: "You", authorRole: "Regulatory Professional", is_own: true });
    expect(await open(begun.id, ben)).toMatchObject({ author: "ana", authorRole: "Regulatory Professional", is_own: false });
    expect(await open((await at.begin(chi)).id, ana)).toMatchObject({ author: "chi", authorRole: "Reviewer" });
  });

  test("keeps its tags trimmed, once each, without empty ones", async () => {
    expect((await at.begin(ana, { tags: " predicate , ,Software,software" })).tags).toEqual(["predicate", "Software"]);
  });

  test("never shows anybody's address", async () => {
    const { id } = await at.begin(ana);
    await reply(id, ben);
    expect(JSON.stringify([await open(id, chi), await at.listed(chi)])).not.toContain("@example.org");
  });
});

describe("the list", () => {
  test("counts each category truly, whichever is chosen, and finds words in replies", async () => {
    const first = await at.begin(ana, { title: "First" });
    await at.begin(ana, { title: "Second", category: "pma", tags: "panel" });
    await at.begin(ben, { title: "Third", category: "pma" });
    const page = await at.listed(ana, { category: "pma" });
    expect(page).toMatchObject({ total: 2 });
    expect(page.facets.category.map(({ value, count }) => `${value} ${count}`)).toEqual([
      "pma 2",
      "fda-510k 1",
      ...["eu-mdr", "cybersecurity", "ai-ml", "clinical-trials", "quality-systems", "digital-health"].map((one) => `${one} 0`),
    ]);
    expect(await at.titles(ana, { tag: "PANEL" })).toEqual(["Second"]);
    await reply(first.id, ben, "Look into *bench tests*.");
    expect(await at.titles(ana, { search: "bench" })).toEqual(["First"]);
    expect(await at.titles(ben, { scope: "own" })).toEqual(["Third"]);
    expect(await at.titles(ben, { scope: "followed", sort: "votes" })).toHaveLength(2);
  });

  test("goes by the last activity, by views or by votes, pinned ones first, page by page", async () => {
    const ids: Record<string, string> = {};
    for (const [nth, title] of ["A", "B", "C", "D"].entries()) {
      world.clock.set(`2027-11-02T08:0${nth}:00Z`);
      ids[title] = (await at.begin(ana, { title })).id;
    }
    world.clock.set("2027-11-02T09:00:00Z");
    await reply(ids["A"] ?? "", ben);
    await at.board.see({ id: ids["B"] ?? "" }, ben);
    await at.board.vote({ id: ids["C"] ?? "", vote: true }, ben);
    expect(await at.titles(ana)).toEqual(["A", "D", "C", "B"]);
    expect((await at.titles(ana, { sort: "popular" }))[0]).toBe("B");
    expect((await at.titles(ana, { sort: "votes" }))[0]).toBe("C");
    await at.moderation.pin({ id: ids["B"] ?? "", pinned: true }, chi);
    expect(await at.titles(ana)).toEqual(["B", "A", "D", "C"]);
    const begin = await at.listed(ana, { limit: 3 });
    expect(begin.items.map(({ title }) => title)).toEqual(["B", "A", "D"]);
    expect(await at.titles(ana, { limit: 3, cursor: begin.next ?? "" })).toEqual(["C"]);
  });

  test("says what is new to somebody, and the beginning without marks", async () => {
    const { id } = await at.begin(ana, { content: "## Which **class**?" });
    const summary = async () => (await at.listed(ben)).items[0];
    expect(await summary()).toMatchObject({ excerpt: "Which class?", is_news: true, reply_count: 0 });
    await at.board.see({ id }, ben);
    expect(await summary()).toMatchObject({ is_news: false });
    world.clock.set("2027-11-02T10:00:00Z");
    await reply(id, ana);
    expect(await summary()).toMatchObject({ is_news: true, reply_count: 1 });
  });
});

describe("a search", () => {
  const found = (search: string) => at.titles(ana, { search });

  test("finds words by how they begin, in titles, words, replies and tags, all of them in one post", async () => {
    const { id } = await at.begin(ana, { title: "Predicate devices", content: "Does 21 CFR 807.92(a)(3) hold?", tags: "eSTAR, AI/ML" });
    await reply(id, ben, "See the *Prüfung* of MDCG 2020-5.");
    for (const search of ["predic", "PREDICATE dev", "807.92", "807.92(a)", "prüf", "mdcg 2020-5", "estar", "ai/ml"])
      expect([search, await found(search)]).toEqual([search, search === "estar" ? [] : ["Predicate devices"]]);
    for (const search of ["edicate", "predicate mdcg", "(", "' | !", "\\"]) expect([search, await found(search)]).toEqual([search, []]);
  });
});

describe("views and votes", () => {
  test("count once a person, and never one's own", async () => {
    const { id } = await at.begin(ana);
    for (const caller of [ana, ben, ben, chi]) await at.board.see({ id }, caller);
    expect((await open(id)).views).toBe(2);
    await expect(at.board.vote({ id, vote: true }, ana)).rejects.toMatchObject({ code: "conflict" });
    for (const caller of [ben, ben, chi]) await at.board.vote({ id, vote: true }, caller);
    expect(await open(id, ben)).toMatchObject({ votes: 2, voted: true });
    await at.board.vote({ id, vote: false }, ben);
    await at.board.vote({ id, vote: false }, ben);
    expect(await open(id, ben)).toMatchObject({ votes: 1, voted: false });
    expect((await at.listed(ana)).items[0]).toMatchObject({ votes: 1, views: 2 });
  });

  test("are one a person, also at once", async () => {
    const { id } = await at.begin(ana);
    await Promise.all(Array.from({ length: 5 }, () => at.board.vote({ id, vote: true }, ben)));
    expect((await open(id)).votes).toBe(1);
  });
});

describe("replies", () => {
  test("can each be accepted, stand first then, and resolve the discussion", async () => {
    const { id } = await at.begin(ana);
    const [, second, third] = [await reply(id, ben, "No."), await reply(id, chi, "Yes."), await reply(id, ben, "Yes too.")];
    for (const one of [third, second]) await at.board.accept({ id: one.id, accepted: true }, ana);
    const thread = await open(id);
    expect(thread.isResolved).toBe(true);
    expect(thread.replies.map(({ content, is_accepted }) => [content, is_accepted])).toEqual([
      ["Yes.", true],
      ["Yes too.", true],
      ["No.", false],
    ]);
    expect((await at.listed(ana)).items[0]).toMatchObject({ accepted_count: 2, isResolved: true });
    expect(await at.told(ben)).toContain("ana accepted your reply as an answer.");
    await at.board.accept({ id: second.id, accepted: false }, ana);
    await at.board.resolve({ id, resolved: false }, ana);
    expect(await open(id)).toMatchObject({ isResolved: false });
    await expect(at.board.accept({ id, accepted: true }, ana)).rejects.toMatchObject({ code: "conflict" });
  });

  test("quote a post of the same discussion alone", async () => {
    const { id } = await at.begin(ana);
    const other = await at.begin(ana);
    expect(await reply(id, ben, "> Which one?\n\nThis.", id)).toMatchObject({ quoted_id: id });
    await expect(reply(id, ben, "This.", other.id)).rejects.toMatchObject({ code: "not_found" });
  });

  test("tell followers once, those who are mentioned, and not whoever wrote them", async () => {
    const { id } = await at.begin(ana);
    await reply(id, ben, "Hello @Chi, see mail@ana.example");
    expect(await at.told(ana)).toEqual(["ben replied to this discussion."]);
    expect(await at.told(chi)).toEqual(["ben mentioned you in this discussion."]);
    expect(await at.told(ben)).toEqual([]);
    expect((await at.addresses(chi))[0]).toMatch(new RegExp(`^/discussion-board/${id}\\?post=`));
    await at.board.follow({ id, following: false }, ana);
    await reply(id, chi);
    expect(await at.told(ana)).toHaveLength(1);
    expect((await open(id)).replies[0]).toMatchObject({ content: "Hello @chi, see mail@ana.example", mentions: ["@chi"] });
  });

  test("have every window read the discussion anew", async () => {
    const { id } = await at.begin(ana);
    await reply(id, ben);
    expect(at.raised).toEqual([id, id]);
  });

  test("are offered people who wrote on the board, without oneself", async () => {
    const { id } = await at.begin(ana);
    const other = await at.begin(chi);
    await reply(id, ben);
    expect(await at.board.people({ id, search: "" }, ana)).toEqual([
      { name: "ben", role: "Regulatory Professional" },
      { name: "chi", role: "Reviewer" },
    ]);
    expect(await at.board.people({ id: other.id, search: "BE" }, ana)).toMatchObject([{ name: "ben" }]);
    expect(await at.board.people({ search: "" }, ben)).toHaveLength(2);
  });
});

describe("what was written", () => {
  test("can be edited by its author, and what it said before is still read", async () => {
    const { id } = await at.begin(ana, { tags: "one" });
    world.clock.set("2027-11-02T09:00:00Z");
    const edited = await at.board.edit({ id, title: "A better question", content: "Which two?", category: "pma", tags: ["two"] }, ana);
    expect(edited).toMatchObject({ title: "A better question", category: "pma", tags: ["two"], edited_at: "2027-11-02T09:00:00.000Z" });
    expect(await at.board.history({ id }, ben)).toEqual([
      { at: "2027-11-02T09:00:00.000Z", title: "A question", content: "Which one?", tags: ["one"] },
    ]);
    await at.board.edit({ id, content: "Which two?" }, ana);
    expect(await at.board.history({ id }, ben)).toHaveLength(1);
  });

  test("goes with its discussion where nobody replied, and alone where somebody did", async () => {
    const lonely = await at.begin(ana);
    await at.board.remove({ id: lonely.id }, ana);
    await expect(open(lonely.id)).rejects.toMatchObject({ code: "not_found" });
    const { id } = await at.begin(ana, { title: "Secret", tags: "secret" });
    await at.board.edit({ id, content: "Secret too" }, ana);
    await reply(id, ben, "I answered.");
    await at.board.remove({ id }, ana);
    const left = await open(id, chi);
    expect(left).toMatchObject({ title: "", content: "", tags: [], removal: { by: "author" }, replies: [{ content: "I answered." }] });
    expect(await at.board.history({ id }, chi)).toEqual([]);
    expect((await at.listed(ben)).items).toMatchObject([{ title: "", excerpt: "", reply_count: 1 }]);
    await expect(at.board.edit({ id, content: "Back" }, ana)).rejects.toMatchObject({ code: "conflict" });
  });

  test("goes with its author's account from the list as well, with what they were told and told of", async () => {
    const lonely = await at.begin(ana, { content: "21 CFR 820.30(a)" });
    const { id } = await at.begin(ana, { title: "Ana's secret" });
    await reply(id, ben);
    await reply(id, chi);
    const others = await at.begin(ben, { title: "Ben's" });
    await reply(others.id, ana);
    expect(await at.titlesTold(ben)).toEqual(["Ben's", "Ana's secret"]);
    await world.database.transaction((tx) => at.leave(tx, ownerOf({ owner_id: actorOf(ana).id })));
    await removePerson(world.database, actorOf(ana).id);
    expect(await at.listed(ben)).toMatchObject({
      total: 2,
      items: [
        { title: "Ben's", reply_count: 0 },
        { title: "", author: "Deleted person", reply_count: 2 },
      ],
    });
    await expect(open(lonely.id, ben)).rejects.toMatchObject({ code: "not_found" });
    expect(await at.titlesTold(ben)).toEqual([]);
  });

  test("goes with its author's account, and what others wrote and voted stays", async () => {
    const { id } = await at.begin(ana, { title: "Ana's secret" });
    await reply(id, ben, "Thanks @ana");
    const own = await reply(id, ana, "Ana's words");
    await at.board.vote({ id: (await open(id, ben)).replies.find(({ is_own }) => is_own)?.id ?? "", vote: true }, ana);
    await removePerson(world.database, actorOf(ana).id);
    const left = await open(id, ben);
    expect(JSON.stringify(left)).not.toMatch(/Ana's|ana/);
    expect(left).toMatchObject({ author: "Deleted person", title: "", removal: { by: "author", at: null } });
    expect(left.replies).toMatchObject([{ content: "Thanks @Deleted person", votes: 1 }]);
    await expect(at.board.report({ id: own.id, reason: "other", note: "" }, ben)).rejects.toMatchObject({ code: "not_found" });
  });
});

test("nobody but its author changes what was written, and nobody but those who lead it says how a discussion stands", async () => {
  const { id } = await at.begin(ana);
  const own = await reply(id, ben);
  const calls: Record<string, (caller: Caller) => Promise<unknown>> = {
    "edit the question": (caller) => at.board.edit({ id, content: "Changed" }, caller),
    "edit the reply": (caller) => at.board.edit({ id: own.id, content: "Changed" }, caller),
    "take the question back": (caller) => at.board.remove({ id }, caller),
    "take the reply back": (caller) => at.board.remove({ id: own.id }, caller),
    accept: (caller) => at.board.accept({ id: own.id, accepted: true }, caller),
    resolve: (caller) => at.board.resolve({ id, resolved: true }, caller),
  };
  const eve = await world.asPerson("eve");
  const dana = await world.asPerson("dana", "administrator");
  const may = async (caller: Caller, call: (caller: Caller) => Promise<unknown>): Promise<boolean> => {
    const refused = await call(caller).then(
      () => null,
      (error: unknown) => error,
    );
    if (refused !== null) expect(refused).toMatchObject({ code: "forbidden" });
    return refused === null;
  };
  const allowed: Record<string, string[]> = {};
  for (const [name, call] of Object.entries(calls)) {
    allowed[name] = [];
    for (const [who, caller] of Object.entries({ eve, reviewer: chi, administrator: dana }))
      if (await may(caller, call)) allowed[name].push(who);
  }
  expect(allowed).toEqual({
    "edit the question": [],
    "edit the reply": [],
    "take the question back": [],
    "take the reply back": [],
    accept: ["reviewer", "administrator"],
    resolve: ["reviewer", "administrator"],
  });
  expect(await may(ben, (caller) => at.board.accept({ id: own.id, accepted: false }, caller))).toBe(false);
  expect(await may(ana, (caller) => at.board.edit({ id: own.id, content: "Changed" }, caller))).toBe(false);
});
