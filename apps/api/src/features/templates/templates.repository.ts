import type { TemplateDownload } from "@clausewise/contracts";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { templateDownload } from "./templates.table.ts";

export async function insertDownload(
  tx: Database,
  ownerId: string,
  download: z.output<typeof TemplateDownload>,
  now: string,
): Promise<void> {
  await tx.insert(templateDownload).values({ ...download, owner_id: ownerId, created_at: now });
}
