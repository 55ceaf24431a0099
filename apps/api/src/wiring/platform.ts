import { openAudit } from "../features/audit/open-audit.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Config } from "../platform/config.ts";
import type { OpenDatabase } from "../platform/database/client.ts";
import { openEvents } from "../platform/events/events.ts";
import { openJobs } from "../platform/jobs/jobs.ts";
import { openMailer } from "../platform/mail/mail.ts";
import { openFiles } from "../platform/storage/open-files.ts";

interface Ground {
  config: Config;
  open: OpenDatabase;
  clock: Clock;
  warn: (line: string) => void;
}

export type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** What every feature stands on: the audit trail, jobs, events, mail and files. */
export async function openPlatform({ config, open, clock, warn }: Ground) {
  const { database } = open;
  const { files, resealing, close: closeFiles } = await openFiles(config.dataDir, config.storage);
  const trail = await openAudit({ auditDir: config.auditDir, copies: config.auditCopies, open, clock, warn });
  const jobs = await openJobs({
    open,
    databaseUrl: config.databaseDirectUrl ?? config.databaseUrl,
    clock,
    works: config.role !== "web",
    warn,
  });
  const events = await openEvents(jobs.listen);
  const mail = await openMailer({ database, clock, jobs, settings: config.mail });
  return { config, open, database, clock, warn, trail, audit: trail.audit, jobs, events, mail, files, resealing, closeFiles };
}
