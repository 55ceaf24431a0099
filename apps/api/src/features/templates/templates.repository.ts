import type { MadeFileFilter, TemplateDownload } from "@clausewise/contracts";
import { and, count, eq, getTableColumns } from "drizzle-orm";
import type { z } from "zod";
import type { Database } from "../../platform/database/client.ts";
import { owned, ownedBy, withoutOwner, type Unowned } from "../../platform/database/owned.ts";
import { byCreation, pageOf } from "../../platform/database/page.ts";
import { first } from "../../platform/database/rows.ts";
import type { Viewer } from "../../service.ts";
import { templateDownload, templateFile } from "./templates.table.ts";

export async function insertDownload(
  tx: Database,
  viewer: Viewer,
  download: z.output<typeof TemplateDownload>,
  now: string,
): Promise<void> {
  await tx.insert(templateDownload).values({ ...download, ...ownedBy(viewer), created_at: now });
}

/** How often each template was downloaded, by anybody. */
export async function countDownloads(database: Database): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ template: templateDownload.templateId, downloads: count() })
    .from(templateDownload)
    .groupBy(templateDownload.templateId);
  return new Map(rows.map(({ template, downloads }) => [template, downloads]));
}

const shown = withoutOwner(getTableColumns(templateFile));

type NewFile = Unowned<Omit<typeof templateFile.$inferSelect, "id">>;

export const insertFile = async (tx: Database, viewer: Viewer, file: NewFile): Promise<string> =>
  first(
    await tx
      .insert(templateFile)
      .values({ ...file, ...ownedBy(viewer) })
      .returning({ id: templateFile.id }),
  ).id;

export function listFiles(database: Database, viewer: Viewer, { template, sort, ...part }: MadeFileFilter) {
  const wanted = and(owned(templateFile, viewer), template === undefined ? undefined : eq(templateFile.template, template));
  return pageOf(part, byCreation(templateFile)[sort], ({ columns, after, orderBy, limit }) =>
    database
      .select({ ...shown, ...columns(database.$count(templateFile, wanted)) })
      .from(templateFile)
      .where(and(wanted, after))
      .orderBy(...orderBy)
      .limit(limit),
  );
}
