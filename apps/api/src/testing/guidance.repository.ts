import { eq } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { guidanceDocument } from "../features/guidance/guidance.table.ts";

type Row = typeof guidanceDocument.$inferInsert;

/** Puts a guidance document into the library. */
export async function addGuidance(database: Database, said: Partial<Row> & { title: string }): Promise<void> {
  await database.insert(guidanceDocument).values({
    summary: "",
    topic: [],
    fdaOrganization: [],
    guidanceStatus: "Final",
    openForComment: false,
    documentUrl: `https://example.org/${encodeURIComponent(said.title)}`,
    productType: [],
    regulatory_pathway: [],
    ...said,
  });
}

export async function dropGuidance(database: Database, title: string): Promise<void> {
  await database.delete(guidanceDocument).where(eq(guidanceDocument.title, title));
}
