import { z } from "zod";
import type { Clock } from "../clock/clock.ts";
import type { Database } from "../database/client.ts";
import { defineJob } from "../jobs/job.ts";
import type { Jobs } from "../jobs/jobs.ts";
import { findUnsent, insertMail, setSent, type Mail } from "./mail.repository.ts";

/** The server that takes our mail, and whom it is from. */
export interface MailSettings {
  url: string;
  from: string;
}

interface MailParts {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  /** Null where no mail is sent. */
  settings: MailSettings | null;
}

/** Mail to people; written down in a transaction, and sent by a job once that is committed. */
export interface Mailer {
  /** False where no mail is sent. */
  isOn: boolean;
  /** Writes a mail down to be sent; without a mail server nothing is written. */
  send(tx: Database, said: Mail): Promise<void>;
}

/** Longest time in ms that the mail server may say nothing. */
const patience = 20_000;

/** Opens the outbox, and sends what stands in it where this process runs jobs. */
export async function openMailer({ database, clock, jobs, settings }: MailParts): Promise<Mailer> {
  if (!settings) return { isOn: false, send: async () => undefined };
  const { url, from } = settings;
  const { createTransport } = await import("nodemailer");
  const server = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const job = defineJob({
    name: "mail.send",
    payload: z.object({ id: z.uuid() }),
    retries: 12,
    backOff: 30,
    longest: 120,
    async run({ id }) {
      const unsent = await findUnsent(database, id);
      if (!unsent) return;
      const { recipient, subject, text } = unsent;
      // Sent again after a kill that left open whether it was taken, it is known by its id.
      const messageId = `<${id}@${hostOf(from)}>`;
      await server.sendMail({ from, to: recipient, subject, text, messageId }).catch(refused);
      await setSent(database, id, clock.now());
    },
  });
  await jobs.add(job);
  return {
    isOn: true,
    async send(tx, said) {
      const id = await insertMail(tx, said, clock.now());
      await jobs.enqueue(tx, job, { id });
    },
  };
}

const hostOf = (address: string): string => /@([^\s@>]+)/.exec(address)?.[1] ?? "localhost";

/** What the mail server says names whom we write to, which no log may show. */
function refused(error: unknown): never {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  throw new Error(`The mail server did not take a mail (${[code, responseCode].filter(Boolean).join(", ") || "unknown reason"}).`);
}
