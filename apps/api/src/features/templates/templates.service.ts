import type { Clock } from "../../platform/clock/clock.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditEntry, AuditTrail } from "../audit/audit-trail.ts";
import { insertDownload } from "./templates.repository.ts";

interface Parts {
  audit: AuditTrail;
  clock: Clock;
}

export const createTemplateService = ({ audit, clock }: Parts): Services["templates"] => ({
  logDownload: (download, caller) =>
    audit.change(caller, async (tx) => {
      await insertDownload(tx, viewerOf(caller), download, clock.now());
      const entry: AuditEntry = { action: "template.downloaded", object_id: download.templateId, changes: download };
      return { result: { done: true }, entry };
    }),
});
