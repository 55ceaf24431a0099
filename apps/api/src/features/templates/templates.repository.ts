import type { TemplateDownload } from "@clausewise/contracts";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { ownedBy } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { templateDownload } from "./templates.table.ts";

export async function insertDownload(
  tx: Database,
  viewer: Viewer,
  download: z.output<typeof TemplateDownload>,
  now: string,
): Promise<void> {
  await tx.insert(templateDownload).values({ ...download, ...ownedBy(viewer), created_at: now });
}
