import type { Piece } from "./docx-pieces.ts";

/** A part of a piece that other words are put in the place of. */
export interface Part {
  piece: Piece;
  /** Where it begins in its piece. */
  at: number;
  /** Its own words; nothing of a note. */
  text: string;
}

/** Neighbours that look otherwise than most of their sentence, what a field works out, or a note. */
interface Group {
  parts: Part[];
  from: number;
  to: number;
}

/** Where a group's words, or those that a note stands behind, are in the new ones. */
interface Anchor extends Group {
  start: number;
  end: number;
}

const isFree = ({ piece }: Part): boolean => piece.kind === "words" && !piece.isFixed;

const isLinked = (format: string): boolean => format.startsWith("<w:hyperlink");
const isLink = (part: Part | undefined): boolean => part !== undefined && isLinked(part.piece.format);

const lengthOf = (parts: readonly Part[]): number => parts.reduce((sum, { text }) => sum + text.length, 0);

/** The format of most of the words that can be exchanged; a link's only where there is nothing else. */
function mostlyAs(parts: readonly Part[]): string | null {
  const byFormat = [...Map.groupBy(parts.filter(isFree), ({ piece }) => piece.format)];
  const weigh = ([format, own]: readonly [string, readonly Part[]]) => lengthOf(own) - (isLinked(format) ? 1e6 : 0);
  return byFormat.toSorted((one, other) => weigh(other) - weigh(one))[0]?.[0] ?? null;
}

function groupsOf(parts: readonly Part[], main: string): Group[] {
  const groups: Group[] = [];
  parts.forEach((part, at) => {
    const { kind, format, isFixed } = part.piece;
    if (kind === "words" && !isFixed && (format === main || part.text.trim() === "")) return;
    const last = groups.at(-1);
    const first = last?.parts[0]?.piece;
    const isSame = last?.to === at && first?.kind === kind && first.format === format && first.isFixed === isFixed;
    if (isSame) last.parts.push(part);
    else groups.push({ parts: [part], from: at, to: at });
    const own = groups.at(-1);
    if (own) own.to = at + 1;
  });
  return groups;
}

const isLetter = (text: string | undefined): boolean => text !== undefined && /[\p{L}\p{N}]/u.test(text);

/** Where words stand as they are, and not within others; -1 where they do not. */
function placeOf(words: string, text: string, from: number): number {
  for (let at = words.indexOf(text, from); at >= 0; at = words.indexOf(text, at + 1)) {
    const isWithin =
      (isLetter(text[0]) && isLetter(words[at - 1]) && /[\p{Script=Latin}\d]/u.test(text[0] ?? "")) ||
      (isLetter(text.at(-1)) && isLetter(words[at + text.length]) && /[\p{Script=Latin}\d]/u.test(text.at(-1) ?? ""));
    if (!isWithin) return at;
  }
  return -1;
}

/** The place between two words that is nearest. */
function between(words: string, at: number): number {
  const [before, behind] = [words.lastIndexOf(" ", at), words.indexOf(" ", at)];
  if (before < 0 && behind < 0) return Math.round(at);
  const start = before < 0 ? 0 : before + 1;
  const next = behind < 0 ? words.length : behind + 1;
  return at - start <= next - at ? start : next;
}

/** Where a link goes whose words are not told as they were: on about as much, about as far in. */
function alongside(group: Group, parts: readonly Part[], words: string, cursor: number): Anchor | null {
  const share = words.length / lengthOf(parts);
  const before = lengthOf(parts.slice(0, group.from));
  const start = Math.max(cursor, between(words, before * share));
  const end = between(words, (before + lengthOf(group.parts)) * share);
  const trimmed = words.slice(start, end).trimEnd().length;
  return trimmed > 0 ? { ...group, start, end: start + trimmed } : null;
}

const wideMarks: Readonly<Record<string, string>> = { ":": "：", ".": "。", "!": "！", "?": "？", ";": "；" };

/** Where the words of a group stand in the new ones: as they are, or up to the mark that ends what a sentence begins with. */
function anchorOf(group: Group, parts: readonly Part[], words: string, cursor: number): Anchor | null {
  const isNote = group.parts[0]?.piece.kind === "note";
  const before = parts
    .slice(0, group.from)
    .map(({ text }) => text)
    .join("");
  const own = isNote
    ? (/[\p{L}\d][\p{L}\d:./()-]*$/u.exec(before.trimEnd().replace(/[.,;:]+$/, ""))?.[0] ?? "")
    : group.parts
        .map(({ text }) => text)
        .join("")
        .trim();
  const isTold = isNote ? /\d/.test(own) : own !== "";
  const at = isTold ? placeOf(words, own, cursor) : -1;
  if (at >= 0 && isNote) return { ...group, start: at + own.length, end: at + own.length };
  if (at >= 0) return { ...group, start: at, end: at + own.length };
  if (isLink(group.parts[0])) return alongside(group, parts, words, cursor);
  const mark = own.at(-1) ?? "";
  if (isNote || before.trim() !== "" || !(mark in wideMarks)) return null;
  const upTo = [words.indexOf(mark), words.indexOf(wideMarks[mark] ?? mark)].filter((one) => one > 0).toSorted((a, b) => a - b)[0];
  return upTo === undefined || upTo === words.length - 1 ? null : { ...group, start: 0, end: upTo + 1 };
}

function anchorsIn(parts: readonly Part[], main: string, words: string): { anchors: Anchor[]; loose: Group[] } {
  const anchors: Anchor[] = [];
  const loose: Group[] = [];
  for (const group of groupsOf(parts, main)) {
    const found = anchorOf(group, parts, words, anchors.at(-1)?.end ?? 0);
    if (found === null) loose.push(group);
    else anchors.push(found);
  }
  return { anchors, loose };
}

/** The longest of the plain parts in a stretch; those before a note that stands at no certain place come first. */
function holderIn(parts: readonly Part[], main: string, loose: readonly Group[], from: number, to: number): Part | null {
  const note = loose.find(({ from: at, parts: [first] }) => first?.piece.kind === "note" && at >= from && at < to)?.from ?? to;
  const isPlain = (part: Part) => isFree(part) && part.piece.format === main;
  const before = parts.slice(from, note).filter((part) => isPlain(part) && part.text.trim() !== "");
  const plain = before.length > 0 ? before : parts.slice(from, to).filter(isPlain);
  return plain.toSorted((one, other) => other.text.length - one.text.length)[0] ?? null;
}

/** Puts new words in the place of those between tabs and breaks: what is formatted by itself stays so where the new words tell it, and everything else looks as most of it did. */
export function fillLane(parts: readonly Part[], words: string): Map<Part, string> {
  const main = mostlyAs(parts);
  const instead = new Map(parts.filter(isFree).map((part) => [part, ""]));
  if (main === null) return instead;
  const { anchors, loose } = anchorsIn(parts, main, words);
  let [from, told] = [0, 0];
  for (const { parts: own, from: at, to, start, end } of anchors) {
    const holder = holderIn(parts, main, loose, from, at);
    const taker = own.find(isFree);
    const before = words.slice(told, start);
    // Words that would have no place before it are told behind it.
    if (holder === null && taker === undefined && before !== "") continue;
    if (holder !== null) instead.set(holder, before);
    if (taker !== undefined) instead.set(taker, (holder === null ? before : "") + words.slice(start, end));
    [from, told] = [to, end];
  }
  const last = holderIn(parts, main, loose, from, parts.length) ?? parts.findLast((part) => instead.get(part)) ?? parts.findLast(isFree);
  if (last !== undefined) instead.set(last, (instead.get(last) ?? "") + words.slice(told));
  return instead;
}
