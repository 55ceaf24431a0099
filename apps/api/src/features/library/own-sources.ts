import { randomUUID } from "node:crypto";
import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { contentHash } from "./passage-hash.ts";
import { addSources, addVersions, findVersions, type StoredVersion, type VersionToAdd } from "./import/import.repository.ts";
import {
  countPassages,
  deleteSource,
  findPassages,
  isPassage,
  readOwnIdentifiers,
  readOwnSource,
  readPassageOf,
  renameSource,
  setWithheld,
  touchSource,
} from "./own-sources.repository.ts";

/** A passage of a text of one's own: `place` says where it stands in it, such as `page 12`; empty for a text without places. */
export interface OwnPassage {
  place: string;
  heading: string;
  heading_path: string[];
  page: number | null;
  text: string;
}

/** A version of a text of one's own. */
export interface OwnText {
  /** The source it is a version of; null for a new one. */
  source_id: string | null;
  title: string;
  label: string;
  passages: readonly OwnPassage[];
  /** When its file was handed in. */
  created_at: string;
  withheld: boolean;
}

/** What people keep as sources of their own, beside the shared library. */
export type OwnSources = ReturnType<typeof createOwnSources>;

export const createOwnSources = (database: Database) => ({
  /** Adds a version of a text, which is what it was where its words were added before. */
  async add(tx: Database, viewer: Viewer, text: OwnText): Promise<{ source_id: string; source_version_id: string }> {
    const known = text.source_id === null ? null : await readOwnSource(tx, viewer, text.source_id);
    const identifier = known?.identifier ?? (await freeIdentifier(tx, viewer, text.title, null));
    const version = versionOf(text, identifier);
    const sourceId = known?.id ?? randomUUID();
    const siblings = known ? ((await findVersions(tx, [known.id])).get(known.id) ?? []) : [];
    const same = siblings.find(({ content_hash }) => content_hash === contentHash(version));
    if (same) return { source_id: sourceId, source_version_id: same.id };
    const addition = { sourceId, isNew: !known, version, siblings };
    if (!known) await addSources(tx, [addition], text.created_at, viewer);
    if (text.withheld) await setWithheld(tx, sourceId, true);
    const [added] = await addVersions(tx, [addition], timeAmong(siblings, text));
    if (!added) throw new Error("the version was not added");
    return { source_id: sourceId, source_version_id: added.id };
  },

  countPassages,

  /** Has a source and its citations follow the title of what it stands for. */
  async rename(tx: Database, viewer: Viewer, id: string, title: string): Promise<void> {
    const known = await readOwnSource(tx, viewer, id);
    if (!known || known.title === title) return;
    const identifier = await freeIdentifier(tx, viewer, title, id);
    await renameSource(tx, id, { title, identifier, before: known.identifier });
    await touchSource(tx, id);
  },

  /** Takes a source from everybody's sight, or gives it back. */
  async withhold(tx: Database, id: string, withheld: boolean): Promise<void> {
    await setWithheld(tx, id, withheld);
    await touchSource(tx, id);
  },

  remove: (tx: Database, id: string): Promise<void> => deleteSource(tx, id),

  passage: (sourceId: string, passageId: string) => readPassageOf(database, sourceId, passageId),

  isPassage: (viewer: Viewer, passageId: string) => isPassage(database, viewer, passageId),

  find: (viewer: Viewer, patterns: readonly string[], limit: number) => findPassages(database, viewer, patterns, limit),
});

/** A title, with a number behind it where another source of the viewer's is called the same. */
async function freeIdentifier(tx: Database, viewer: Viewer, title: string, besides: string | null): Promise<string> {
  const taken = await readOwnIdentifiers(tx, viewer, besides);
  let identifier = title;
  for (let nth = 2; taken.has(identifier); nth += 1) identifier = `${title} (${nth})`;
  return identifier;
}

/** A text that is read anew comes right behind what was read of the same file before. */
function timeAmong(siblings: readonly StoredVersion[], { label, created_at }: OwnText): string {
  const before = siblings.filter((one) => one.label === label).length;
  return new Date(Date.parse(created_at) + before).toISOString();
}

const versionOf = ({ title, label, passages, created_at }: OwnText, identifier: string): VersionToAdd => ({
  identifier,
  title,
  authority: "Own document",
  jurisdiction: "OWN",
  kind: "upload",
  binding: false,
  text_kind: "verbatim",
  url: null,
  docket: null,
  label,
  status: "final",
  // Without dates it holds on every day that may be asked for, until a later version takes its place.
  issued: null,
  effective: null,
  retrieved: created_at.slice(0, 10),
  supersedes: [],
  passages: passages.map(({ place, ...one }) => ({ ...one, citation: place === "" ? identifier : `${identifier}, ${place}`, url: null })),
});
