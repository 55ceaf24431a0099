import type { TitleBeside } from "./reference.ts";

const inBrackets = /^\s*,?\s*\(([^()\n]{4,160}(?:\([^()\n]{1,30}\)[^()\n]{0,80})?)\)/;
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
const isNoTitle = /^(?:edition|ed\.|version|rev(?:ision|\.)?|table|figure|class|issue|amendment|effective|revised|see)\b/i;
const edges = /^["“”]+|["“”]+$/g;
const capitals = /^[A-Z0-9 &/()-]{2,12}$/;

/** What stands beside a citation in a folded text as its title, or tells what it is about. */
export function titlesBeside(plain: string, { start, end }: { start: number; end: number }): TitleBeside[] {
  const after = plain.slice(end, end + farBack);
  const ahead = plain.slice(Math.max(0, start - farBack), start);
  const isClosed = /^\s*[)\]]/.test(after);
  const found = [
    ["title", inBrackets.exec(after)?.[1]],
    ["title", inQuotes.exec(after)?.[1]],
    ["words", behindSign.exec(after)?.[1]],
    ["words", nextTo.exec(after)?.[1]],
    ["words", isClosed ? before.exec(ahead)?.[1] : undefined],
  ] as const;
  const titles = found.flatMap(([kind, words]): TitleBeside[] => {
    const title = words?.replace(goesOn, "").replace(/\s+/g, " ").replace(edges, "").trim() ?? "";
    const isNone = title.length < 4 || capitals.test(title) || isOtherCitation.test(title) || isNoTitle.test(title);
    const isSmall = /^\p{Ll}/u.test(title);
    return isNone || (kind === "words" && title === title.toUpperCase()) ? [] : [{ words: title, kind: isSmall ? "words" : kind }];
  });
  const told = about.exec(after)?.[1]?.replace(goesOn, "").replace(/\s+/g, " ").trim();
  return told ? [...titles, { words: told, kind: "matter" }] : titles;
}
