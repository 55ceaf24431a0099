import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { insertDownload } from "./templates.repository.ts";

export const createTemplateService = (audit: AuditTrail): Services["templates"] => ({
  logDownload: (download, caller) =>
    audit.change(caller, async (tx) => {
      await insertDownload(tx, viewerOf(caller), download);
      const entry = { action: "template.downloaded", object_type: "template", object_id: download.templateId, changes: download };
      return { result: { done: true }, entry };
    }),
});
