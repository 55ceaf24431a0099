import type { HeldSource, HeldVersion, HeldWork, Reference } from "@clausewise/proofreading";
import { normalCitation } from "@clausewise/retrieval";
import type { FollowedSource, LibraryReads, PassageRow } from "../library/library.reads.ts";

export type ShelfReads = Pick<LibraryReads, "changedSources" | "contentsOf" | "passagesAt">;

/** What a later version must hold of an earlier one to take its place: less is a part of it. */
const leastOfWhole = 0.2;
/** Acts whose sections the library holds as sources of their own. */
const partedActs = new Set(["FD&C Act", "PHS Act", "C.R.C., c. 870"]);

/** Whether a source is what a citation names, in its edition, revision or part. */
export function isNamed(identifier: string, name: string): boolean {
  if (identifier === name) return true;
  const paper = /^IMDRF N(\d+)$/.exec(name)?.[1];
  if (paper !== undefined) return identifier.startsWith("IMDRF") && identifier.endsWith(`/N${paper}`);
  if (!identifier.startsWith(name)) return false;
  const next = identifier[name.length];
  return next === ":" || (next === "(" && /^\(R\d\)$/.test(identifier.slice(name.length))) || (next === " " && partedActs.has(name));
}

const passageOf = ({ id, citation, heading, text, url }: PassageRow) => ({
  id,
  citation,
  normal: normalCitation(citation),
  heading,
  text,
  url,
});

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
  async function workOf(name: string, day: string): Promise<HeldWork | null> {
    const named = sources.filter(({ source }) => isNamed(source.identifier, name));
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

  return {
    sources,
    /** What is held of all that some references cite. */
    async works(references: readonly Reference[], day: string, signal: AbortSignal): Promise<HeldWork[]> {
      const cited = references.flatMap((one) => (one.kind === "citation" ? [one.citation] : one.kind === "quote" ? one.citations : []));
      const works: HeldWork[] = [];
      for (const name of new Set(cited.map(({ source }) => source))) {
        signal.throwIfAborted();
        const work = await workOf(name, day);
        if (work) works.push(work);
      }
      return works;
    },
  };
}
