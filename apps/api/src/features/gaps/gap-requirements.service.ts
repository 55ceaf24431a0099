import type { AuditAction, GapChanges } from "@clausewise/contracts";
import { differences } from "../../differences.ts";
import { AppError } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { actorOf, viewerOf, type Caller, type Services } from "../../service.ts";
import { browseRequirements } from "./browse-requirements.ts";
import { followClauses, placesOf } from "./cited-clauses.ts";
import type { GapParts } from "./gap-parts.ts";
import { openAnalysis, type OpenedAnalysis } from "./opened-analysis.ts";
import { noRequirement, openOwnRequirement, openRequirement, type OpenedRequirement } from "./opened-requirement.ts";
import { requirementAddress } from "./gap-addresses.ts";
import { detailOf } from "./requirement-detail.ts";
import { lockRequirements, updateRequirements, type FullRow } from "./requirements.repository.ts";
import { tellOfChange } from "./tell-of-change.ts";
import { standingsOf } from "./kept-standings.ts";

const nothingShown = () => new AppError("conflict", "Nothing is linked to this requirement yet, so there is nothing to accept.");

const changedMeanwhile = () =>
  new AppError(
    "conflict",
    "This requirement or its evidence was changed after you opened it, so nothing was accepted. Open it again to see what is linked now.",
  );

/** The requirements of analyses: listed, planned, accepted. */
export function createGapRequirementService(parts: GapParts): Services["gapRequirements"] {
  const { audit, clock } = parts;

  const shown = async (caller: Caller, id: string) => detailOf(parts, caller, await openRequirement(parts, viewerOf(caller), id));

  const lock = async (tx: Database, { opened, one }: OpenedRequirement): Promise<FullRow> => {
    const [row] = await lockRequirements(tx, opened.owner, opened.id, [one.row.id]);
    if (!row) throw noRequirement();
    return row;
  };

  const entryOf = (
    { opened, one }: OpenedRequirement,
    action: AuditAction,
    changes: Record<string, unknown>,
    reason: string | null = null,
  ) => ({
    action,
    object_id: one.row.id,
    subject_id: opened.owner.id,
    reason,
    changes: { title: one.said.title, ...changes },
  });

  return {
    async list(filter, caller) {
      const opened = await openAnalysis(parts, viewerOf(caller), filter.id);
      return browseRequirements((await standingsOf(parts, opened)).listed, filter);
    },

    get: ({ id }, caller) => shown(caller, id),

    async change({ id, chosen, ...given }, caller) {
      const viewer = viewerOf(caller);
      const opened = await openAnalysis(parts, viewer, id);
      if (!opened.isOwn) throw noRequirement();
      const fitting = chosen.fitting === undefined ? [] : await fittingOf(parts, opened, chosen.fitting);
      const except = new Set(chosen.except ?? []);
      const wanted = [...new Set([...chosen.requirements, ...fitting])].filter((one) => !except.has(one));
      return audit.changes(caller, async (tx) => {
        const rows = await lockRequirements(tx, viewer, id, wanted);
        if (rows.length < wanted.length) throw noRequirement();
        const changed = rows.flatMap((row) => {
          const changes = differences(row, given);
          return Object.keys(changes).length === 0 ? [] : [{ row, changes }];
        });
        const ids = changed.map(({ row }) => row.id);
        if (ids.length > 0) await tellOfChange(parts, tx, viewer, id);
        await updateRequirements(tx, viewer, ids, { ...planned(given), updated_at: clock.now() });
        const entries = changed.map(({ row, changes }) => ({
          action: "gap.changed" as const,
          object_id: row.id,
          reason: given.override?.reason ?? null,
          changes: { title: row.taken.title, ...changes },
        }));
        return { result: { changed: ids.length }, entries };
      });
    },

    async accept({ id, version, note }, caller) {
      const found = await openRequirement(parts, viewerOf(caller), id);
      const full = found.one.serving.filter(({ relation }) => relation === "same");
      const proofs = [...found.one.proofs.map((proof) => proof.id), ...full.flatMap(({ own }) => own.map((proof) => proof.id))];
      if (proofs.length === 0) throw nothingShown();
      await audit.change(caller, async (tx) => {
        const row = await lock(tx, found);
        if (row.version !== version) throw changedMeanwhile();
        const acceptance = { accepted_at: clock.now(), accepted_by: actorOf(caller).id, accepted_note: note, accepted_proofs: proofs };
        await updateRequirements(tx, found.opened.owner, [id], { ...acceptance, updated_at: clock.now() });
        await tellOfChange(parts, tx, found.opened.owner, found.opened.id);
        const labels = found.one.proofs.map(({ label, document_version }) => ({ label, document_version }));
        return { result: undefined, entry: entryOf(found, "gap.accepted", { proofs, labels }, note === "" ? null : note) };
      });
      return shown(caller, id);
    },

    async withdraw({ id, reason }, caller) {
      const found = await openRequirement(parts, viewerOf(caller), id);
      await audit.change(caller, async (tx) => {
        const row = await lock(tx, found);
        if (row.accepted_at === null) return { result: undefined, entry: null };
        const nobody = { accepted_at: null, accepted_by: null, accepted_note: "", accepted_proofs: [] };
        await updateRequirements(tx, found.opened.owner, [id], { ...nobody, updated_at: clock.now() });
        await tellOfChange(parts, tx, found.opened.owner, found.opened.id);
        await tellOwner(parts, tx, caller, found, reason);
        return { result: undefined, entry: entryOf(found, "gap.acceptance_withdrawn", { accepted_at: row.accepted_at }, reason) };
      });
      return shown(caller, id);
    },

    async look({ id, note }, caller) {
      const viewer = viewerOf(caller);
      const found = await openOwnRequirement(parts, viewer, id);
      const places = await placesOf(parts, [found.one.said]);
      await audit.change(caller, async (tx) => {
        await lock(tx, found);
        if (!found.one.item.clauses_changed) return { result: undefined, entry: null };
        await followClauses(parts, tx, viewer, [{ id, said: found.one.said }], places);
        await updateRequirements(tx, viewer, [id], { updated_at: clock.now() });
        await tellOfChange(parts, tx, viewer, found.opened.id);
        const clauses = found.one.item.clauses;
        return { result: undefined, entry: entryOf(found, "gap.clauses_looked_at", { clauses }, note === "" ? null : note) };
      });
      return shown(caller, id);
    },
  };
}

/** The ids of all requirements that fit a filter, however many there are. */
async function fittingOf(
  parts: GapParts,
  opened: OpenedAnalysis,
  fitting: NonNullable<GapChanges["chosen"]["fitting"]>,
): Promise<string[]> {
  const { listed } = await standingsOf(parts, opened);
  const filter = { ...fitting, id: opened.id, sort: "order" as const, limit: Math.max(1, listed.length) };
  return browseRequirements(listed, filter).items.map(({ id }) => id);
}

/** Tells the owner of a requirement that its acceptance was taken back, and where it stands. */
async function tellOwner({ people, notify }: GapParts, tx: Database, caller: Caller, { opened, one }: OpenedRequirement, reason: string) {
  if (opened.isOwn) return;
  const actor = actorOf(caller);
  const by = (await people.names(tx, [actor.id])).get(actor.id) ?? actor.label;
  await notify(tx, opened.owner, {
    title: `“${one.said.title}” is no longer accepted`,
    message: `${by} took the acceptance back: ${reason}`,
    actor_id: actor.id,
    priority_level: "high",
    address: requirementAddress(opened.id, one.row.id),
  });
}

/** What is given; what is not stays. */
const planned = ({ responsible, due, override, note }: Omit<GapChanges, "id" | "chosen">) => ({
  ...(responsible !== undefined && { responsible }),
  ...(due !== undefined && { due }),
  ...(override !== undefined && { override }),
  ...(note !== undefined && { note }),
});
