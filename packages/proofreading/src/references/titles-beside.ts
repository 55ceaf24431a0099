import type { StretchBeside, TitleBeside } from "./reference.ts";

const inBrackets = /^\s*,?\s*(?:\(([^()\n]{4,160}(?:\([^()\n]{1,30}\)[^()\n]{0,80})?)\)|\[([^[\]\n]{4,160})\])/;
const lineBreak = /(?<=[^\s.:;])[ \t]*\n[ \t]*(?=[A-Za-z])/g;
/** The first cell of the next row of a table. */
const nextRow = /\n[^\n]{0,40}$/;
const isCalled = "(?:(?:which\\s+is\\s+)?(?:entitled|titled|headed|called|named|with\\s+the\\s+title)\\s*:?\\s*)?";
const inQuotes = new RegExp(
  `^\\s*[,:-]?\\s*${isCalled}[([]?(?:["“]([^"”\\n]{6,200})["”]|'((?:[^'\\n]|'(?=\\w)){6,200})'(?!\\w)|([*_]{1,2})([^*_\\n]{6,200})\\3)`,
);
const behindSign = /^\s*(?:-|:|,)\s*((?:[A-Z]|510\(k\))[^.;\n()"“]{5,140})/;
/** Behind a dash up to the end of what is said. */
const behindDash = /^\s*-\s+([A-Z][^.;\n()"“|]{5,140})(?=\s*(?:[.;\n]|$))/;
const nextCell = /^[ \t]*[\t|][ \t]*([A-Z][^\n|\t]{4,160}?)[ \t]*(?=[\n|\t]|$)/;
const nextTo = /^[ \t]+((?:[A-Z][\w-]*)(?:[ ,-]+[\w()/&'-]+){1,14})/;
const about = /^\s+(?:on|about|regarding|concerning)\s+(?:the\s+)?([a-z][^.,;:()\n"“]{4,80})/;
const before = /((?:[A-Z][\w/&'-]*)(?:[ ,;-]+(?:[A-Z][\w/&'-]*|of|and|for|to|in|on|with|or|the|a|an|by)){1,14})\s*[([]\s*$/;
const isOtherCitation = /\d{2,}\s*(?:CFR|U\.?S\.?C)|\b(?:CFR|Article|Annex|ISO|IEC|MDCG|Directive|Regulation \(|Part \d|Section \d)\b|§/;
const farBack = 200;

/** Words that go on behind a title: `Design Controls requires that`. */
const goesOn =
  /\s+(?:is|are|was|were|shall|must|may|requires?|states?|says?|applies|apply|defines?|describes?|which|that|as|has|have|will|should|does)\b.*$/i;
/** What is said of it behind a colon: `Tests for irritation: pass`. */
const saidOfIt = /:\s+(?=[a-z]).*$/;
const isNoTitle =
  /^(?:(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\.?\s+\d{4}|edition|ed\.|version|rev(?:ision|\.)?|table|figure|class|issue|amendment|effective|revised|see)\b/i;
const edges = /^["“”]+|["“”]+$/g;
const capitals = /^[A-Z0-9 &/()-]{2,8}$/;

/** Where what stands behind a citation ends. */
interface Ends {
  /** Where another citation begins. */
  citation: number;
  /** Where the cell of a table ends. */
  cell: number;
}

/** Words that begin small and go on with a verb are said by somebody, and no title. */
const isSentence = /^\p{Ll}[^,]*\s(?:is|are|was|were|shall|must|may|does|has|have|will|should)\s/u;

const tidied = (words: string): string =>
  words
    .replace(saidOfIt, "")
    .replace(/\s+/g, " ")
    .replace(edges, "")
    .replace(/[\s,;&]+(?:and|or)?\s*$/, "")
    .trim();

const isNamed = (title: string): boolean =>
  title.length >= 4 && !capitals.test(title) && !isOtherCitation.test(title) && !isNoTitle.test(title);

/** What somebody shall do is a quote of the clause, unless it is asked: `Who must register?` */
const isQuoteOfClause = (words: string): boolean =>
  /\b(?:shall|must|may|should)\b/.test(words) && !/^(?:who|what|when|where|why|how|which|if)\b/i.test(words);

const firstOf = (match: RegExpExecArray | null, ...groups: readonly number[]): string | undefined =>
  groups.map((group) => match?.[group]).find((words) => words !== undefined);

/** What leads over from a citation to its title. */
const leadsOver = new RegExp(`^[\\s|]*(?:[-:,]\\s*)?${isCalled}[([]?["“'*_]*(?=\\p{Lu}|\\d{3}\\(k\\))`, "u");
/** What stands between a title and what it is the title of, where that is put in brackets behind it. */
const leadsOn = /["”'*_]*\s*[([]\s*$/;
const beginsAnew = /.*(?:[.;:]\s|\n)/su;
const longest = 200;

/** The words right before and behind a citation, in which its title may stand whatever marks it. */
export function stretchesBeside(
  plain: string,
  { start, end }: { start: number; end: number },
  ends: Ends & { last: number | null },
): StretchBeside[] {
  const behind = plain.slice(end, end + longest);
  const lead = leadsOver.exec(behind)?.[0];
  const quoted = firstOf(inQuotes.exec(behind), 1, 2, 4);
  const isTitled = lead !== undefined && ends.citation > end + lead.length && (quoted === undefined || !isQuoteOfClause(quoted));
  const ahead = plain.slice(Math.max(ends.last ?? 0, start - longest, 0), start);
  const said = leadsOn.test(ahead) ? ahead.replace(leadsOn, "").replace(beginsAnew, "") : "";
  // What begins right behind another citation is the title of that one.
  const isOfLast =
    ends.last !== null &&
    ends.last > start - longest &&
    ahead.startsWith(said.slice(0, 1)) &&
    leadsOver.test(said) &&
    said.length + 4 > ahead.length - 4;
  return [
    ...(isTitled ? [{ side: "behind" as const, words: behind.slice(lead.length).split(/\n\s*\n|\n(?=\s*\p{Lu})|[.;]\s/u)[0] ?? "" }] : []),
    ...(said === "" || isOfLast ? [] : [{ side: "before" as const, words: said }]),
  ];
}

/** What stands beside a citation in a folded text as its title, or tells what it is about. */
export function titlesBeside(plain: string, { start, end }: { start: number; end: number }, ends: Ends): TitleBeside[] {
  const cell = plain.slice(end, Math.min(end + farBack, ends.cell));
  const behind = (ends.cell <= end + farBack ? cell.replace(nextRow, "") : cell).replace(lineBreak, " ");
  const after = behind.slice(0, Math.max(0, ends.citation - end));
  const ahead = plain.slice(Math.max(0, start - farBack), start);
  const isClosed = /^\s*[)\]]/.test(after);
  const quoted = firstOf(inQuotes.exec(after), 1, 2, 4);
  const found = [
    ["title", firstOf(inBrackets.exec(behind), 1, 2)],
    ["title", quoted === undefined || isQuoteOfClause(quoted) ? undefined : quoted],
    ["words", behindSign.exec(after)?.[1]],
    ["title", behindDash.exec(after)?.[1]],
    ["cell", nextCell.exec(after)?.[1]],
    ["words", nextTo.exec(after)?.[1]],
    ["words", isClosed ? before.exec(ahead)?.[1] : undefined],
  ] as const;
  const titles = found.flatMap(([kind, words]): TitleBeside[] => {
    const whole = tidied(words ?? "");
    const cut = tidied(whole.replace(goesOn, ""));
    // A verb may belong to a title: `Who must register?`
    const wholly: TitleBeside[] = cut === whole || isSentence.test(whole) ? [] : [{ words: whole, kind: "words" }];
    return [...(isSentence.test(whole) ? [] : [{ words: cut, kind: /^\p{Ll}/u.test(cut) ? ("words" as const) : kind }]), ...wholly].filter(
      (one) => isNamed(one.words),
    );
  });
  const told = about.exec(after)?.[1]?.replace(goesOn, "").replace(/\s+/g, " ").trim();
  return told ? [...titles, { words: told, kind: "matter" }] : titles;
}
