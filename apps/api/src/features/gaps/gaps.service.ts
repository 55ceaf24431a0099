import type { GapAnalysis } from "@clausewise/contracts";
import { countsOf } from "@clausewise/planning";
import { differences } from "../../differences.ts";
import { AppError } from "../../errors.ts";
import { ownerOf, viewerOf, type Caller, type Services } from "../../service.ts";
import { changePacks } from "./chosen-packs.ts";
import { createGapExport } from "./export/export-gaps.ts";
import type { GapParts } from "./gap-parts.ts";
import { askedOf, byMarket, nextOf, offeredPacks, plannedRows, reviewersOf } from "./gap-summary.ts";
import { readAnalyses, updateAnalysis } from "./gaps.repository.ts";
import { openAnalysis } from "./opened-analysis.ts";
import { assertOwnProduct, ownToChange } from "./own-to-change.ts";
import { shownMatrix } from "./shown-matrix.ts";
import { createReviews, mayAccept } from "./reviews.ts";
import { tellOfChange } from "./tell-of-change.ts";
import { standingsOf } from "./kept-standings.ts";

/** Products held against rule packs. */
export function createGapService(parts: GapParts): Services["gaps"] {
  const { database, audit, clock, people, products } = parts;

  async function shown(caller: Caller, id: string): Promise<GapAnalysis> {
    const opened = await openAnalysis(parts, viewerOf(caller), id);
    const standings = await standingsOf(parts, opened);
    const items = standings.all.map(({ item }) => item);
    return {
      id,
      name: opened.product.name,
      version: opened.version,
      is_own: opened.isOwn,
      may_accept: mayAccept(caller),
      markets: opened.product.targetMarkets,
      packs: offeredPacks(parts, opened, standings),
      facts: opened.facts,
      conditions: opened.conditions,
      ...askedOf(standings),
      counts: countsOf(items),
      by_market: byMarket(parts, opened, standings),
      planned: plannedRows(opened),
      changed: items.filter(({ clauses_changed }) => clauses_changed).length,
      next: nextOf(standings),
      reviewers: await reviewersOf(parts, opened),
    };
  }

  const packs = changePacks(parts);

  return {
    async list(_, caller) {
      const viewer = viewerOf(caller);
      const found = (await readAnalyses(database, viewer)).map((row) => ({ row, owner: ownerOf(row) }));
      const names = await people.names(
        database,
        found.map(({ owner }) => owner.id),
      );
      const heads = found.map(async ({ row: { id, updated_at }, owner }) => {
        const product = await products.find(owner, id);
        const head = { id, owner: names.get(owner.id) ?? "Deleted person", is_own: owner.id === viewer.id, updated_at };
        return product ? [{ ...head, name: product.name }] : [];
      });
      return (await Promise.all(heads)).flat();
    },

    get: ({ id }, caller) => shown(caller, id),

    async choose(given, caller) {
      await packs.choose(given, caller);
      return shown(caller, given.id);
    },

    async tell({ id, version, facts, conditions }, caller) {
      const viewer = viewerOf(caller);
      await assertOwnProduct(parts, viewer, id);
      await audit.change(caller, async (tx) => {
        const before = await ownToChange(tx, viewer, id, version);
        if (!before) throw new AppError("conflict", "Choose the rule packs first that the product is to be held against.");
        await updateAnalysis(tx, viewer, id, { told: facts, conditions, version: version + 1, updated_at: clock.now() });
        await tellOfChange(parts, tx, viewer, id);
        const changes = differences({ told: before.told, conditions: before.conditions }, { told: facts, conditions });
        return { result: undefined, entry: { action: "gap.facts_told", object_id: id, changes } };
      });
      return shown(caller, id);
    },

    async renew(given, caller) {
      await packs.renew(given, caller);
      return shown(caller, given.id);
    },

    async matrix({ id }, caller) {
      const opened = await openAnalysis(parts, viewerOf(caller), id);
      return shownMatrix(parts, opened, await standingsOf(parts, opened));
    },

    ...createReviews(parts),

    export: createGapExport(parts),
  };
}
