import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Mail } from "../../platform/mail/mail.repository.ts";
import { createTestWorld } from "../../testing/world.ts";
import { logPath } from "./checkpoint-files.ts";
import { createCheckpointMail } from "./checkpoint-mail.ts";

let auditDir: string;
beforeEach(() => {
  auditDir = mkdtempSync(join(tmpdir(), "clausewise-checkpoint-mail-"));
});
afterEach(() => rmSync(auditDir, { recursive: true, force: true }));

test("the newest checkpoint is mailed once, whole and in a line of its own, and again only when there is a newer one", async () => {
  const world = await createTestWorld();
  const sent: Mail[] = [];
  const mail = { isOn: true, send: async (_: unknown, said: Mail) => void sent.push(said) };
  const job = () => createCheckpointMail({ database: world.database, mail, auditDir, recipient: "trail@example.org" });
  const run = () => job().run({}, { id: "a job", signal: AbortSignal.any([]), report: async () => undefined });
  await run();
  expect(sent).toEqual([]);
  appendFileSync(logPath(auditDir), '{"sequence":1}\n{"sequence":2}\n');
  await run();
  await run();
  expect(sent).toMatchObject([{ recipient: "trail@example.org", person_id: null, subject: "Checkpoint of the audit trail" }]);
  expect(sent[0]?.text.split("\n")).toContain('{"sequence":2}');
  appendFileSync(logPath(auditDir), '{"sequence":3}\n');
  await run();
  expect(sent.map(({ text }) => /\{.*\}/u.exec(text)?.[0])).toEqual(['{"sequence":2}', '{"sequence":3}']);
  await world.close();
});

test("a checkpoint whose mail could not be written down is mailed by the next run", async () => {
  const world = await createTestWorld();
  const sent: Mail[] = [];
  let full = true;
  const send = async (_: unknown, said: Mail) => {
    if (full) throw new Error("the disk is full");
    sent.push(said);
  };
  const job = createCheckpointMail({ database: world.database, mail: { isOn: true, send }, auditDir, recipient: "trail@example.org" });
  appendFileSync(logPath(auditDir), '{"sequence":1}\n');
  const control = { id: "a job", signal: AbortSignal.any([]), report: async () => undefined };
  await expect(job.run({}, control)).rejects.toThrow("the disk is full");
  full = false;
  await job.run({}, control);
  expect(sent).toHaveLength(1);
  await world.close();
});
