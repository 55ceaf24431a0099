import { MilestoneFilter, NewClockPlan, NewMilestone, NewMilestoneShare, PlanHappened } from "@clausewise/contracts";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { calendarOf } from "../../calendar.ts";
import type { Mail } from "../../platform/mail/mail.repository.ts";
import { actorOf, viewerOf, type Caller, type Services } from "../../service.ts";
import { openMilestones } from "../../testing/milestones.ts";
import { vouchFor } from "../../testing/tables.repository.ts";
import { createTestWorld, type TestWorld } from "../../testing/world.ts";
import { peopleReads } from "../identity/people.reads.ts";
import { listNotifications } from "../notifications/notifications.repository.ts";
import { createMilestoneReads } from "./milestones.reads.ts";

let world: TestWorld;
let milestones: Services["milestones"];
let plans: Services["milestonePlans"];
let ana: Caller;
let ben: Caller;
let chi: Caller;
let sent: Mail[];
let raised: (string | null)[];

const documentId = "0198c0de-0000-7000-8000-000000000001";

beforeAll(async () => {
  world = await createTestWorld();
  ({ milestones, plans } = openMilestones(world, {
    events: { raise: async (_, change) => void raised.push(change.person_id) },
    mail: { isOn: true, send: async (_, said) => void sent.push(said) },
    publicUrl: "https://clausewise.example.org",
    documents: {
      current: async (_tx, _viewer, ids) => (ids.includes(documentId) ? [{ id: documentId, title: "Draft letter" }] : []),
    },
  }));
});
beforeEach(async () => {
  await world.reset();
  [ana, ben, chi] = await Promise.all([world.asPerson("ana"), world.asPerson("ben"), world.asPerson("chi")]);
  for (const one of [ana, ben, chi]) await vouchFor(world.database, viewerOf(one).id);
  [sent, raised] = [[], []];
});
afterAll(() => world.close());

const add = (name: string, plannedDate: string, more: object = {}) =>
  milestones.create(NewMilestone.parse({ country: "US", type: "submission", name, plannedDate, ...more }), ana);
const listed = async (caller: Caller, more: object = {}) => (await milestones.list(MilestoneFilter.parse(more), caller)).items;
const share = (id: string, more: object = {}) =>
  milestones.share(NewMilestoneShare.parse({ id, recipients: "ben@example.org", ...more }), ana);
const told = async (caller: Caller) =>
  (await listNotifications(world.database, viewerOf(caller), { sort: "newest", limit: 100 })).items.map(({ message }) => message);

test("a new milestone is pending, not shared, and under the usual protocol", async () => {
  expect(await add("Send the 510(k)", "2027-01-04")).toMatchObject({
    protocolId: "protocol-1",
    status: "pending",
    isShared: false,
    sharedWith: [],
    may: "own",
  });
});

test("a list is by day, counts what each filter would leave, and finds words", async () => {
  await add("Later", "2027-05-04", { type: "approval" });
  await add("Sooner", "2027-01-04", { notes: "with the label" });
  const page = await milestones.list(MilestoneFilter.parse({}), ana);
  expect(page.items.map(({ name }) => name)).toEqual(["Sooner", "Later"]);
  expect(page.facets.type).toEqual([
    { value: "approval", count: 1 },
    { value: "submission", count: 1 },
  ]);
  expect((await listed(ana, { search: "LABEL" })).map(({ name }) => name)).toEqual(["Sooner"]);
  expect((await listed(ana, { type: "approval" })).map(({ name }) => name)).toEqual(["Later"]);
  expect((await listed(ana, { from: "2027-02-01" })).map(({ name }) => name)).toEqual(["Later"]);
  expect(await listed(ben)).toEqual([]);
});

describe("what is somebody else's", () => {
  test("is not found, whatever is done with it", async () => {
    const { id } = await add("Mine", "2027-01-04");
    const other = await add("Other", "2027-01-05");
    const calls = [
      () => milestones.get({ id }, ben),
      () => milestones.change({ id, name: "Theirs" }, ben),
      () => milestones.remove({ id }, ben),
      () => milestones.move({ id, plannedDate: "2027-02-01" }, ben),
      () => milestones.foresee({ id, plannedDate: "2027-02-01" }, ben),
      () => milestones.depend({ id: other.id, on_id: id }, ben),
      () => milestones.share(NewMilestoneShare.parse({ id, recipients: "ben@example.org" }), ben),
      () => milestones.history({ id }, ben),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "not_found" });
    expect((await milestones.board({}, ben)).total).toBe(0);
  });

  test("can be read once it is shared, and no more where that is all that was allowed", async () => {
    const { id } = await add("Shared", "2027-01-04");
    const { message, milestone } = await share(id, { may_edit: false });
    expect(message).toBe('Milestone "Shared" has been shared with: ben@example.org');
    expect(milestone).toMatchObject({ isShared: true, sharedWith: ["ben@example.org"] });
    expect(await listed(ben)).toMatchObject([{ name: "Shared", may: "view", owner: "ana", sharedWith: [] }]);
    await expect(milestones.change({ id, name: "Theirs" }, ben)).rejects.toMatchObject({ code: "forbidden" });
    await expect(milestones.move({ id, plannedDate: "2027-02-01" }, ben)).rejects.toMatchObject({ code: "forbidden" });
    await expect(milestones.get({ id }, chi)).rejects.toMatchObject({ code: "not_found" });
  });

  test("can be edited where that is allowed, but neither deleted nor shared on", async () => {
    const { id } = await add("Shared", "2027-01-04");
    await share(id);
    expect(await milestones.change({ id, notes: "Ben was here" }, ben)).toMatchObject({ notes: "Ben was here", may: "edit" });
    await expect(milestones.remove({ id }, ben)).rejects.toMatchObject({ code: "forbidden" });
    const onwards = NewMilestoneShare.parse({ id, recipients: "chi@example.org" });
    await expect(milestones.share(onwards, ben)).rejects.toMatchObject({ code: "forbidden" });
    expect(await told(ana)).toEqual(["ben changed this milestone: notes."]);
    const [first] = await milestones.history({ id }, ana);
    expect(first).toMatchObject({ name: "ben", said: "Changed a milestone: notes from nothing to “Ben was here”" });
  });

  test("is refused, and nothing of it is told, once it is no longer shared", async () => {
    const { id } = await add("Secret again", "2027-01-04");
    await share(id);
    await milestones.unshare({ id, recipient: "BEN@example.org" }, ana);
    const refused = await milestones.get({ id }, ben).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "forbidden" });
    expect(String(refused)).not.toContain("Secret");
    expect(await listed(ben)).toEqual([]);
    expect((await milestones.board({}, ben)).items).toEqual([]);
    await share(id);
    expect(await listed(ben)).toHaveLength(1);
  });

  test("is not opened by an address that no provider vouches for", async () => {
    const { id } = await add("Shared", "2027-01-04");
    await share(id);
    await vouchFor(world.database, viewerOf(ben).id, false);
    await expect(milestones.get({ id }, ben)).rejects.toMatchObject({ code: "not_found" });
  });
});

test("who is given a milestone is told in the app and by mail, and of changes where that is wanted", async () => {
  const { id } = await add("Shared", "2027-01-04");
  await milestones.share(
    NewMilestoneShare.parse({ id, recipients: " ben@example.org ,, CHI@example.org,nobody@example.org", notify: true }),
    ana,
  );
  expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(["ben@example.org", "chi@example.org"]);
  expect(sent[0]?.text).toContain(`https://clausewise.example.org/clinres?open=milestones&milestone=${id}`);
  expect(await told(ben)).toEqual(["ana shared this milestone with you, planned for 2027-01-04."]);
  await share(id, { notify: false });
  await milestones.change({ id, status: "in_progress" }, ana);
  expect(await told(ben)).toHaveLength(1);
  expect(await told(chi)).toHaveLength(2);
  expect(raised).toEqual(expect.arrayContaining([actorOf(ana).id, actorOf(ben).id, actorOf(chi).id]));
});

test("only what was put into the shared calendar stands in a recipient's", async () => {
  const { id } = await add("Shared", "2027-01-04");
  await share(id);
  const reads = createMilestoneReads(world.database, peopleReads);
  const days = async (caller: Caller) => (await reads.days(viewerOf(caller), "https://x.example")).map(({ title }) => title);
  expect([await days(ana), await days(ben)]).toEqual([["Shared"], []]);
  await share(id, { in_calendar: true });
  expect(await days(ben)).toEqual(["Shared"]);
});

describe("what two windows change at once", () => {
  test("overwrites nothing that only one of them has seen, and says what stands there", async () => {
    const { id } = await add("Read as this", "2027-01-04");
    await milestones.change({ id, name: "Changed here", seen: { name: "Read as this" } }, ana);
    await expect(milestones.change({ id, name: "Changed there", seen: { name: "Read as this" } }, ana)).rejects.toMatchObject({
      code: "conflict",
      message: "It was changed elsewhere after you read it: name now “Changed here”. Nothing was overwritten.",
    });
    expect((await milestones.get({ id }, ana)).name).toBe("Changed here");
    expect(await milestones.change({ id, name: "Changed there", seen: { name: "Changed here" } }, ana)).toMatchObject({
      name: "Changed there",
    });
  });

  test("goes together where it is about different fields, or comes to the same", async () => {
    const { id } = await add("Shared", "2027-01-04", { documentsRequired: ["Letter"] });
    await share(id);
    await milestones.change({ id, notes: "Ben was here", seen: { notes: "" } }, ben);
    await milestones.change({ id, status: "delayed", seen: { status: "pending" } }, ana);
    await milestones.change({ id, status: "delayed", seen: { status: "pending" } }, ben);
    await milestones.change({ id, documentsRequired: ["Letter", "Form"], seen: { documentsRequired: ["Letter"] } }, ana);
    expect(await milestones.get({ id }, ana)).toMatchObject({
      notes: "Ben was here",
      status: "delayed",
      documentsRequired: ["Letter", "Form"],
    });
  });

  test("moves it from the day that was seen alone", async () => {
    const { id } = await add("Moved", "2027-01-04");
    await milestones.move({ id, plannedDate: "2027-01-11", from: "2027-01-04" }, ana);
    await expect(milestones.move({ id, plannedDate: "2027-02-01", from: "2027-01-04" }, ana)).rejects.toMatchObject({
      code: "conflict",
      message: "It was changed elsewhere after you read it: day now “2027-01-11”. Nothing was overwritten.",
    });
    expect((await milestones.get({ id }, ana)).plannedDate).toBe("2027-01-11");
  });
});

describe("dates that move", () => {
  const chain = async () => {
    const first = await add("First", "2027-01-04");
    const second = await add("Second", "2027-01-14");
    await milestones.depend({ id: second.id, on_id: first.id }, ana);
    return { first: first.id, second: second.id };
  };

  test("are said before, move together, and are put back together", async () => {
    const { first } = await chain();
    const foreseen = await milestones.foresee({ id: first, plannedDate: "2027-01-11" }, ana);
    expect(foreseen.map(({ name, to }) => [name, to])).toEqual([
      ["First", "2027-01-11"],
      ["Second", "2027-01-21"],
    ]);
    expect((await listed(ana)).map(({ plannedDate }) => plannedDate)).toEqual(["2027-01-04", "2027-01-14"]);
    const { move_id, moved } = await milestones.move({ id: first, plannedDate: "2027-01-11" }, ana);
    expect(moved).toEqual(foreseen);
    expect((await listed(ana)).map(({ plannedDate }) => plannedDate)).toEqual(["2027-01-11", "2027-01-21"]);
    await expect(milestones.undo({ id: move_id }, ben)).rejects.toMatchObject({ code: "not_found" });
    await milestones.undo({ id: move_id }, ana);
    expect((await listed(ana)).map(({ plannedDate }) => plannedDate)).toEqual(["2027-01-04", "2027-01-14"]);
    await expect(milestones.undo({ id: move_id }, ana)).rejects.toMatchObject({ code: "not_found" });
  });

  test("are not put back where something of it moved since", async () => {
    const { first, second } = await chain();
    const { move_id } = await milestones.move({ id: first, plannedDate: "2027-01-11" }, ana);
    await milestones.move({ id: second, plannedDate: "2027-03-01" }, ana);
    await expect(milestones.undo({ id: move_id }, ana)).rejects.toMatchObject({ code: "conflict" });
  });

  test("never make a circle, and never stand before what they depend on", async () => {
    const { first, second } = await chain();
    await expect(milestones.depend({ id: first, on_id: second }, ana)).rejects.toMatchObject({ code: "conflict" });
    await expect(milestones.depend({ id: first, on_id: first }, ana)).rejects.toMatchObject({ code: "conflict" });
    await expect(milestones.move({ id: second, plannedDate: "2027-01-01" }, ana)).rejects.toMatchObject({ code: "conflict" });
  });

  test("are not moved by somebody who may not change all that would move", async () => {
    const { first } = await chain();
    await share(first);
    const refused = await milestones.move({ id: first, plannedDate: "2027-02-01" }, ben).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "forbidden" });
    expect(String(refused)).not.toContain("Second");
  });
});

test("an approval is completed only once its documents are there", async () => {
  const { id } = await add("Decision", "2027-04-01", { type: "approval", documentsRequired: ["Cover letter"] });
  await expect(milestones.change({ id, status: "completed" }, ana)).rejects.toMatchObject({
    code: "conflict",
    message: expect.stringContaining("Cover letter"),
  });
  const { documents } = await milestones.present({ id, name: "Cover letter", document_id: documentId }, ana);
  expect(documents).toEqual([{ name: "Cover letter", document_id: documentId, title: "Draft letter" }]);
  expect(await milestones.change({ id, status: "completed" }, ana)).toMatchObject({ status: "completed", documents_present: 1 });
  await milestones.present({ id, name: "Cover letter" }, ana);
});

describe("a plan by a review clock", () => {
  test("has its days, which follow when the submission moves, and not once somebody chose another", async () => {
    const made = await plans.fromClock(NewClockPlan.parse({ clock: "510k", start: "2027-01-04", protocolId: "Pump" }), ana);
    expect(made.map(({ name, plannedDate }) => [name, plannedDate])).toContainEqual(["Decision (MDUFA goal)", "2027-04-04"]);
    const [submission] = made;
    const decision = made.find(({ name }) => name === "Decision (MDUFA goal)");
    if (!submission || !decision) throw new Error("the plan lacks a milestone");
    expect(decision).toMatchObject({ basis: { clock: "510k", start_id: submission.id, clause: { clause: expect.any(String) } } });
    await milestones.move({ id: submission.id, plannedDate: "2027-02-01" }, ana);
    const after = await milestones.get({ id: decision.id }, ana);
    expect(after).toMatchObject({ plannedDate: "2027-05-02", basis: { why: "90 FDA days from 1 Feb 2027." } });
    const { move_id } = await milestones.move({ id: decision.id, plannedDate: "2027-06-01" }, ana);
    expect(await milestones.get({ id: decision.id }, ana)).toMatchObject({ basis: null });
    await milestones.undo({ id: move_id }, ana);
    expect(await milestones.get({ id: decision.id }, ana)).toMatchObject({ plannedDate: "2027-05-02", basis: { clock: "510k" } });
  });

  test("is none of a clock that there is not", async () => {
    await expect(plans.fromClock(NewClockPlan.parse({ clock: "lunch", start: "2027-01-04" }), ana)).rejects.toMatchObject({
      code: "not_found",
    });
  });
});

describe("as a calendar", () => {
  const hard = { name: "Antwort; an das BfArM, Größe 10 µm 🧪", notes: "One, with a comma; and more\nTwo lines" };
  const written = async () => {
    const { id } = await add(hard.name, "2027-12-31", { notes: hard.notes });
    await add("Called off", "2027-12-30");
    const [first] = await listed(ana, { search: "Called" });
    await milestones.change({ id: first?.id ?? "", status: "cancelled" }, ana);
    const { bytes, media_type } = await milestones.export({ format: "ics" }, ana);
    return { id, media_type, text: Buffer.from(bytes).toString() };
  };

  test("one reader finds the day and every word of what was not called off", async () => {
    const { id, media_type, text } = await written();
    expect(media_type).toBe("text/calendar");
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    expect(events.map(({ uid, summary }) => [uid, summary])).toEqual([[`${id}@clausewise`, hard.name]]);
    expect(events[0]?.startDate.toString()).toBe("2027-12-31");
    expect(events[0]?.description).toContain(hard.notes);
  });

  test("another reader finds the same in what is followed", async () => {
    const { id } = await written();
    const days = await createMilestoneReads(world.database, peopleReads).days(viewerOf(ana), "https://x.example");
    const found = Object.values(nodeIcal.sync.parseICS(calendarOf(days))).filter((one) => one?.type === "VEVENT");
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ datetype: "date", uid: `${id}@clausewise`, summary: hard.name });
  });
});

describe("what stops the clock of a plan", () => {
  const plan = (more: object = {}) => plans.fromClock(NewClockPlan.parse({ clock: "510k", start: "2026-01-05", ...more }), ana);
  const dayOf = async (name: string) => (await listed(ana)).find((one) => one.name === name)?.plannedDate;
  const tell = (id: string, holds: string, caller = ana) => plans.happened(PlanHappened.parse({ id, clock: "510k", holds }), caller);

  test("is taken over where it happened before the plan was made", async () => {
    const made = await plan({ holds: "2026-03-02/2026-05-29" });
    const decision = made.find(({ name }) => name === "Decision (MDUFA goal)");
    expect(decision).toMatchObject({
      plannedDate: "2026-07-02",
      basis: { why: expect.stringContaining("88 days on hold are not counted") },
    });
    expect(made.map(({ type }) => type)).toContain("query_response");
  });

  test("moves the days that follow and what depends on them, says how, and is put back", async () => {
    const [submission] = await plan();
    const id = submission?.id ?? "";
    const decision = (await listed(ana)).find(({ name }) => name === "Decision (MDUFA goal)")?.id ?? "";
    const launch = await add("Launch", "2026-05-05");
    await milestones.depend({ id: launch.id, on_id: decision }, ana);
    const { move_id, moved } = await tell(id, "2026-03-02/2026-05-29");
    expect(moved.map(({ name, to }) => [name, to])).toEqual(
      expect.arrayContaining([
        ["Decision (MDUFA goal)", "2026-07-02"],
        ["Launch", "2026-08-01"],
      ]),
    );
    expect(await dayOf("Decision (statute)")).toBe("2026-04-05");
    expect((await milestones.get({ id: decision }, ana)).basis?.why).toContain("88 days on hold are not counted");
    expect((await milestones.get({ id }, ana)).clocks).toMatchObject([{ id: "510k", happened: { holds: ["2026-03-02/2026-05-29"] } }]);
    await milestones.undo({ id: move_id }, ana);
    expect(await dayOf("Decision (MDUFA goal)")).toBe("2026-04-05");
    expect((await milestones.get({ id }, ana)).clocks).toMatchObject([{ happened: { holds: [] } }]);
  });

  test("adds the answer that a hold asks for, once, takes it away when it is put back, and says when nothing asks for it", async () => {
    const [submission] = await plan();
    const id = submission?.id ?? "";
    const answer = "Complete answer to the request for additional information is due";
    expect(await dayOf(answer)).toBeUndefined();
    const { added, move_id } = await tell(id, "2026-03-02/..");
    expect(added).toEqual([answer]);
    expect(await dayOf(answer)).toBe("2026-08-29");
    await milestones.undo({ id: move_id }, ana);
    expect(await dayOf(answer)).toBeUndefined();
    await tell(id, "2026-03-02/..");
    expect((await tell(id, "2026-03-02/2026-05-29")).added).toEqual([]);
    expect((await listed(ana)).filter(({ name }) => name === answer)).toHaveLength(1);
    expect(await tell(id, "")).toMatchObject({ needless: [answer], stopped: [] });
  });

  test("leaves a day where it was as long as the clock stands, and counts when the submission moves", async () => {
    const [submission] = await plan();
    const id = submission?.id ?? "";
    const { stopped } = await tell(id, "2026-03-02/..");
    expect(stopped).toContain("Decision (MDUFA goal)");
    expect(await dayOf("Decision (MDUFA goal)")).toBe("2026-04-05");
    await tell(id, "2026-03-02/2026-05-29");
    await milestones.move({ id, plannedDate: "2026-01-12" }, ana);
    expect(await dayOf("Decision (MDUFA goal)")).toBe("2026-07-09");
  });

  test("is refused where it cannot have been, where no clock runs, and to whom it is not shared", async () => {
    const [submission] = await plan();
    const id = submission?.id ?? "";
    await expect(tell(id, "2025-03-02/2025-05-29")).rejects.toMatchObject({ message: "A hold cannot begin before the start." });
    const other = await add("Alone", "2026-01-05");
    await expect(tell(other.id, "2026-03-02/..")).rejects.toMatchObject({ code: "conflict" });
    await expect(tell(id, "2026-03-02/..", ben)).rejects.toMatchObject({ code: "not_found" });
    await expect(plan({ holds: "2025-03-02/2025-05-29" })).rejects.toMatchObject({ code: "invalid" });
  });
});

test("what is exported as a table and as a PDF has what the filters leave", async () => {
  await add("Wanted", "2027-01-04", { type: "approval" });
  await add("Other", "2027-01-05");
  const csv = Buffer.from((await milestones.export({ format: "csv", type: "approval" }, ana)).bytes).toString();
  expect(csv).toContain("Wanted");
  expect(csv).not.toContain("Other");
  const pdf = await milestones.export({ format: "pdf" }, ana);
  expect(Buffer.from(pdf.bytes.slice(0, 5)).toString()).toBe("%PDF-");
});
