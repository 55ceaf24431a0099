import { type LibraryEntry, type SourceReference, type SourceStatus, type TextKind, isRetired } from "@clausewise/contracts";
import { oneSpelling } from "../../platform/listing/one-spelling.ts";
import type { CatalogueRows } from "./catalogue.repository.ts";
import { hasBegun, shownOn } from "./version-chain.ts";

const newestFirst = (versions: CatalogueRows["versions"], day: string) => shownOn(versions, day).toReversed();
type Version = ReturnType<typeof newestFirst>[number];

/** A source with its versions as they stand on a day, newest first. */
export interface CataloguedSource {
  /** The identifier in its one spelling. */
  name: string;
  source: CatalogueRows["sources"][number];
  versions: Version[];
  current: Version;
}

/** The sources a person may read, with how they stand to each other. */
export interface Catalogue {
  /** One entry for each identifier, led by its text of the wanted kind where it has one. */
  entries(wanted?: TextKind): LibraryEntry[];
  find(id: string): CataloguedSource | null;
  /** The texts held under a source's identifier, itself among them. */
  texts(catalogued: CataloguedSource): CataloguedSource[];
  entry(catalogued: CataloguedSource): LibraryEntry;
  reference(catalogued: CataloguedSource): SourceReference;
  replaces(catalogued: CataloguedSource): { identifier: string; source: SourceReference | null }[];
}

/** A draft replaces nothing yet, nor what does not count yet, and what was withdrawn no longer does. */
const replacingOn =
  (day: string) =>
  ({ source, current }: CataloguedSource): boolean =>
    source.owner_id === null && current.status !== "draft" && current.status !== "withdrawn" && hasBegun(current, day);

const groupOf = ({ source, name }: CataloguedSource) => `${source.owner_id ?? ""}\n${name}`;

/** The text to show first: one that is alive before one that is not, then the official words before ours. */
const leading = (texts: readonly CataloguedSource[], wanted?: TextKind): CataloguedSource[] =>
  texts.toSorted(
    (a, b) =>
      Number(b.source.text_kind === wanted) - Number(a.source.text_kind === wanted) ||
      Number(isRetired(a.current.status)) - Number(isRetired(b.current.status)) ||
      Number(b.source.text_kind === "verbatim") - Number(a.source.text_kind === "verbatim"),
  );

function catalogueSources({ sources, versions }: CatalogueRows, day: string): CataloguedSource[] {
  const bySource = Map.groupBy(versions, (version) => version.source_id);
  return sources.flatMap((source) => {
    const ordered = newestFirst(bySource.get(source.id) ?? [], day);
    const current = ordered.find((version) => version.is_current) ?? ordered[0];
    return current ? [{ name: oneSpelling(source.identifier), source, versions: ordered, current }] : [];
  });
}

export function openCatalogue(rows: CatalogueRows, day: string): Catalogue {
  const catalogued = catalogueSources(rows, day);
  const byId = new Map(catalogued.map((one) => [one.source.id, one]));
  const groups = Map.groupBy(catalogued, groupOf);
  const replacing = replacingOn(day);
  const replacers = replacersOf(catalogued.filter(replacing));

  const texts = (one: CataloguedSource) => leading(groups.get(groupOf(one)) ?? [one]);
  const replacersFor = (one: CataloguedSource) => (one.source.owner_id === null ? (replacers.get(one.name) ?? []) : []);
  const statusOf = (one: CataloguedSource): SourceStatus =>
    replacersFor(one).length > 0 && one.current.status !== "withdrawn" ? "superseded" : one.current.status;
  const reference = (one: CataloguedSource): SourceReference => ({ ...one.source, status: statusOf(one) });
  const entry = (one: CataloguedSource): LibraryEntry => ({
    ...one.source,
    status: statusOf(one),
    label: one.current.label,
    issued: one.current.issued,
    effective: one.current.effective,
    retrieved: one.current.retrieved,
    passages: one.current.passages,
    versions: one.versions.length,
    texts: texts(one).map(({ source }) => ({ source_id: source.id, text_kind: source.text_kind })),
    replaced_by: replacersFor(one).map(reference),
  });

  const entriesOf = (wanted?: TextKind) => [...groups.values()].flatMap((group) => leading(group, wanted).slice(0, 1).map(entry));
  const made = new Map<TextKind | undefined, LibraryEntry[]>();

  return {
    entries(wanted) {
      const entries = made.get(wanted) ?? entriesOf(wanted);
      made.set(wanted, entries);
      return entries;
    },
    find: (id) => byId.get(id) ?? null,
    texts,
    entry,
    reference,
    replaces(one) {
      const named = texts(one).flatMap((text) => (replacing(text) ? text.current.supersedes : []));
      return [...new Map(named.map((identifier) => [oneSpelling(identifier), identifier])).entries()].map(([key, identifier]) => {
        const [held] = leading(groups.get(`\n${key}`) ?? []);
        return { identifier, source: held ? reference(held) : null };
      });
    },
  };
}

/** By replaced identifier, the sources that replaced it, one for each identifier of theirs. */
function replacersOf(catalogued: readonly CataloguedSource[]): Map<string, CataloguedSource[]> {
  const found = new Map<string, CataloguedSource[]>();
  for (const one of catalogued) {
    for (const key of new Set(one.current.supersedes.map(oneSpelling))) {
      if (key !== one.name) found.set(key, [...(found.get(key) ?? []), one]);
    }
  }
  for (const [key, all] of found)
    found.set(
      key,
      [...Map.groupBy(all, groupOf).values()].flatMap((texts) => leading(texts).slice(0, 1)),
    );
  return found;
}
