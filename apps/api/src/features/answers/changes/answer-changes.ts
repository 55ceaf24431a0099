import type { ChangeKind, Citation, CitedChange, SourceStatus } from "@clausewise/contracts";
import type { Database } from "../../../platform/database/client.ts";
import type { SearchIndex } from "../../search/search-index.ts";
import {
  findGivenAnswers,
  readCitedTexts,
  readHeld,
  readSiblings,
  type GivenAnswer,
  type HeldPassage,
  type Sibling,
} from "./answer-changes.repository.ts";

type VersionOn = SearchIndex["versionOn"];

/** Tells how what answers cite stands on a day. */
export interface AnswerChanges {
  /** Changes of the passages that answers cite, by the answers' ids; a fixed number of queries, however many answers. */
  changes(ownerId: string, answers: readonly GivenAnswer[], today: string): Promise<Map<string, CitedChange[]>>;
  /** The same of answers known by their ids, as numbers of each kind. */
  counts(ownerId: string, ids: string[], today: string): Promise<Map<string, Record<ChangeKind, number>>>;
}

export function createAnswerChanges(database: Database, { versionOn }: Pick<SearchIndex, "versionOn">): AnswerChanges {
  const changes: AnswerChanges["changes"] = (ownerId, answers, today) => changesSince(database, versionOn, ownerId, answers, today);
  return {
    changes,
    async counts(ownerId, ids, today) {
      if (ids.length === 0) return new Map();
      const found = await changes(ownerId, await findGivenAnswers(database, ownerId, ids), today);
      return new Map([...found].map(([id, some]) => [id, countedByKind(some)]));
    },
  };
}

async function changesSince(
  database: Database,
  versionOn: VersionOn,
  ownerId: string,
  answers: readonly GivenAnswer[],
  today: string,
): Promise<Map<string, CitedChange[]>> {
  const cited = answers.flatMap(citationsOf);
  const sourceIds = [...new Set(cited.map((one) => one.source_id))];
  const siblings = sourceIds.length > 0 ? await readSiblings(database, ownerId, sourceIds) : [];
  const bySource = Map.groupBy(siblings, (version) => version.source_id);
  const followed = answers.flatMap((answer) =>
    citationsOf(answer).flatMap((citation) => follow(versionOn, answer, citation, bySource.get(citation.source_id) ?? [], today)),
  );
  const versionIds = [...new Set(followed.flatMap(({ now }) => (now ? [now.id] : [])))];
  const held = versionIds.length > 0 ? await readHeld(database, versionIds, cited) : [];
  const byVersion = Map.groupBy(held, (passage) => passage.version_id);
  const found = followed.flatMap((one) => judge(one, (one.now && byVersion.get(one.now.id)) ?? []));
  const words = await citedWords(database, found);
  const changes = found.map(({ answerId, change, candidates }) => ({
    answerId,
    change: { ...change, passage: nearest(candidates, words.get(change.passage_id)) },
  }));
  return new Map(
    answers.map(({ answer_id }) => [answer_id, changes.filter(({ answerId }) => answerId === answer_id).map(({ change }) => change)]),
  );
}

/** How many changes there are of each kind. */
function countedByKind(changes: readonly CitedChange[]): Record<ChangeKind, number> {
  const counts = { changed: 0, removed: 0, superseded: 0, withdrawn: 0 };
  for (const { kind } of changes) counts[kind] += 1;
  return counts;
}

/** Each passage once, whether a statement or the correction cites it. */
function citationsOf({ statements, correction }: GivenAnswer): Citation[] {
  const all = [...statements.flatMap((statement) => statement.citations), ...(correction?.citations ?? [])];
  return [...new Map(all.map((citation) => [citation.passage_id, citation])).values()];
}

interface Followed {
  answerId: string;
  citation: Citation;
  was: Sibling | null;
  now: Sibling | null;
}

const retired = new Set<SourceStatus>(["superseded", "withdrawn"]);

/** The version that holds now where the cited one was read; nothing where an overtaken version was cited as such. */
function follow(versionOn: VersionOn, answer: GivenAnswer, citation: Citation, versions: readonly Sibling[], today: string): Followed[] {
  const asked = answer.audit_trail.timestamp;
  const then = versionOn(
    versions.filter((version) => version.created_at <= asked),
    answer.as_of,
  );
  if (retired.has(citation.status) && then && then.id !== citation.version_id) return [];
  // Who asked for the law of a past day is told what changes in that law, not that time went on.
  const day = answer.as_of < asked.slice(0, 10) || answer.as_of > today ? answer.as_of : today;
  const was = versions.find((version) => version.id === citation.version_id) ?? null;
  return [{ answerId: answer.answer_id, citation, was, now: versionOn(versions, day) }];
}

interface Found {
  answerId: string;
  change: CitedChange;
  candidates: HeldPassage[];
}

function judge({ answerId, citation, was, now }: Followed, held: readonly HeldPassage[]): Found[] {
  const stands = held.some((passage) => passage.passage_id === citation.passage_id);
  const candidates = stands
    ? held.filter((passage) => passage.passage_id === citation.passage_id)
    : held.filter((passage) => passage.citation === citation.citation);
  const kind = kindOf(citation, now, stands, candidates.length > 0);
  if (!kind) return [];
  const { source_id, source_title, passage_id, text_kind } = citation;
  const date = citation.effective ?? citation.issued;
  const change: CitedChange = {
    citation: citation.citation,
    source_id,
    source_title,
    passage_id,
    text_kind,
    kind,
    was: { version_id: citation.version_id, label: was?.label ?? "", status: citation.status, date },
    now: now && { version_id: now.id, label: now.label, status: now.status, date: now.effective ?? now.issued },
    passage: null,
  };
  return [{ answerId, change, candidates }];
}

function kindOf(citation: Citation, now: Sibling | null, stands: boolean, replaced: boolean): ChangeKind | null {
  if (!now) return "removed";
  if (now.status === "withdrawn" && citation.status !== "withdrawn") return "withdrawn";
  if (!stands) return replaced ? "changed" : "removed";
  const draftIsOver = citation.status === "draft" && now.status !== "draft";
  // The version cited for a past day is called superseded as soon as time goes on.
  const overtaken = now.status === "superseded" && now.id !== citation.version_id && !retired.has(citation.status);
  return draftIsOver || overtaken ? "superseded" : null;
}

/** Words as cited, needed only where several passages stand at the same citation now. */
async function citedWords(database: Database, found: readonly Found[]): Promise<Map<string, string>> {
  const ids = found.filter(({ candidates }) => candidates.length > 1).map(({ change }) => change.passage_id);
  const rows = ids.length > 0 ? await readCitedTexts(database, [...new Set(ids)]) : [];
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
