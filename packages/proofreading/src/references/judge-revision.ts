import type { Citation } from "../marks/citations.ts";
import type { HeldSource } from "./held.ts";
import type { IndexedWork } from "./indexed-work.ts";
import { type Judgement, judged } from "./verdict.ts";

const inBrackets = /\(R(\d)\)/;
const inWords = /\brev(?:ision|\.)?\s?(\d{1,2})\b/i;

const numberIn = (words: string): number | null => {
  const found = inBrackets.exec(words)?.[1] ?? inWords.exec(words)?.[1];
  return found === undefined ? null : Number(found);
};

const revisionOf = ({ identifier, title, versions }: HeldSource): number | null =>
  numberIn(identifier) ?? versions.reduce<number | null>((last, { label }) => numberIn(label) ?? last, null) ?? numberIn(title);

/** What is said of a revision that is older than the one held; null where the one held is meant, or it is not known. */
export function judgeRevision({ source, edition }: Citation, dated: string | null, { work, current }: IndexedWork): Judgement | null {
  if (edition === "QSR") return judgeFormerRule(source, current[0]?.source);
  if (edition === null && dated !== null) return judgeDated(source, dated, { work, current });
  const cited = /^R(\d)$/.exec(edition ?? "")?.[1] ?? /^rev (\d{1,2})$/.exec(edition ?? "")?.[1];
  if (cited === undefined) return null;
  const held = work.sources
    .map((one) => ({ one, revision: revisionOf(one) }))
    .filter(({ revision }) => revision !== null)
    .toSorted((a, b) => Number(b.revision) - Number(a.revision))[0];
  if (!held || held.revision === null || held.revision === Number(cited)) return null;
  const { one, revision } = held;
  const name = inBrackets.test(one.identifier) ? one.identifier : `${source} rev. ${revision}`;
  const evidence = { source_id: one.id, passage_id: null, citation: one.identifier, title: one.title, url: one.url };
  if (Number(cited) > revision) return judged("unclear", `The latest revision we hold is ${name}.`, { evidence });
  return judged("superseded", `Revision ${cited} was replaced by ${name}.`, { successors: [name], evidence });
}

const isRevised = /^(?:MDCG|MEDDEV|ICH|IMDRF|GUI-)/;

/** What is said of a document that is meant by its month, where a later revision of it is held. */
function judgeDated(source: string, dated: string, { work, current }: Pick<IndexedWork, "work" | "current">): Judgement | null {
  const held = current.find((one) => one.source.verbatim) ?? current[0];
  const revision = work.sources.map(revisionOf).find((one) => one !== null) ?? null;
  const issued = held?.version.issued ?? null;
  if (!held || revision === null || issued === null || !isRevised.test(source) || dated >= issued.slice(0, dated.length)) return null;
  const { id, identifier, title, url } = held.source;
  const name = `${source} rev. ${revision}`;
  const evidence = { source_id: id, passage_id: null, citation: identifier, title, url };
  return judged("superseded", `The version of ${dated} was replaced by ${name} (${issued}).`, { successors: [name], evidence });
}

/** The Quality System Regulation, called by its name. */
function judgeFormerRule(source: string, now: HeldSource | undefined): Judgement | null {
  if (!now) return null;
  const evidence = { source_id: now.id, passage_id: null, citation: now.identifier, title: now.title, url: now.url };
  const message = `The Quality System Regulation was replaced by the ${now.title} (QMSR), in force since 2 February 2026; many of its sections went to ISO 13485:2016.`;
  return judged("superseded", message, { successors: [`${source} (QMSR)`, "ISO 13485:2016"], evidence });
}
