import { randomUUID } from "node:crypto";
import type { ChosenPacks } from "@clausewise/contracts";
import { takenOf } from "@clausewise/planning";
import { notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Caller, type Viewer } from "../../service.ts";
import type { ClausePlaces } from "../library/library.reads.ts";
import { followClauses, placesOf } from "./cited-clauses.ts";
import type { GapParts } from "./gap-parts.ts";
import { insertAnalysis, updateAnalysis, type AnalysisRow } from "./gaps.repository.ts";
import { assertOwnProduct, ownToChange } from "./own-to-change.ts";
import { digestOf, type PackShelf } from "./pack-shelf.ts";
import { tellOfChange } from "./tell-of-change.ts";
import { insertRequirements, lockPack, updateRequirements, type FullRow } from "./requirements.repository.ts";

type Pack = NonNullable<ReturnType<PackShelf["pack"]>>;

interface RenewedPacks {
  id: string;
  version: number;
  packs: readonly string[];
}

/** What is had of a requirement before anybody said anything of it. */
const untouched = {
  dropped: false,
  responsible: "",
  due: null,
  override: null,
  note: "",
  accepted_at: null,
  accepted_by: null,
  accepted_note: "",
  accepted_proofs: [],
  version: 1,
};

/** Chooses packs for analyses, and goes over to newer versions of them. */
export function changePacks(parts: GapParts) {
  const { audit, clock } = parts;

  function packCalled(name: string): Pack {
    const pack = parts.packs().pack(name);
    if (!pack) throw notFound("This rule pack");
    return pack;
  }

  /** Takes the version of today of a pack: what is new gets a row, what it says otherwise is said so, what is gone is set aside. */
  async function takeUp(tx: Database, viewer: Viewer, id: string, { pack, requirements }: Pack, places: ClausePlaces): Promise<void> {
    const before = new Map((await lockPack(tx, viewer, id, pack)).map((row) => [row.requirement_id, row]));
    const today = requirements.map((requirement) => {
      const taken = takenOf(requirement);
      return { requirement_id: requirement.id, taken, digest: digestOf(taken), row: before.get(requirement.id) ?? null };
    });
    const now = clock.now();
    const added = today
      .filter(({ row }) => row === null)
      .map(({ requirement_id, taken, digest }) => ({
        ...untouched,
        requirement_id,
        taken,
        digest,
        id: randomUUID(),
        analysis_id: id,
        pack,
        updated_at: now,
      }));
    await insertRequirements(tx, viewer, added);
    const changed = today.flatMap(({ row, taken, digest }) =>
      row && (row.dropped || row.digest !== digest) ? [{ id: row.id, taken, digest }] : [],
    );
    for (const { id: one, ...said } of changed) await updateRequirements(tx, viewer, [one], { ...said, dropped: false, updated_at: now });
    const gone = [...before.values()].filter(
      (row) => !row.dropped && !today.some(({ requirement_id }) => requirement_id === row.requirement_id),
    );
    await updateRequirements(tx, viewer, idsOf(gone), { dropped: true, updated_at: now });
    const rested = [...added, ...changed].map((row) => ({ id: row.id, said: row.taken }));
    await followClauses(parts, tx, viewer, rested, places);
  }

  const save = (
    tx: Database,
    viewer: Viewer,
    id: string,
    before: AnalysisRow | null,
    packs: AnalysisRow["packs"],
  ): Promise<AnalysisRow> => {
    const now = clock.now();
    return before
      ? updateAnalysis(tx, viewer, id, { packs, version: before.version + 1, updated_at: now })
      : insertAnalysis(tx, viewer, { id, packs, told: {}, conditions: [], version: 1, created_at: now, updated_at: now });
  };

  return {
    async choose({ id, version, packs: names }: ChosenPacks, caller: Caller): Promise<void> {
      const viewer = viewerOf(caller);
      await assertOwnProduct(parts, viewer, id);
      const wanted = [...new Set(names)].map(packCalled);
      const places = await placesOf(
        parts,
        wanted.flatMap(({ requirements }) => requirements),
      );
      await audit.change(caller, async (tx) => {
        const before = await ownToChange(tx, viewer, id, version);
        const held = before?.packs ?? [];
        const packs = wanted.map((pack) => held.find((one) => one.pack === pack.pack) ?? { pack: pack.pack, version: pack.version });
        await save(tx, viewer, id, before, packs);
        for (const pack of wanted) if (!held.some((one) => one.pack === pack.pack)) await takeUp(tx, viewer, id, pack, places);
        await tellOfChange(parts, tx, viewer, id);
        const changes = { packs: { before: held.map(({ pack }) => pack), after: packs.map(({ pack }) => pack) } };
        return { result: undefined, entry: { action: "gap.packs_chosen", object_id: id, changes } };
      });
    },

    async renew({ id, version, packs: names }: RenewedPacks, caller: Caller): Promise<void> {
      const viewer = viewerOf(caller);
      await assertOwnProduct(parts, viewer, id);
      const wanted = new Map([...new Set(names)].map((name) => [name, packCalled(name)]));
      const places = await placesOf(
        parts,
        [...wanted.values()].flatMap(({ requirements }) => requirements),
      );
      await audit.change(caller, async (tx) => {
        const before = await ownToChange(tx, viewer, id, version);
        const taken = before?.packs.filter(({ pack }) => wanted.has(pack)) ?? [];
        if (!before || taken.length < wanted.size) throw notFound("This rule pack among those that are chosen");
        for (const pack of wanted.values()) await takeUp(tx, viewer, id, pack, places);
        const versionOf = ({ pack, version: old }: AnalysisRow["packs"][number]) => wanted.get(pack)?.version ?? old;
        const packs = before.packs.map((one) => ({ ...one, version: versionOf(one) }));
        await save(tx, viewer, id, before, packs);
        await tellOfChange(parts, tx, viewer, id);
        const changes = Object.fromEntries(taken.map((one) => [one.pack, { before: one.version, after: versionOf(one) }]));
        return { result: undefined, entry: { action: "gap.pack_renewed", object_id: id, changes } };
      });
    },
  };
}

const idsOf = (rows: readonly Pick<FullRow, "id">[]): string[] => rows.map(({ id }) => id);
