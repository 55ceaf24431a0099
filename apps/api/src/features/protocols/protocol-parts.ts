import type { AmendmentRule, IssueRule, RulePack } from "@clausewise/contracts";
import type { AreaWords } from "@clausewise/proofreading";
import type { TrialMarkets } from "@clausewise/planning";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import type { AuditedCaller, AuditTrail } from "../audit/audit-trail.ts";
import type { OpenFile } from "../documents/file.reads.ts";
import type { ProtocolReader } from "./protocol-reader.ts";

/** What protocols are read and judged by: fixed content, loaded when first needed. */
export interface ProtocolRules {
  packs: () => readonly RulePack[];
  areas: () => readonly AreaWords[];
  issues: () => readonly IssueRule[];
  amendments: () => readonly AmendmentRule[];
  markets: () => TrialMarkets;
}

export interface ProtocolParts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  jobs: Pick<Jobs, "enqueue" | "cancel">;
  events: Pick<Events, "raise">;
  rules: ProtocolRules;
  reader: ProtocolReader;
  openFile: OpenFile;
  /** Who acts in the trail where a protocol is read. */
  caller: () => AuditedCaller;
}
