import type { LibraryEntry, SourceReference, SourceStatus, TextKind } from "@clausewise/contracts";
import type { Shelves } from "./browse.repository.ts";
import { standingOn } from "./version-chain.ts";

const standing = (versions: Shelves["versions"], day: string) => standingOn(versions, day).toReversed();
type Version = ReturnType<typeof standing>[number];

/** A source with its versions as they stand on a day, newest first. */
export interface ShelvedSource {
  /** The identifier in its one spelling. */
  name: string;
  source: Shelves["sources"][number];
  versions: Version[];
  current: Version;
}

/** The sources a person may read, with how they stand to each other. */
export interface Shelf {
  /** One entry for each identifier, led by its text of the wanted kind where it has one. */
  entries(wanted?: TextKind): LibraryEntry[];
  find(id: string): ShelvedSource | null;
  /** The texts held under a source's identifier, itself among them. */
  texts(shelved: ShelvedSource): ShelvedSource[];
  entry(shelved: ShelvedSource): LibraryEntry;
  reference(shelved: ShelvedSource): SourceReference;
  replaces(shelved: ShelvedSource): { identifier: string; source: SourceReference | null }[];
}

/** One spelling of an identifier, so that sources which name each other find each other. */
export const normalIdentifier = (identifier: string): string =>
  identifier
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d"]+/g, '"')
    .replace(/\s+/g, " ")
    .trim();

const retired = new Set<SourceStatus>(["superseded", "withdrawn"]);
/** A draft replaces nothing yet, and what was withdrawn no longer does. */
const replacing = ({ source, current }: ShelvedSource) =>
  source.owner_id === null && current.status !== "draft" && current.status !== "withdrawn";

const groupOf = ({ source, name }: ShelvedSource) => `${source.owner_id ?? ""}\n${name}`;

/** The text to show first: one that is alive before one that is not, then the official words before ours. */
const leading = (texts: readonly ShelvedSource[], wanted?: TextKind): ShelvedSource[] =>
  texts.toSorted(
    (a, b) =>
      Number(b.source.text_kind === wanted) - Number(a.source.text_kind === wanted) ||
      Number(retired.has(a.current.status)) - Number(retired.has(b.current.status)) ||
      Number(b.source.text_kind === "verbatim") - Number(a.source.text_kind === "verbatim"),
  );

function shelve({ sources, versions }: Shelves, day: string): ShelvedSource[] {
  const bySource = Map.groupBy(versions, (version) => version.source_id);
  return sources.flatMap((source) => {
    const ordered = standing(bySource.get(source.id) ?? [], day);
    const current = ordered.find((version) => version.is_current) ?? ordered[0];
    return current ? [{ name: normalIdentifier(source.identifier), source, versions: ordered, current }] : [];
  });
}

export function openShelf(rows: Shelves, day: string): Shelf {
  const shelved = shelve(rows, day);
  const byId = new Map(shelved.map((one) => [one.source.id, one]));
  const groups = Map.groupBy(shelved, groupOf);
  const replacers = replacersOf(shelved);

  const texts = (one: ShelvedSource) => leading(groups.get(groupOf(one)) ?? [one]);
  const replacersFor = (one: ShelvedSource) => (one.source.owner_id === null ? (replacers.get(one.name) ?? []) : []);
  const statusOf = (one: ShelvedSource): SourceStatus =>
    replacersFor(one).length > 0 && one.current.status !== "withdrawn" ? "superseded" : one.current.status;
  const reference = (one: ShelvedSource): SourceReference => ({ ...one.source, status: statusOf(one) });
  const entry = (one: ShelvedSource): LibraryEntry => ({
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

  return {
    entries: (wanted) => [...groups.values()].flatMap((group) => leading(group, wanted).slice(0, 1).map(entry)),
    find: (id) => byId.get(id) ?? null,
    texts,
    entry,
    reference,
    replaces(one) {
      const named = texts(one).flatMap((text) => (replacing(text) ? text.current.supersedes : []));
      return [...new Map(named.map((identifier) => [normalIdentifier(identifier), identifier])).entries()].map(([key, identifier]) => {
        const [held] = leading(groups.get(`\n${key}`) ?? []);
        return { identifier, source: held ? reference(held) : null };
      });
    },
  };
}

/** By replaced identifier, the sources that replaced it, one for each identifier of theirs. */
function replacersOf(shelved: readonly ShelvedSource[]): Map<string, ShelvedSource[]> {
  const found = new Map<string, ShelvedSource[]>();
  for (const one of shelved.filter(replacing)) {
    for (const key of new Set(one.current.supersedes.map(normalIdentifier))) {
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
