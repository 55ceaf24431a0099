import type { ImportResult } from "@clausewise/contracts";
import type { Events } from "../../platform/events/events.ts";
import { first } from "../../platform/database/rows.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services, type Viewer } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { summarise } from "./import/import.repository.ts";
import { keepStatistics } from "./import/statistics.repository.ts";
import { findInVersion } from "./clauses.repository.ts";
import { bringIn } from "./import/import-versions.ts";
import { ordinalOf, readContents, readPassages, readSource, readVersions, versionsHolding } from "./reading.repository.ts";
import { createSourcePages, type SourcePageParts } from "./source-pages.ts";
import { withAmendments } from "./amendments.ts";
import { isNote, withChanges } from "./written-before.ts";
import { shownOn } from "./version-chain.ts";

/** Passages shown before the one a reader asked for. */
const lead = 8;
/** Places given where words are looked for in a source. */
const foundShown = 200;

export interface LibraryParts extends SourcePageParts {
  audit: AuditTrail;
  events: Pick<Events, "raise">;
}

export function createLibraryService(parts: LibraryParts): Services["library"] {
  const { database, audit, clock, events, search } = parts;
  const open = async (id: string, viewer: Viewer, wanted: string | undefined, around: string | undefined) => {
    const source = await readSource(database, id, viewer);
    if (!source) throw notFound("This source");
    // A version may have come into force since the import that stored it.
    const versions = shownOn(await readVersions(database, id), clock.today()).toReversed();
    const holding = around && !wanted ? await versionsHolding(database, id, around) : null;
    const candidates = holding ? versions.filter((version) => holding.includes(version.id)) : versions;
    const version = wanted ? versions.find((one) => one.id === wanted) : (candidates.find((one) => one.is_current) ?? candidates[0]);
    if (!version) throw notFound(holding ? "This passage" : "This version of the source");
    return { source, versions, version };
  };

  return {
    ...createSourcePages(parts),

    async read({ id, version: wanted, around, offset, limit }, caller) {
      const { source, versions, version } = await open(id, viewerOf(caller), wanted, around);
      const at = around ? await ordinalOf(database, version.id, around) : null;
      if (around && at === null) throw notFound("This passage");
      const start = offset ?? Math.max(0, (at ?? 0) - Math.min(lead, limit - 1));
      const rows = await readPassages(database, version.id, start, limit);
      const passages = withAmendments(
        rows.map((row) => row.passage),
        source,
        version,
        clock.today(),
      );
      const marked = isNote(source) ? await withChanges(database, passages, version, clock.today()) : passages;
      return { source, version, versions, offset: start, passages: marked };
    },

    async contents({ id, version: wanted }, caller) {
      const { version } = await open(id, viewerOf(caller), wanted, undefined);
      const rows = await readContents(database, version.id);
      return rows.filter((row, at) => at === 0 || row.heading !== rows[at - 1]?.heading);
    },

    async find({ id, version: wanted, search: words }, caller) {
      const { version } = await open(id, viewerOf(caller), wanted, undefined);
      return findInVersion(database, version.id, words, foundShown);
    },

    async summary() {
      const [counts, held] = await Promise.all([summarise(database), search.counts()]);
      return {
        ...counts,
        indexed_passages: held.passages,
        embedded_passages: held.embedded,
        counted_at: clock.now(),
      };
    },

    async importVersion(input, caller) {
      const result = await audit.change<ImportResult>(caller, async (tx) => {
        const imported = first(await bringIn(tx, [input], clock.now()));
        const { outcome, source_id } = imported.result;
        if (outcome !== "unchanged") await events.raise(tx, { kind: "library", person_id: null, object_id: source_id });
        return imported;
      });
      if (result.outcome !== "unchanged") {
        await keepStatistics(database);
        await search.catchUp();
      }
      return result;
    },
  };
}
