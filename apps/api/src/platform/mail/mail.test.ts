import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeClock } from "../../testing/fake-clock.ts";
import { drivers } from "../../testing/drivers.ts";
import { type MailServer, startMailServer } from "../../testing/mail-server.ts";
import type { Database, OpenDatabase } from "../database/client.ts";
import { openJobs, type Jobs } from "../jobs/jobs.ts";
import { openMailer, type Mailer } from "./mail.ts";

const clock = createFakeClock();
const patience = { timeout: 30_000, interval: 50 };

describe.each(drivers)("mail on $kind", ({ open }) => {
  let opened: OpenDatabase & { url?: string };
  let server: MailServer;
  let jobs: Jobs;
  let mailer: Mailer;
  beforeAll(async () => {
    opened = await open();
    server = await startMailServer();
    jobs = await openJobs({ open: opened, databaseUrl: opened.url ?? null, clock, works: true, lookEvery: 0.5, warn: () => undefined });
    mailer = await openMailer({ database: opened.database, clock, jobs, settings: { url: server.url, from: "clausewise@example.org" } });
  });
  beforeEach(() => void server.taken.splice(0));
  afterAll(async () => {
    await jobs.close();
    await server.close();
    await opened.close();
  });

  const deadline = { person_id: null, recipient: "ana@example.org", subject: "A deadline", text: "It is tomorrow." };
  const inTransaction = (work: (tx: Database) => Promise<void>) => opened.database.transaction(work);

  test("is sent once what caused it is committed, and then forgotten but for whom and when", async () => {
    await inTransaction((tx) => mailer.send(tx, deadline));
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), patience);
    expect(server.taken[0]?.to).toEqual(["ana@example.org"]);
    expect(server.taken[0]?.text).toMatch(/From: clausewise@example\.org[\s\S]*Subject: A deadline[\s\S]*It is tomorrow\./);
    const rows = async () => (await opened.raw("select recipient, subject, text from mail where sent_at is not null")).rows;
    await vi.waitFor(async () => expect(await rows()).toEqual([{ recipient: "ana@example.org", subject: "", text: "" }]), patience);
  });

  test("carries the id it is written down under, the same however often it is sent", async () => {
    await inTransaction((tx) => mailer.send(tx, deadline));
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), patience);
    const [, id] = /Message-ID: <(.+)@example\.org>/.exec(server.taken[0]?.text ?? "") ?? [];
    expect((await opened.raw("select recipient from mail where id::text = $1", [id])).rows).toHaveLength(1);
  });

  test("is not sent when what caused it is rolled back", async () => {
    const failing = inTransaction(async (tx) => {
      await mailer.send(tx, deadline);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await inTransaction((tx) => mailer.send(tx, { ...deadline, subject: "Another" }));
    await vi.waitFor(() => expect(server.taken).toHaveLength(1), patience);
    expect(server.taken[0]?.text).toContain("Subject: Another");
  });

  test("that the server refuses waits to be tried again, and what is told of it names nobody", async () => {
    server.refusals.push(new Error("ana@example.org is over quota"));
    await inTransaction((tx) => mailer.send(tx, deadline));
    await vi.waitFor(async () => expect((await jobs.list("retry", 10)).map(({ error }) => error)).toHaveLength(1), patience);
    const [waiting] = await jobs.list("retry", 10);
    expect(waiting?.error).toMatch(/^The mail server did not take a mail \(.+\)\.$/);
    expect(JSON.stringify(waiting)).not.toContain("ana@");
    expect(server.taken).toEqual([]);
  });

  test("is not even written down without a mail server", async () => {
    const none = await openMailer({ database: opened.database, clock, jobs, settings: null });
    const count = async () => (await opened.raw("select count(*)::int as n from mail")).rows;
    const before = await count();
    await inTransaction((tx) => none.send(tx, deadline));
    expect(none.isOn).toBe(false);
    expect(await count()).toEqual(before);
  });
});
