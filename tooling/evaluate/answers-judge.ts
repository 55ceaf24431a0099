import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Authority, type Citation, type SearchResult, type Statement } from "@clausewise/contracts";
import { createCarrying, isWithin, normalCitation, shownTogether } from "@clausewise/retrieval";
import { builtInQuestionRules } from "@clausewise/static-data";
import { z } from "zod";

const Patterns = z.array(z.string().transform((pattern) => new RegExp(pattern, "i")));

const TestQuestion = z.object({
  id: z.string(),
  question: z.string(),
  authority: z.string().transform((name) => Authority.safeParse(name).data ?? "MULTI_AUTHORITY"),
  gold_citations: z.array(z.string()),
  expected: z.enum(["answer", "abstain", "correct_premise", "refuse"]),
  /** What the first statement, with the words quoted under it, must say; all of them. */
  first: Patterns.default([]),
  /** What nothing in the answer may say. */
  forbid: Patterns.default([]),
  /** Whether what the question takes for granted is to be corrected. */
  correction: z.enum(["must", "must_not"]).nullish(),
  /** Questions it consists of, each with what its part must say. */
  parts: z.array(z.object({ first: Patterns })).default([]),
  /** Places and standards that must be named as not held. */
  not_searched: z.array(z.string()).default([]),
});
export type TestQuestion = z.infer<typeof TestQuestion>;

export interface Judged {
  id: string;
  question: string;
  /** The first statement with the words quoted under it; null where there is none. */
  said: string | null;
  expected: TestQuestion["expected"];
  outcome: SearchResult["outcome"];
  corrected: boolean;
  confidence: number;
  /** Identifiers in the order they are cited. */
  cited: string[];
  /** Place of the first gold citation among those cited, counted from 1; null where none is. */
  gold_at: number | null;
  /** Whether a gold citation is among the first three, or a trap was met; null where nobody says what is gold. */
  right: boolean | null;
  /** Whether the very paragraph that is asked for is among the first three, not only its section; null where no paragraph is. */
  paragraph: boolean | null;
  /** Whether the first statement says what was asked; null where nobody says what that is. */
  first_answers: boolean | null;
  /** What the answer says that misleads. */
  forbidden: string[];
  /** Whether a wrong premise was corrected, or a right one left alone; null where there is none. */
  correction_right: boolean | null;
  /** Whether a wrong premise was corrected from a gold clause or with what was asked; null where there is none, or nobody says which. */
  correction_sound: boolean | null;
  /** Questions in the question, and those of them that are answered. */
  parts: { asked: number; answered: number };
  /** Whether what is not held was named; null where nothing had to be. */
  named_unheld: boolean | null;
  quotes: { shown: number; verbatim: number };
  /** Quotes shown under a sentence of ours, and those that hold its figures and who acts. */
  carried: { shown: number; carried: number; lacking: string[] };
  latency_ms: number;
}

const rowsOf = (file: string): unknown[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));

/** What right answers to the rows of other files say, kept apart from them. */
const checks = join(import.meta.dirname, "questions/dev-checks.jsonl");
const Check = z.looseObject({ file: z.string(), id: z.string() });
const checksOf = (file: string) =>
  rowsOf(checks)
    .map((row) => Check.parse(row))
    .filter((one) => one.file === file);

/** The questions of a file, with what is kept of its rows among the checks. */
export function readQuestions(file: string): TestQuestion[] {
  const known = new Map(checksOf(basename(file, ".jsonl")).map(({ file: _file, ...check }) => [check.id, check]));
  return rowsOf(file).map((row) => {
    const { id } = z.object({ id: z.string() }).parse(row);
    return TestQuestion.parse(Object.assign({}, row, known.get(id)));
  });
}

/** Where the classification rules stand in Annex VIII, by rule. */
const placesOfRules: Readonly<Record<string, readonly string[]>> = {
  "eu mdr": [
    "4.1",
    "4.2",
    "4.3",
    "4.4",
    "5.1",
    "5.2",
    "5.3",
    "5.4",
    ..."12345".split("").map((nth) => `6.${nth}`),
    ..."123456789".split("").map((nth) => `7.${nth}`),
  ],
  "eu ivdr": "1234567".split("").map((nth) => `2.${nth}`),
};

/** How question files write what the library cites by another name. */
const asCited = (gold: string): string =>
  normalCitation(gold)
    .replace(/^(?:fda )?guidance: /, "")
    .replace(/^.*\((sor\/98-282|regulation\(eu\) \d+\/\d+|c\.r\.c\., c\. 870|si \d+\/\d+)\)/, "$1")
    .replace(/^(c\.r\.c\., c\. 870) (?:division \d+|s\.) /, "$1 ")
    .replace(/^(?:commission )?(?:implementing |delegated )?(decision|regulation)\(eu\)/, "$1(eu)")
    .replace(/^anvisa (?=rdc )/, "")
    .replace(/^(si \d+\/\d+) reg\. /, "$1 regulation ")
    .replace(/^(therapeutic goods act 1989) s\. /, "$1 s ")
    .replace(/^(state council order no\. \d+)\([^()]*\)/, "$1")
    .replace(/^medical devices rules, 2017\(india\)/, "medical devices rules 2017")
    .replace(/^medical devices ordinance\(meddo, sr 812\.213\) (article \d+)$/, "meddo $1")
    .replace(/^(mdcg \d{4}-\d+)\/(?=\d)/, "$1-")
    .replace(/^(therapeutic goods\(medical devices\) regulations 2002) reg(?:\.|ulation) /, "$1 reg ")
    .replace(/^.*\(samr(?:\/nhc)? order no\. 1\)/, "samr order no. 1")
    .replace(/^medical devices ordinance\(meddo, sr 812\.213\) article (\d+)\((\w+)\)/, "meddo article $1 para. $2")
    .replace(/^(?:singapore )?health products\(medical devices\) regulations 2010(?:\(singapore\))? reg(?:ulation|\.)/, "s 436/2010 reg")
    .replace(/^si 2002\/618 part 4a, reg\. (44\w+)/, "si 2024/1368 regulation 4($1")
    .replace(/^pmd act/, "act no. 145 of 1960")
    .replace(/^enforcement regulations of the pmd act/, "ministry of health and welfare ordinance no. 1 of 1961")
    .replace(/^.*\(decree(?: no\.)? 739\)|^state council decree no\. 739/, "state council order no. 739")
    .replace(/^eu ai act/, "regulation(eu) 2024/1689")
    .replace(/^eu ctr/, "regulation(eu) no 536/2014")
    .replace(
      /^(eu (?:mdr|ivdr)) annex viii,? rule (\d+)/,
      (_, law: string, rule: string) => `${law} annex viii ${placesOfRules[law]?.[Number(rule) - 1]}`,
    )
    .replace(/(annex .*) section (?=\d)/, "$1 ")
    .replace(/[[\]]/g, "");

const isSame = (cited: string, gold: string): boolean => {
  const [one, other] = [asCited(cited), asCited(gold)];
  return one.startsWith(other) || other.startsWith(one) || isWithin(one, other);
};

/** Whether a clause or document, by the name it is cited by, is one that answers a question. */
export const isGold = (cited: string, { gold_citations }: Pick<TestQuestion, "gold_citations">): boolean =>
  gold_citations.some((gold) => isSame(cited, gold));

/** What question files call the place of a passage: guidance is cited as a whole. */
export const citedAs = ({ citation, source_identifier, kind }: Pick<Citation, "citation" | "source_identifier" | "kind">): string =>
  kind === "guidance" ? source_identifier : citation;

/** Place of the first right one among passages cited in this order, counted from 1; null where none is. */
export function goldPlace(
  citations: readonly Parameters<typeof citedAs>[0][],
  question: Pick<TestQuestion, "gold_citations">,
): number | null {
  const place = [...new Set(citations.map(citedAs))].findIndex((one) => isGold(one, question));
  return place < 0 ? null : place + 1;
}

const isRight = (question: TestQuestion, answer: SearchResult, goldAt: number | null): boolean | null => {
  if (question.expected === "answer") return question.gold_citations.length === 0 ? null : goldAt !== null && goldAt <= 3;
  if (question.expected === "correct_premise") return isCorrected(answer);
  const isLeft = answer.outcome === "declined" || answer.outcome === "nothing_found";
  return isLeft && (question.not_searched.length === 0 || namesUnheld(question, answer));
};

const namesUnheld = ({ not_searched }: TestQuestion, answer: SearchResult): boolean =>
  not_searched.every((wanted) => answer.not_searched.some((named) => named.toLowerCase().includes(wanted.toLowerCase())));

/** The official words under a statement, with those that they go on from. */
const wordsUnder = ({ citations }: Pick<Statement, "citations">): string =>
  citations.flatMap(({ quote, lead_in }) => (quote === null ? [] : [lead_in ?? [], quote].flat())).join("\n");

/** A statement with the words under it, as somebody reads them together. */
const readWhole = (statement: Pick<Statement, "text" | "citations">): string => [statement.text, wordsUnder(statement)].join("\n");

/** Whether a first statement, with the words shown under it, says what was asked; null where nobody says what that is. */
export const firstAnswers = ({ expected, first, parts }: TestQuestion, text: string | undefined): boolean | null =>
  expected === "answer" && first.length > 0 && parts.length === 0 ? says(text, first) : null;

const says = (text: string | undefined, patterns: readonly RegExp[]): boolean =>
  text !== undefined && patterns.every((pattern) => pattern.test(text));

/** A clause with a paragraph, such as `803.10(b)` or `Article 87(3)`. */
const namesParagraph = (gold: string): boolean => /\d[a-z]?\([^()]+\)/i.test(gold);

/** Whether one of the paragraphs that answer is cited first, or one below it. */
function paragraphOf(citations: readonly Citation[], { gold_citations }: TestQuestion): boolean | null {
  const wanted = gold_citations.filter(namesParagraph);
  if (wanted.length === 0) return null;
  const cited = [...new Set(citations.map(citedAs))].slice(0, 3).map(asCited);
  return wanted.map(asCited).some((gold) => cited.some((one) => one === gold || one.startsWith(`${gold}(`)));
}

const carrying = createCarrying(builtInQuestionRules());

/** The official words of a citation, with those that they go on from and what they go by; null where it shows none. */
const shownBy = (one: Citation) =>
  one.quote === null ? null : carrying.read(one.lead_in === null ? one.quote : `${one.lead_in} ${one.quote}`, one);

/** Quotes that stand under a sentence of ours, and what they lack of it. */
function carriedIn(statements: readonly Statement[]): Judged["carried"] {
  const marked = statements
    .map(({ text, citations }) => ({ text, shown: citations.map(shownBy).filter((one) => one !== null) }))
    .filter(({ shown }) => shown.length > 0);
  const lacking = marked.map(({ text, shown }) => carrying.missing(text, shownTogether(shown)));
  return { shown: marked.length, carried: lacking.filter((some) => some.length === 0).length, lacking: lacking.flat() };
}

const isCorrected = ({ correction }: SearchResult): boolean => correction?.kind === "corrected";

function correctionIn({ expected, correction }: TestQuestion, answer: SearchResult): boolean | null {
  if (expected === "correct_premise" || correction === "must") return isCorrected(answer);
  return correction === "must_not" ? !isCorrected(answer) : null;
}

/** A correction that is about something else corrects nothing. */
function isSound(question: TestQuestion, { correction }: SearchResult): boolean | null {
  const { expected, gold_citations, first } = question;
  if (expected !== "correct_premise" && question.correction !== "must") return null;
  if (gold_citations.length === 0 && first.length === 0) return null;
  if (correction?.kind !== "corrected") return false;
  return correction.citations.map(citedAs).some((one) => isGold(one, question)) || (first.length > 0 && says(readWhole(correction), first));
}

/** Holds one answer against what its question's file expects, and its quotes against the stored passages. */
export function judge(
  question: TestQuestion,
  answer: SearchResult,
  { latency, texts }: { latency: number; texts: ReadonlyMap<string, string> },
): Judged {
  const { statements, correction } = answer;
  const citations = statements.flatMap((statement) => statement.citations);
  const goldAt = goldPlace(citations, question);
  const quoted = citations.filter(({ quote }) => quote !== null);
  const read = statements.map(readWhole);
  const whole = [correction?.text ?? "", ...read].join("\n");
  return {
    id: question.id,
    question: question.question,
    said: read[0] ?? null,
    expected: question.expected,
    outcome: answer.outcome,
    corrected: isCorrected(answer),
    confidence: answer.confidence_score,
    cited: [...new Set(citations.map(citedAs))],
    gold_at: goldAt,
    right: isRight(question, answer, goldAt),
    paragraph: question.expected === "answer" ? paragraphOf(citations, question) : null,
    first_answers: firstAnswers(question, read[0]),
    forbidden: question.forbid.filter((pattern) => pattern.test(whole)).map(({ source }) => source),
    correction_right: correctionIn(question, answer),
    correction_sound: isSound(question, answer),
    parts: { asked: question.parts.length, answered: question.parts.filter(({ first }) => read.some((text) => says(text, first))).length },
    named_unheld: question.not_searched.length > 0 ? namesUnheld(question, answer) : null,
    quotes: {
      shown: quoted.length,
      verbatim: quoted.filter(({ passage_id, quote, quote_start }) => texts.get(passage_id)?.startsWith(quote ?? "", quote_start ?? 0))
        .length,
    },
    carried: carriedIn(statements),
    latency_ms: Math.round(latency * 10) / 10,
  };
}
