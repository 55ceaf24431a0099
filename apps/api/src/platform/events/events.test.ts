import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeClock } from "../../testing/fake-clock.ts";
import { drivers } from "../../testing/drivers.ts";
import type { Database, OpenDatabase } from "../database/client.ts";
import { openJobs, type Jobs } from "../jobs/jobs.ts";
import { openEvents, type Events } from "./events.ts";

describe.each(drivers)("events on $kind", ({ open }) => {
  let opened: OpenDatabase & { url?: string };
  let jobs: Jobs;
  let events: Events;
  let again: () => void;
  beforeAll(async () => {
    opened = await open();
    jobs = await openJobs({ open: opened, databaseUrl: opened.url ?? null, clock: createFakeClock(), works: false, warn: () => undefined });
  });
  beforeEach(async () => {
    events = await openEvents((channel, hear, connected) => {
      again = connected;
      return jobs.listen(channel, hear, connected);
    });
    return () => events.close();
  });
  afterAll(async () => {
    await jobs.close();
    await opened.close();
  });

  const inTransaction = (work: (tx: Database) => Promise<void>) => opened.database.transaction((tx) => work(tx));
  const change = (person_id: string | null, object_id: string) =>
    inTransaction((tx) => events.raise(tx, { kind: "notifications", person_id, object_id }));
  const openReader = (personId: string, sessionId = `${personId}'s`, after: string | null = null) => {
    const told: (string | null)[] = [];
    const ids: string[] = [];
    const stop = events.follow(
      {
        personId,
        sessionId,
        changed: ({ id, object_id }) => {
          told.push(object_id);
          ids.push(id);
        },
        missed: () => told.push("missed"),
        end: (reason) => told.push(reason),
      },
      after,
    );
    return { told, ids, stop };
  };
  const patience = { timeout: 10_000, interval: 20 };

  test("tell each person what is theirs or everybody's, in order", async () => {
    const [ana, ben] = [openReader("ana"), openReader("ben")];
    await change("ana", "one");
    await change("ben", "two");
    await change(null, "three");
    await vi.waitFor(() => expect(ana.told).toEqual(["one", "three"]), patience);
    await vi.waitFor(() => expect(ben.told).toEqual(["two", "three"]), patience);
  });

  test("tell nothing of what was rolled back", async () => {
    const ana = openReader("ana");
    const failing = inTransaction(async (tx) => {
      await events.raise(tx, { kind: "notifications", person_id: "ana", object_id: "lost" });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await change("ana", "kept");
    await vi.waitFor(() => expect(ana.told).toEqual(["kept"]), patience);
  });

  test("go on after the last event that a broken connection brought", async () => {
    const first = openReader("ana");
    await change("ana", "one");
    await vi.waitFor(() => expect(first.told).toEqual(["one"]), patience);
    first.stop();
    await change("ana", "two");
    const ben = openReader("ben");
    await change("ben", "heard");
    await vi.waitFor(() => expect(ben.told).toEqual(["heard"]), patience);
    expect(openReader("ana", "ana's", first.ids[0]).told).toEqual(["two"]);
  });

  test("say that something may be missing after a gap", async () => {
    expect(openReader("ana", "ana's", "long ago").told).toEqual(["missed"]);
    const ben = openReader("ben");
    again();
    expect(ben.told).toEqual(["missed"]);
  });

  test("tell what is for processes alone to them and to no reader", async () => {
    const ana = openReader("ana");
    let heard = 0;
    events.on("index_built", () => (heard += 1));
    await inTransaction((tx) => events.announce(tx, "index_built"));
    await change("ana", "one");
    await vi.waitFor(() => expect(ana.told).toEqual(["one"]), patience);
    expect(heard).toBe(1);
  });

  test("end the streams of the session that was signed out, or of all of a person's", async () => {
    const [here, there, ben] = [openReader("ana", "here"), openReader("ana", "there"), openReader("ben")];
    await inTransaction((tx) => events.signOut(tx, "ana", "here"));
    await vi.waitFor(() => expect(here.told).toEqual(["signed_out"]), patience);
    expect(there.told).toEqual([]);
    await inTransaction((tx) => events.signOut(tx, "ana", null));
    await vi.waitFor(() => expect(there.told).toEqual(["signed_out"]), patience);
    expect(ben.told).toEqual([]);
  });
});
