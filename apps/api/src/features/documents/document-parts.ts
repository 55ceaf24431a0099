import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { OwnSources } from "../library/own-sources.ts";
import type { AskForReading } from "./reading/ask-for-reading.ts";

export interface DocumentParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  files: FileStore;
  jobs: Pick<Jobs, "cancel">;
  sources: OwnSources;
  askForReading: AskForReading;
}
