import type { ReferenceTarget } from "@clausewise/contracts";
import type { HeldSource, HeldVersion, HeldWork, ListedGuidance, Reference } from "@clausewise/proofreading";
import { holdsClause, normalCitation } from "@clausewise/retrieval";
import type { HeldGuidance } from "./guidance-listed.ts";
import type { FollowedSource, LibraryReads, PassageRow } from "../library/library.reads.ts";

export type ShelfReads = Pick<LibraryReads, "changedSources" | "contentsOf" | "passagesAt">;

/** What a later version must hold of an earlier one to take its place: less is a part of it. */
const leastOfWhole = 0.2;
/** Acts whose sections the library holds as sources of their own. */
const partedActs = new Set(["FD&C Act", "PHS Act", "C.R.C., c. 870"]);

/** Whether a source is what a citation names, in its edition, revision or part. */
function isNamed(identifier: string, name: string): boolean {
  if (identifier === name) return true;
  const paper = /^IMDRF N(\d+)$/.exec(name)?.[1];
  if (paper !== undefined) return identifier.startsWith("IMDRF") && identifier.endsWith(`/N${paper}`);
  if (!identifier.startsWith(name)) return false;
  const next = identifier[name.length];
  return (
    next === ":" ||
    next === "+" ||
    (next === "(" && /^\(R\d\)$/.test(identifier.slice(name.length))) ||
    (next === " " && partedActs.has(name))
  );
}

const passageOf = ({ id, citation, heading, heading_path, text, url }: PassageRow) => ({
  id,
  citation,
  normal: normalCitation(citation),
  heading,
  path: heading_path,
  text,
  url,
});

/** Whether a name is that of a place in a source. */
const isPlaceIn = (name: string, identifier: string): boolean =>
  name.startsWith(identifier) && /^[ .(]/.test(name.slice(identifier.length));
const rankOf = ({ source }: FollowedSource): number => (source.text_kind === "verbatim" ? 0 : 1);

type Version = FollowedSource["versions"][number];

/** Those that hold on a day: the one in force, and one that a later text took the place of only in part. */
function heldOn(
  { versions, timeline }: FollowedSource,
  day: string,
): { current: ReadonlySet<string>; status: HeldSource["status"] } | null {
  const holding = timeline.findLast(({ from }) => from <= day) ?? timeline[0];
  const last = versions.find(({ id }) => id === holding?.version_id);
  if (!holding || !last) return null;
  const wider = versions.filter(({ passages, id }) => id !== last.id && last.passages < passages * leastOfWhole);
  return { current: new Set([last.id, ...wider.map(({ id }) => id)]), status: holding.status };
}

/** What the shared library holds, as it is now. */
export async function openReferenceShelf(library: ShelfReads) {
  const sources = await library.changedSources(0);

  async function passagesOf(versions: readonly Version[]): Promise<Map<string, PassageRow[]>> {
    const contents = await library.contentsOf(versions.map(({ id }) => id));
    const rows = new Map((await library.passagesAt([...contents.values()].flatMap(({ keys }) => keys))).map((row) => [row.key, row]));
    return new Map([...contents].map(([id, { keys }]) => [id, keys.flatMap((key) => rows.get(key) ?? [])]));
  }

  /** A work with all its versions and their words. */
  async function workOf(name: string, named: readonly FollowedSource[], day: string): Promise<HeldWork | null> {
    const held: HeldSource[] = [];
    for (const one of named) {
      const standing = heldOn(one, day);
      if (!standing) continue;
      const words = await passagesOf(one.versions);
      const versions = one.versions.map(({ id, label, issued, effective }): HeldVersion => ({
        id,
        label,
        issued,
        effective,
        status: standing.current.has(id) ? standing.status : "superseded",
        passages: (words.get(id) ?? []).map(passageOf),
      }));
      const { id, identifier, title, url, text_kind } = one.source;
      const retrieved = one.versions.at(-1)?.retrieved ?? day;
      held.push({ id, identifier, title, url, verbatim: text_kind === "verbatim", status: standing.status, retrieved, versions });
    }
    return held.length === 0 ? null : { name, sources: held };
  }

  /** Sources that a name is of, the closest first, official words before ours. */
  const sourcesNamed = (name: string) =>
    sources
      .filter(({ source }) => isNamed(source.identifier, name) || source.title === name || isPlaceIn(name, source.identifier))
      .toSorted((one, other) => other.source.identifier.length - one.source.identifier.length || rankOf(one) - rankOf(other));

  /** Where a clause or source can be read that something went to. */
  async function located(name: string): Promise<ReferenceTarget> {
    const named = sourcesNamed(name);
    const current = named.flatMap(({ versions }) => versions.slice(-1));
    const contents = await library.contentsOf(current.map(({ id }) => id));
    const wanted = normalCitation(name);
    for (const { source, versions } of named) {
      const held = contents.get(versions.at(-1)?.id ?? "");
      const at = held?.citations.findIndex((citation) => holdsClause(wanted, normalCitation(citation))) ?? -1;
      const [passage] = at < 0 || isNamed(source.identifier, name) ? [] : await library.passagesAt([held?.keys[at] ?? 0]);
      if (passage)
        return {
          citation: name,
          title: passage.heading || source.title,
          source_id: source.id,
          passage_id: passage.id,
          url: passage.url ?? source.url,
        };
    }
    const [first] = named;
    return {
      citation: name,
      title: first?.source.title ?? name,
      source_id: first?.source.id ?? null,
      passage_id: null,
      url: first?.source.url ?? null,
    };
  }

  /** The sources of everything that some references cite or quote, by the name it is cited by. */
  function wanted(references: readonly Reference[], guidance: readonly ListedGuidance[]): Map<string, FollowedSource[]> {
    const quoted = references.flatMap((one) => (one.kind === "quote" ? one.quoted.map(({ of }) => of) : []));
    const cited = [...references.flatMap((one) => (one.kind === "citation" ? [one.citation] : [])), ...quoted];
    const sourcesOf = (one: (typeof cited)[number]): [string, FollowedSource[]] => {
      if (one.kind !== "guidance") return [one.source, sources.filter(({ source }) => isNamed(source.identifier, one.source))];
      const id = guidance.find((listed) => listed.id === one.guidance_id)?.source_id;
      return [one.guidance_id, sources.filter(({ source }) => source.id === id)];
    };
    return new Map(cited.map(sourcesOf));
  }

  return {
    sources,
    /** The guidance among it, as it stands on a day. */
    guidance: (day: string): HeldGuidance[] =>
      sources.flatMap((one) => {
        const { id, kind, title, url } = one.source;
        const standing = kind === "guidance" ? heldOn(one, day) : null;
        return standing ? [{ id, title, url, status: standing.status, issued: one.versions.at(-1)?.issued ?? null }] : [];
      }),
    /** Where each of some names can be read. */
    async targets(names: readonly string[]): Promise<Map<string, ReferenceTarget>> {
      const targets = new Map<string, ReferenceTarget>();
      for (const name of new Set(names)) targets.set(name, await located(name));
      return targets;
    },
    /** What is held of all that some references cite, and of the guidance they quote, under its id. */
    async works(
      references: readonly Reference[],
      guidance: readonly ListedGuidance[],
      day: string,
      signal: AbortSignal,
    ): Promise<HeldWork[]> {
      const works: HeldWork[] = [];
      for (const [name, named] of wanted(references, guidance)) {
        signal.throwIfAborted();
        const work = await workOf(name, named, day);
        if (work) works.push(work);
      }
      return works;
    },
  };
}
