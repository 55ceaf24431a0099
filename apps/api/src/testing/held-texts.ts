import { sourceName, type VersionToAdd } from "../features/library/import/import.repository.ts";
import { openCatalogue, type Catalogue } from "../features/library/catalogue.ts";
import { followed, type FollowedSource, type PassageRow, type VersionContents } from "../features/library/library.reads.ts";
import { contentHash, passageHash } from "../features/library/passage-hash.ts";
import { chainOn } from "../features/library/version-chain.ts";
import type { SearchedLibrary } from "../features/search/search-index.ts";

const idOf = (prefix: string, number: number) => `${prefix}0000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const addedAt = "2026-03-01T00:00:00.000Z";

/** A shared library as the search follows it, without a database. */
export interface HeldTexts {
  /** Brings in one more version, as an import would. */
  add(version: VersionToAdd): void;
  sources(): FollowedSource[];
  contents: ReadonlyMap<string, VersionContents>;
  passages: readonly PassageRow[];
  library: SearchedLibrary;
  /** The library without its texts, as it stands on a day. */
  catalogue(day?: string): Catalogue;
}

/** Holds versions of texts in memory, as the database does after their import. */
export function heldTexts(...versions: readonly VersionToAdd[]): HeldTexts {
  const held = new Map<string, FollowedSource>();
  const contents = new Map<string, VersionContents>();
  const passages: PassageRow[] = [];
  let revision = 0;

  const passageOf = (source_id: string, given: VersionToAdd["passages"][number]): PassageRow => {
    const hash = passageHash(given);
    const known = passages.find((one) => one.source_id === source_id && one.hash === hash);
    if (known) return known;
    const key = passages.length + 1;
    const { citation, heading, heading_path, page, text, url } = given;
    const made = { id: idOf("c", key), key, source_id, citation, heading, heading_path, page, text, hash, url };
    passages.push(made);
    return made;
  };
  const add = (version: VersionToAdd) => {
    const name = sourceName(version);
    const { identifier, title, authority, jurisdiction, kind, binding, text_kind, url, docket } = version;
    const id = held.get(name)?.source.id ?? idOf("a", held.size + 1);
    const rows = version.passages.map((one) => passageOf(id, one));
    const versionId = idOf("b", contents.size + 1);
    contents.set(versionId, { keys: rows.map(({ key }) => key), citations: rows.map(({ citation }) => citation) });
    const added = {
      id: versionId,
      source_id: id,
      label: version.label,
      status: version.status,
      issued: version.issued,
      effective: version.effective,
      retrieved: version.retrieved,
      content_hash: contentHash(version),
      replaces: null,
      is_current: true,
      passages: rows.length,
      supersedes: version.supersedes,
      created_at: addedAt,
      revision: (revision += 1),
    };
    const chain = chainOn([...(held.get(name)?.versions ?? []), added], version.retrieved);
    const described = { identifier, title, authority, jurisdiction, kind, binding, text_kind, url, docket };
    held.set(name, followed({ source: { id, owner_id: null, ...described, created_at: addedAt, withheld: false }, versions: chain }));
  };
  for (const version of versions) add(version);

  const sourceOf = (id: string) => {
    const found = [...held.values()].find(({ source }) => source.id === id)?.source;
    return { title: found?.title ?? "", jurisdiction: found?.jurisdiction ?? "" };
  };
  const after = (key: number, limit: number) => passages.filter((one) => one.key > key).slice(0, limit);
  const at = (keys: readonly number[]) => passages.filter(({ key }) => keys.includes(key));
  return {
    add,
    sources: () => [...held.values()],
    contents,
    passages,
    catalogue: (day = "2026-03-01") => {
      const all = [...held.values()];
      return openCatalogue({ sources: all.map(({ source }) => source), versions: all.flatMap((one) => one.versions) }, day);
    },
    library: {
      privateStand: async () => [],
      privateSources: async () => [],
      privatePassages: async () => [],
      lastKey: async () => passages.at(-1)?.key ?? 0,
      lastRevision: async () => revision,
      heldChanges: async () => ({ changes: [], confirmed: [] }),
      changedSources: async (seen) => [...held.values()].filter(({ versions: all }) => all.some((one) => one.revision > seen)),
      contentsOf: async (ids) => new Map([...contents].filter(([id]) => ids.includes(id))),
      passagesAfter: async (key, limit) => after(key, limit).map((one) => ({ ...one, ...sourceOf(one.source_id) })),
      passageRowsAfter: async (key, limit) => after(key, limit),
      hashAt: async (key) => at([key])[0]?.hash ?? null,
      hashesAt: async (keys) => new Map(at(keys).map(({ key, hash }) => [key, hash])),
      passagesAt: async (keys) => at(keys),
    },
  };
}
