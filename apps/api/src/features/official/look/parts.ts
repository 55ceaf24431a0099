import type { Connector } from "@clausewise/official";
import type { Clock } from "../../../platform/clock/clock.ts";
import type { Database } from "../../../platform/database/client.ts";
import type { Events } from "../../../platform/events/events.ts";
import type { Outbound } from "../../../platform/outbound/outbound.ts";
import type { FileStore } from "../../../platform/storage/file-store.ts";
import type { AuditedCaller, AuditTrail } from "../../audit/audit-trail.ts";
import type { TextIntake } from "../../library/import/text-intake.ts";
import type { ReadPages } from "../reading/pdf-words.ts";
import type { Reader } from "../reading/reader.ts";

/** What looking at sources needs. */
export interface LookParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "raise">;
  files: Pick<FileStore, "keep" | "read" | "remove">;
  outbound: Outbound;
  reader: Reader;
  readPages: ReadPages;
  textIntake: TextIntake;
  /** Tells whoever runs the server that a source could not be reached. */
  sayAway: (host: string) => void;
  /** Waits for so many milliseconds, in which others have the database to themselves. */
  rest: (ms: number) => Promise<void>;
  /** Who acts in the trail where a look changes something. */
  caller: () => AuditedCaller;
}

/** One look at one source. */
export interface Look extends LookParts {
  connector: Connector;
  /** When it began; what it tries in vain it does not try again. */
  begunAt: string;
  /** Whether a list that lacks much of what it listed is taken as it is. */
  acceptFewer: boolean;
  signal: AbortSignal;
  report: (progress: number, sentence: string) => Promise<void>;
}
