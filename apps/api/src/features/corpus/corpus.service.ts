import type { ImportResult, SourceVersion } from "@clausewise/contracts";
import type { Database } from "../../database/client.ts";
import { notFound } from "../../errors.ts";
import { actorOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { addVersion, contentHash, findSource, findVersion, rechain, saveSource, summarise, touchVersion } from "./corpus.repository.ts";
import type { Library } from "./library.ts";
import { ordinalOf, readContents, readPassages, readSource, readVersions, versionsHolding } from "./reading.repository.ts";
import { inOrder } from "./version-chain.ts";

/** Passages shown before the one a reader asked for. */
const lead = 8;

export function createCorpusService(database: Database, audit: AuditTrail, library: Library): Services["corpus"] {
  const open = async (id: string, ownerId: string, wanted: string | undefined, around: string | undefined) => {
    const source = await readSource(database, id, ownerId);
    if (!source) throw notFound("This source");
    const versions = inOrder(await readVersions(database, id)).toReversed();
    const holding = around && !wanted ? await versionsHolding(database, id, around) : null;
    const candidates = holding ? versions.filter((version) => holding.includes(version.id)) : versions;
    const version = wanted ? versions.find((one) => one.id === wanted) : (candidates.find((one) => one.is_current) ?? candidates[0]);
    if (!version) throw notFound("This version of the source");
    return { source, versions, version };
  };

  return {
    async read({ id, version: wanted, around, offset, limit }, caller) {
      const { source, versions, version } = await open(id, actorOf(caller).id, wanted, around);
      const at = around ? await ordinalOf(database, version.id, around) : null;
      if (around && at === null) throw notFound("This passage");
      const start = offset ?? Math.max(0, (at ?? 0) - lead);
      const rows = await readPassages(database, version.id, start, limit);
      return { source, version, versions, offset: start, passages: rows.map((row) => row.passage) };
    },

    async contents({ id, version: wanted }, caller) {
      const { version } = await open(id, actorOf(caller).id, wanted, undefined);
      const rows = await readContents(database, version.id);
      return rows.filter((row, at) => at === 0 || row.heading !== rows[at - 1]?.heading);
    },

    async summary() {
      const counts = await summarise(database);
      return { ...counts, indexed_passages: library.size, counted_at: new Date().toISOString() };
    },

    async importVersion(input, caller) {
      const result = await audit.change<ImportResult>(caller, async (tx) => {
        const known = await findSource(tx, input);
        const same = known && (await findVersion(tx, known.id, contentHash(input)));
        if (known && same) {
          await touchVersion(tx, same.id, input.retrieved);
          return { result: unchanged(known.id, same), entry: null };
        }
        const sourceId = await saveSource(tx, input);
        const { id, ...passages } = await addVersion(tx, sourceId, input);
        await rechain(tx, sourceId, new Date().toISOString().slice(0, 10));
        return {
          result: { outcome: known ? "changed" : "added", source_id: sourceId, version_id: id, passages },
          entry: {
            action: "corpus.imported",
            object_type: "source",
            object_id: sourceId,
            object_version: id,
            changes: { identifier: input.identifier, label: input.label, passages },
          },
        };
      });
      if (result.outcome !== "unchanged") await library.refresh();
      return result;
    },
  };
}

const unchanged = (source_id: string, version: Pick<SourceVersion, "id" | "passages">): ImportResult => ({
  outcome: "unchanged",
  source_id,
  version_id: version.id,
  passages: { added: 0, kept: version.passages, removed: 0 },
});
