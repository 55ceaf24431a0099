import type { Citation } from "../marks/citations.ts";
import type { HeldWork } from "./held.ts";
import { type IndexedWork, indexWork } from "./indexed-work.ts";
import { withoutFootnote } from "./footnote-figures.ts";
import { judgeClause, judgeRetired, judgeUnheld } from "./judge-clause.ts";
import { judgeGuidance } from "./judge-guidance.ts";
import { judgeNumber } from "./judge-number.ts";
import { judgeQuote } from "./judge-quote.ts";
import { judgeRevision } from "./judge-revision.ts";
import { judgeStandard } from "./judge-standard.ts";
import { createTitleJudge, type WrongTitle } from "./judge-title.ts";
import type { ReferenceLibrary } from "./library.ts";
import type { CitedReference, Reference } from "./reference.ts";
import { type Judgement, judged } from "./verdict.ts";

/** A reference with what is said of it. */
export interface JudgedReference extends Judgement {
  reference: Reference;
}

/** Says of references what holds: `works` are what is held of the sources that they cite. */
export function createJudge(library: ReferenceLibrary, works: readonly HeldWork[]) {
  const indexed = new Map(works.map((work) => [work.name, indexWork(work)]));
  const workOf = (source: string): IndexedWork | null => indexed.get(source) ?? null;
  const misplaced = createTitleJudge(library, works, workOf);

  function judgeCitation({ citation, titles, stretches, dated }: CitedReference): Judgement {
    const work = workOf(citation.source);
    const titled = (judgement: Judgement) => judgeTitled(citation, judgement, misplaced(citation, titles, stretches));
    if (citation.kind === "standard") return titled(judgeStandard(citation, work, library));
    if (!work) return judgeUnheld(citation, library);
    const judgement = judgeRevision(citation, dated, work) ?? judgeRetired(citation, work, library) ?? judgeClause(citation, work, library);
    return titled(judgement);
  }

  /** A title that belongs to another is told first: nobody knows which of both is meant. */
  function judgeTitled(citation: Citation, judgement: Judgement, wrong: WrongTitle | null): Judgement {
    if (wrong === null || judgement.verdict === "no_such_clause" || judgement.verdict === "not_in_library") return judgement;
    const whose = wrong.of === null ? "" : `; it is that of ${wrong.of}`;
    const message = `“${wrong.said}” is not the title of ${citation.clause ?? citation.source}, which is “${wrong.own}”${whose}.`;
    return judged("wrong_title", message, { evidence: judgement.evidence, successors: judgement.successors });
  }

  function judgementOf(reference: Reference): Judgement | null {
    switch (reference.kind) {
      case "citation":
        return judgeCitation(reference);
      case "number":
        return judgeNumber(reference, library);
      case "guidance":
        return judgeGuidance(reference, library);
      case "quote":
        return judgeQuote(reference, workOf);
    }
  }

  /** Long texts refer to the same again and again. */
  const known = new Map<string, Judgement | null>();

  function judgeOnce(reference: Reference): Judgement | null {
    const key = keyOf(reference);
    let judgement = known.get(key);
    if (judgement === undefined) known.set(key, (judgement = judgementOf(reference)));
    return judgement;
  }

  return function judge(reference: Reference): JudgedReference | null {
    const judgement = judgeOnce(reference);
    const noted = judgement?.verdict === "no_such_clause" ? withoutNote(reference) : null;
    const again = noted && judgeOnce(noted);
    if (noted && again && again.verdict !== "no_such_clause") return { reference: noted, ...again };
    return judgement && { reference, ...judgement };
  };
}

/** A citation that may end with the figure of a note, without it; null of any other. */
function withoutNote(reference: Reference): CitedReference | null {
  if (reference.kind !== "citation" || reference.footnote === null) return null;
  const { citation, footnote } = reference;
  const { length } = footnote;
  return {
    ...reference,
    end: reference.end - length,
    text: reference.text.slice(0, -length),
    citation: withoutFootnote(citation, footnote),
    footnote: null,
  };
}

const citationKey = ({ kind, normal, source, edition, until }: Citation): string => [kind, normal, source, edition, until].join("|");

/** The same for references of which the same is said wherever they stand. */
function keyOf(reference: Reference): string {
  switch (reference.kind) {
    case "citation":
      return [
        citationKey(reference.citation),
        reference.dated,
        ...reference.titles.map(({ words, kind }) => `${words}|${kind}`),
        ...reference.stretches.map(({ words, side }) => `${words}|${side}`),
      ].join("\n");
    case "number":
      return `number|${reference.number}|${reference.normal}`;
    case "guidance":
      return `guidance|${reference.guidance_id}|${reference.docket}|${reference.year}|${reference.day}`;
    case "quote":
      return [
        `quote|${reference.quotation.normal}`,
        ...reference.quoted.map(({ of, nearness }) => `${nearness}|${of.kind === "guidance" ? of.guidance_id : citationKey(of)}`),
      ].join("\n");
  }
}
