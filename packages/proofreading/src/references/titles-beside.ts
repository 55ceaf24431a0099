import type { TitleBeside } from "./reference.ts";

const inBrackets = /^\s*,?\s*\(([^()\n]{4,160}(?:\([^()\n]{1,30}\)[^()\n]{0,80})?)\)/;
const lineBreak = /(?<=[^\s.:;])[ \t]*\n[ \t]*(?=[A-Za-z])/g;
const inQuotes = /^\s*[,:-]?\s*\(?["“]([^"”\n]{6,200})["”]/;
const behindSign = /^\s*(?:-|:|,)\s*((?:[A-Z]|510\(k\))[^.;\n()"“]{5,140})/;
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

/** What stands beside a citation in a folded text as its title, or tells what it is about. */
export function titlesBeside(plain: string, { start, end }: { start: number; end: number }, ends: Ends): TitleBeside[] {
  const behind = plain.slice(end, Math.min(end + farBack, ends.cell)).replace(lineBreak, " ");
  const after = behind.slice(0, Math.max(0, ends.citation - end));
  const ahead = plain.slice(Math.max(0, start - farBack), start);
  const isClosed = /^\s*[)\]]/.test(after);
  const found = [
    ["title", inBrackets.exec(behind)?.[1]],
    ["title", inQuotes.exec(after)?.[1]],
    ["words", behindSign.exec(after)?.[1]],
    ["words", nextTo.exec(after)?.[1]],
    ["words", isClosed ? before.exec(ahead)?.[1] : undefined],
  ] as const;
  const titles = found.flatMap(([kind, words]): TitleBeside[] => {
    const title = (words ?? "")
      .replace(goesOn, "")
      .replace(saidOfIt, "")
      .replace(/\s+/g, " ")
      .replace(edges, "")
      .replace(/[\s,;&]+(?:and|or)?\s*$/, "")
      .trim();
    const isNone = title.length < 4 || capitals.test(title) || isOtherCitation.test(title) || isNoTitle.test(title);
    return isNone ? [] : [{ words: title, kind: /^\p{Ll}/u.test(title) ? "words" : kind }];
  });
  const told = about.exec(after)?.[1]?.replace(goesOn, "").replace(/\s+/g, " ").trim();
  return told ? [...titles, { words: told, kind: "matter" }] : titles;
}
