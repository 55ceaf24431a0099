import { DiscussionReportFilter } from "@clausewise/contracts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Caller } from "../../service.ts";
import { openBoard, type Board } from "../../testing/discussions.ts";
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

const open = (id: string, caller: Caller) => at.board.get({ id }, caller);
const reports = async (filter: object = {}) => (await at.moderation.reports(DiscussionReportFilter.parse(filter), chi)).items;

test("what a moderator removed is read by its author and those who moderate alone, who may put it back", async () => {
  const { id } = await at.begin(ana, { title: "Patient 12", content: "It names her." });
  await at.board.reply({ id, content: "Take it out." }, ben);
  await at.moderation.hide({ id, reason: "It names a patient." }, chi);
  expect(await open(id, ben)).toMatchObject({ title: "", content: "", removal: { by: "moderator", reason: "It names a patient." } });
  expect(JSON.stringify(await at.listed(ben))).not.toMatch(/Patient 12|names her/);
  expect(await at.titles(ben, { search: "names her" })).toEqual([]);
  expect(await at.board.history({ id }, ben)).toEqual([]);
  for (const caller of [ana, chi]) expect(await open(id, caller)).toMatchObject({ title: "Patient 12", content: "It names her." });
  expect(await at.told(ana)).toContain("A moderator removed what you wrote: It names a patient.");
  await expect(at.board.edit({ id, content: "Changed" }, ana)).rejects.toMatchObject({ code: "conflict" });
  await at.moderation.restore({ id }, chi);
  expect(await open(id, ben)).toMatchObject({ title: "Patient 12", removal: null });
});

test("what people were told of a discussion is called as it is called now, and after a removal by none of its words", async () => {
  const { id } = await at.begin(ana, { title: "Patient 12" });
  await at.board.reply({ id, content: "Thanks @ana" }, ben);
  expect(await at.titlesTold(ana)).toEqual(["Patient 12"]);
  await at.board.edit({ id, content: "Which one?", title: "A patient" }, ana);
  expect(await at.titlesTold(ana)).toEqual(["A patient"]);
  await at.moderation.hide({ id, reason: "It names a patient." }, chi);
  expect(await at.titlesTold(ana)).toEqual(["Deleted discussion", "Deleted discussion"]);
  await at.moderation.restore({ id }, chi);
  expect(new Set(await at.titlesTold(ana))).toEqual(new Set(["A patient"]));
});

test("a discussion whose beginning was removed is listed as long as somebody's reply is there", async () => {
  const { id } = await at.begin(ana);
  const { id: replyId } = await at.board.reply({ id, content: "A reply" }, ben);
  await at.moderation.hide({ id, reason: "Advertising" }, chi);
  expect(await at.listed(ben)).toMatchObject({ total: 1, items: [{ title: "", tags: [], excerpt: "", author: "ana", reply_count: 1 }] });
  await at.board.remove({ id: replyId }, ben);
  expect(await at.listed(ben)).toMatchObject({ total: 0, items: [] });
  await at.moderation.restore({ id }, chi);
  expect(await at.listed(ben)).toMatchObject({ total: 1 });
});

test("what its author took back cannot be put back", async () => {
  const { id } = await at.begin(ana);
  await at.board.reply({ id, content: "A reply" }, ben);
  await at.board.remove({ id }, ana);
  await expect(at.moderation.restore({ id }, chi)).rejects.toMatchObject({ code: "conflict" });
});

test("a locked discussion takes no replies until it is opened again", async () => {
  const { id } = await at.begin(ana);
  await at.moderation.lock({ id, locked: true }, chi);
  await expect(at.board.reply({ id, content: "Too late" }, ben)).rejects.toMatchObject({ code: "conflict" });
  await at.moderation.lock({ id, locked: false }, chi);
  expect(await at.board.reply({ id, content: "In time" }, ben)).toMatchObject({ content: "In time" });
});

test("reports reach those who moderate, one a person and post, and are settled once", async () => {
  const { id } = await at.begin(ana);
  await at.board.report({ id, reason: "spam", note: "" }, ben);
  await at.board.report({ id, reason: "abusive", note: "Read it" }, ben);
  expect(await at.told(chi)).toContain("Look whether it may stay on the discussion board.");
  expect(await at.told(ana)).toEqual([]);
  const [report] = await reports({ open: true });
  expect(report).toMatchObject({ reporter: "ben", author: "ana", reason: "abusive", note: "Read it", outcome: null, title: "A question" });
  expect(await reports()).toHaveLength(1);
  const settled = await at.moderation.settle({ id: report?.id ?? "", outcome: "kept" }, chi);
  expect(settled).toMatchObject({ outcome: "kept", settled_by: "chi" });
  expect(await reports({ open: true })).toEqual([]);
  await expect(at.moderation.settle({ id: report?.id ?? "", outcome: "kept" }, chi)).rejects.toMatchObject({ code: "conflict" });
});

test("a removal settles all that was reported of a post, and says why", async () => {
  const { id } = await at.begin(ana);
  await at.board.report({ id, reason: "spam", note: "" }, ben);
  await at.board.report({ id, reason: "spam", note: "" }, await world.asPerson("eve"));
  const [report] = await reports({ open: true });
  await expect(at.moderation.settle({ id: report?.id ?? "", outcome: "removed" }, chi)).rejects.toMatchObject({ code: "invalid" });
  await at.moderation.settle({ id: report?.id ?? "", outcome: "removed", reason: "Advertising" }, chi);
  expect((await reports()).map(({ outcome }) => outcome)).toEqual(["removed", "removed"]);
  expect(await open(id, ana)).toMatchObject({ removal: { by: "moderator", reason: "Advertising" } });
});
