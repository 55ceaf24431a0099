import type { TakenRequirement } from "@clausewise/planning";
import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/client.ts";
import { insertRows } from "../../platform/database/insert-rows.ts";
import { oneOf } from "../../platform/database/one-of.ts";
import { owned, ownedBy, type Unowned } from "../../platform/database/owned.ts";
import type { Viewer } from "../../service.ts";
import { gapAnalysis, gapProof, gapRequirement } from "./gaps.table.ts";

const { taken: _taken, ...light } = getTableColumns(gapRequirement);

export type FullRow = typeof gapRequirement.$inferSelect;
/** A row without what its requirement said, which is read where it is no longer what its pack says. */
export type RequirementRow = Omit<FullRow, "taken">;
export type ProofRow = typeof gapProof.$inferSelect;
type NewRow = Unowned<FullRow>;

const ofAnalysis = (owner: Viewer, analysisId: string) => and(owned(gapRequirement, owner), eq(gapRequirement.analysis_id, analysisId));

/** The requirements of some packs of an analysis. */
export const readRequirements = (
  database: Database,
  owner: Viewer,
  analysisId: string,
  packs: readonly string[],
): Promise<RequirementRow[]> =>
  packs.length === 0
    ? Promise.resolve([])
    : database
        .select(light)
        .from(gapRequirement)
        .where(and(ofAnalysis(owner, analysisId), inArray(gapRequirement.pack, [...packs]), eq(gapRequirement.dropped, false)));

/** What some requirements said when they were taken up. */
export async function readTaken(database: Database, owner: Viewer, ids: readonly string[]): Promise<Map<string, TakenRequirement>> {
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ id: gapRequirement.id, taken: gapRequirement.taken })
          .from(gapRequirement)
          .where(and(owned(gapRequirement, owner), oneOf(gapRequirement.id, ids)));
  return new Map(rows.map(({ id, taken }) => [id, taken]));
}

/** All that an analysis has on a pack, dropped ones among them, for changing it. */
export const lockPack = (tx: Database, owner: Viewer, analysisId: string, pack: string): Promise<FullRow[]> =>
  tx
    .select()
    .from(gapRequirement)
    .where(and(ofAnalysis(owner, analysisId), eq(gapRequirement.pack, pack)))
    .for("update");

/** Which analysis a requirement is of, whosever it is. */
export async function analysisOf(database: Database, id: string): Promise<string | null> {
  const [row] = await database.select({ analysis_id: gapRequirement.analysis_id }).from(gapRequirement).where(eq(gapRequirement.id, id));
  return row?.analysis_id ?? null;
}

/** Some requirements of an analysis, for changing them. */
export const lockRequirements = (tx: Database, owner: Viewer, analysisId: string, ids: readonly string[]): Promise<FullRow[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : tx
        .select()
        .from(gapRequirement)
        .where(and(ofAnalysis(owner, analysisId), oneOf(gapRequirement.id, ids)))
        .for("update");

export const insertRequirements = (tx: Database, owner: Viewer, rows: readonly NewRow[]): Promise<void> =>
  insertRows(
    tx,
    gapRequirement,
    rows.map((row) => ({ ...row, ...ownedBy(owner) })),
  );

type Changed = Partial<Omit<NewRow, "id" | "analysis_id" | "version">>;

/** Changes some requirements alike; each gets its next version, and their analysis its next revision. */
export async function updateRequirements(tx: Database, owner: Viewer, ids: readonly string[], changed: Changed): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(gapRequirement)
    .set({ ...changed, version: sql`${gapRequirement.version} + 1` })
    .where(and(owned(gapRequirement, owner), oneOf(gapRequirement.id, ids)));
  const touched = tx
    .selectDistinct({ id: gapRequirement.analysis_id })
    .from(gapRequirement)
    .where(and(owned(gapRequirement, owner), oneOf(gapRequirement.id, ids)));
  await tx
    .update(gapAnalysis)
    .set({ revision: sql`${gapAnalysis.revision} + 1` })
    .where(and(owned(gapAnalysis, owner), inArray(gapAnalysis.id, touched)));
}

/** The evidence linked to the requirements of an analysis, the first that was linked first. */
export const readProofs = (database: Database, owner: Viewer, analysisId: string): Promise<ProofRow[]> =>
  database
    .select(getTableColumns(gapProof))
    .from(gapProof)
    .innerJoin(gapRequirement, eq(gapRequirement.id, gapProof.requirement_id))
    .where(and(owned(gapProof, owner), eq(gapRequirement.analysis_id, analysisId)))
    .orderBy(gapProof.added_at, gapProof.id);

export async function insertProof(tx: Database, owner: Viewer, row: Unowned<ProofRow>): Promise<void> {
  await tx.insert(gapProof).values({ ...row, ...ownedBy(owner) });
}

export async function updateProof(tx: Database, owner: Viewer, id: string, changed: Partial<Unowned<ProofRow>>): Promise<void> {
  await tx
    .update(gapProof)
    .set(changed)
    .where(and(owned(gapProof, owner), eq(gapProof.id, id)));
}

export async function deleteProof(tx: Database, owner: Viewer, id: string): Promise<void> {
  await tx.delete(gapProof).where(and(owned(gapProof, owner), eq(gapProof.id, id)));
}

/** The ids of what an analysis has on requirements, and of the evidence linked to them. */
export async function readIds(tx: Database, owner: Viewer, analysisId: string): Promise<{ requirements: string[]; proofs: string[] }> {
  const requirements = await tx.select({ id: gapRequirement.id }).from(gapRequirement).where(ofAnalysis(owner, analysisId));
  const proofs = await readProofs(tx, owner, analysisId);
  return { requirements: requirements.map(({ id }) => id), proofs: proofs.map(({ id }) => id) };
}
