import { createHash } from "node:crypto";
import { type Amendment, type ChangeKind, type CitedChange, isRetired } from "@clausewise/contracts";
import type { Viewer } from "../../service.ts";
import type { HeldPassage, LibraryReads, Sibling } from "../library/library.reads.ts";
import type { CitedClause, FollowedCitation } from "./citations.repository.ts";

type Library = Pick<LibraryReads, "siblings" | "held" | "texts" | "versionOn" | "amendedOn">;

/** Changes since in what is cited, each with what cites it, in the order of what is cited. */
export async function changedSince(library: Library, viewer: Viewer, rows: readonly FollowedCitation[], today: string) {
  const cited = oncePerPassage(rows);
  const sourceIds = [...new Set(cited.map((one) => one.source_id))];
  const siblings = sourceIds.length > 0 ? await library.siblings(viewer, sourceIds) : [];
  const bySource = Map.groupBy(siblings, (version) => version.source_id);
  const followed = cited.flatMap((one) => follow(library, one, bySource.get(one.source_id) ?? [], today));
  const versionIds = [...new Set(followed.filter(hasToBeRead).flatMap(({ now }) => (now ? [now.id] : [])))];
  const held = versionIds.length > 0 ? await library.held(versionIds, cited) : [];
  const byVersion = Map.groupBy(held, (passage) => passage.version_id);
  const found = followed.flatMap((one) => judge(one, (one.now && byVersion.get(one.now.id)) ?? []));
  const words = await citedWords(library, found);
  return found.map(({ citingId, change, candidates }) => {
    const passage = nearest(candidates, words.get(change.passage_id));
    return { citingId, change: { ...change, passage, mark: markOf({ ...change, passage }) } };
  });
}

/** A further version in which the same words stand there is no further change. */
function markOf({ passage_id, kind, passage, amended }: Unmarked): string {
  const parts = [passage_id, kind, passage?.passage_id ?? "", ...amended.map(nameOf)];
  return createHash("sha256").update(parts.join("\n")).digest("base64url");
}

/** The versions of which something cited may have changed: those that hold as they did, and whose clauses nothing amended, are left out. */
export async function mayHaveChanged(library: Library, viewer: Viewer, cited: readonly CitedClause[], today: string): Promise<string[]> {
  const sourceIds = [...new Set(cited.map((one) => one.source_id))];
  const siblings = sourceIds.length > 0 ? await library.siblings(viewer, sourceIds) : [];
  const bySource = Map.groupBy(siblings, (version) => version.source_id);
  const isOpen = ({ source_id, version_id, citation, status, as_of }: CitedClause): boolean => {
    const day = as_of > today ? as_of : today;
    const now = library.versionOn(bySource.get(source_id) ?? [], day);
    return now?.id !== version_id || now.status !== status || library.amendedOn(citation, now, day).length > 0;
  };
  return [...new Set(cited.filter(isOpen).map(({ version_id }) => version_id))];
}

/** Each passage once for each thing that cites it, however many of its words are quoted. */
const oncePerPassage = (rows: readonly FollowedCitation[]): FollowedCitation[] => [
  ...new Map(rows.map((row) => [`${row.citing_id} ${row.passage_id}`, row])).values(),
];

interface Followed {
  cited: FollowedCitation;
  source: Sibling | null;
  was: Sibling | null;
  now: Sibling | null;
  /** What amended its clause since, and was not told then. */
  amended: Amendment[];
}

/** The version that holds now where the cited one was read; nothing where an overtaken version was cited as such. */
function follow({ versionOn, amendedOn }: Library, cited: FollowedCitation, versions: readonly Sibling[], today: string): Followed[] {
  const then = versionOn(
    versions.filter((version) => version.created_at <= cited.cited_at),
    cited.as_of,
  );
  if (isRetired(cited.status) && then && then.id !== cited.version_id) return [];
  // Who asked for the law of a past day is told what changes in that law, not that time went on.
  const day = cited.as_of < cited.cited_at.slice(0, 10) || cited.as_of > today ? cited.as_of : today;
  const was = versions.find((version) => version.id === cited.version_id) ?? null;
  const now = versionOn(versions, day);
  const told = new Set(cited.amended.map(nameOf));
  const amended = now ? amendedOn(cited.citation, now, day).filter((one) => !told.has(nameOf(one))) : [];
  return [{ cited, source: versions[0] ?? null, was, now, amended }];
}

const nameOf = ({ by, since }: Amendment): string => `${since} ${by}`;

/** A version never changes: where the one that was cited still holds as it did, the passage stands. */
const hasToBeRead = (one: Followed): boolean => one.now?.id !== one.cited.version_id || kindOf(one, true, true) !== null;

type Unmarked = Omit<CitedChange, "mark">;

interface Found {
  citingId: string;
  change: Unmarked;
  candidates: HeldPassage[];
}

function judge(one: Followed, held: readonly HeldPassage[]): Found[] {
  const { cited, source, was, now } = one;
  const stands = now?.id === cited.version_id || held.some((passage) => passage.passage_id === cited.passage_id);
  const candidates = stands
    ? held.filter((passage) => passage.passage_id === cited.passage_id)
    : held.filter((passage) => passage.citation === cited.citation);
  const kind = kindOf(one, stands, candidates.length > 0);
  if (!kind) return [];
  const { citation, source_id, passage_id, status } = cited;
  const change: Unmarked = {
    citation,
    source_id,
    source_title: source?.source_title ?? citation,
    passage_id,
    text_kind: source?.text_kind ?? "verbatim",
    kind,
    was: { version_id: cited.version_id, label: was?.label ?? "", status, date: was && dateOf(was) },
    now: now && { version_id: now.id, label: now.label, status: now.status, date: dateOf(now), held_since: now.created_at },
    amended: kind === "amended" ? one.amended : [],
    passage: null,
  };
  return [{ citingId: cited.citing_id, change, candidates }];
}

const dateOf = ({ effective, issued }: Sibling): string | null => effective ?? issued;

function kindOf({ cited, now, amended }: Followed, stands: boolean, replaced: boolean): ChangeKind | null {
  if (!now) return "removed";
  if (now.status === "withdrawn" && cited.status !== "withdrawn") return "withdrawn";
  if (!stands) return replaced ? "changed" : "removed";
  const draftIsOver = cited.status === "draft" && now.status !== "draft";
  // The version cited for a past day is called superseded as soon as time goes on.
  const overtaken = now.status === "superseded" && now.id !== cited.version_id && !isRetired(cited.status);
  if (draftIsOver || overtaken) return "superseded";
  return amended.length > 0 ? "amended" : null;
}

/** Words as cited, needed only where several passages stand at the same citation now. */
async function citedWords(library: Library, found: readonly Found[]): Promise<Map<string, string>> {
  const ids = found.filter(({ candidates }) => candidates.length > 1).map(({ change }) => change.passage_id);
  const rows = await library.texts([...new Set(ids)]);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** The passage that shares most words with the cited one; the first where none is closer. */
function nearest(candidates: readonly HeldPassage[], cited: string | undefined): CitedChange["passage"] {
  const words = wordsOf(cited ?? "");
  const shared = (passage: HeldPassage) => {
    const own = wordsOf(passage.text);
    const both = [...own].filter((word) => words.has(word)).length;
    return both / Math.max(1, own.size + words.size - both);
  };
  const [best] = candidates.toSorted((a, b) => shared(b) - shared(a));
  return best ? { passage_id: best.passage_id, heading: best.heading, text: best.text } : null;
}
