import { holdsClause } from "../citations/clauses.ts";
import { isRow } from "../text/sentence-splitter.ts";
import { isDocument } from "./candidate.ts";
import type { ReadCandidate } from "./passage-reader.ts";

/** A stretch of a passage's text. */
export interface Stretch {
  key: number;
  start: number;
  end: number;
}

/** Longest passage above a quote that is shown whole; of a longer one only the sentence that leads on is. */
const wholeUpTo = 400;

const mark = /^(?:\(?[a-zA-Z0-9]{1,5}[).]|[•●▪◦‣–—-])(?=\s)/;
const announcing = /[:—–]$/;
const openEnd = /(?:,?\s+(?:and\/or|and|or)|\s*[:—–])$/;

/** Whether a text ends in the middle of a sentence that what stands below it goes on with. */
export function leadsOn(text: string): boolean {
  const end = text.trimEnd();
  return announcing.test(end) || !/(?:[.?!;,…)\]”"’\d]|\b(?:and|or))$/.test(end);
}

/** A definition says all by itself, also where it is an item of a list. */
const defines = /^[\u2018\u201C'"][^\u2019\u201D'"]+[\u2019\u201D'"](?: or [^ ]+)? means\b/;

/** Whether a text goes on from words above it: it begins small after its mark, or ends as an item of a list does. */
function isFragment(text: string): boolean {
  if (defines.test(text.replace(mark, "").trimStart())) return false;
  return /^[a-z]/.test(text.replace(mark, "").trimStart()) || /(?:[;,]|\b(?:and|or))$/.test(text.trimEnd());
}

/** Where a text that ends at `end` stops saying anything by itself: before a last "or", "and" or ":". */
export function closedEnd(text: string, end: number): number {
  const words = text.slice(0, end).trimEnd();
  return words.replace(openEnd, "").length || words.length;
}

const isBeside = (one: ReadCandidate, other: ReadCandidate): boolean =>
  other.candidate.text_kind === one.candidate.text_kind &&
  one.candidate.source_identifier === other.candidate.source_identifier &&
  one.candidate.status === other.candidate.status;

/** The passage that holds another: the last before it whose clause its own is below. */
export function parentOf(one: ReadCandidate, around: readonly ReadCandidate[]): ReadCandidate | undefined {
  const above = around.filter(
    (other) =>
      other.candidate.key < one.candidate.key &&
      other.normal !== one.normal &&
      holdsClause(other.normal, one.normal) &&
      isBeside(one, other),
  );
  return above.toSorted((first, second) => second.candidate.key - first.candidate.key)[0];
}

function leadingStretch(parent: ReadCandidate): Stretch {
  const { key, text } = parent.candidate;
  const end = text.trimEnd().length;
  return { key, start: end <= wholeUpTo ? 0 : (parent.sentences().at(-1)?.start ?? 0), end };
}

/** The words above a quote that begins at `start` which it goes on from, outermost first; null where they are not at hand. */
export function leadInOf(one: ReadCandidate, start: number, around: readonly ReadCandidate[]): Stretch[] | null {
  const { key, text } = one.candidate;
  if (isDocument(one.candidate)) return announcementOn(one, start);
  const own = start > 0 ? (mark.exec(text)?.[0] ?? "") : "";
  const mine = own === "" ? [] : [{ key, start: 0, end: own.length }];
  const parent = parentOf(one, around);
  if (parent === undefined) return isFragment(text) ? null : mine;
  if (!leadsOn(parent.candidate.text) && !isFragment(text)) return mine;
  const above = leadInOf(parent, 0, around);
  return above && [...above, leadingStretch(parent), ...mine];
}

/** Of a page: the sentence that announces the item which a quote begins with, or the names of the columns of a row. */
function announcementOn(one: ReadCandidate, start: number): Stretch[] {
  const { key, text } = one.candidate;
  const head = text.slice(0, Math.max(0, text.indexOf("\n")));
  if (start > head.length && isRow(head) && isRow(lineAt(text, start))) return [{ key, start: 0, end: head.length }];
  if (!mark.test(text.slice(start))) return [];
  const announced = one.sentences().findLast((each) => each.end <= start && announcing.test(text.slice(each.start, each.end).trimEnd()));
  return announced ? [{ key, start: announced.start, end: announced.end }] : [];
}

const lineAt = (text: string, start: number): string => text.slice(start).split("\n", 1)[0] ?? "";

/** The words above a quote as they are shown, `…` where some are left out; null where there are none. */
export function leadInText(
  above: readonly Stretch[],
  quote: { key: number; start: number },
  textOf: (key: number) => string,
): string | null {
  let shown = "";
  for (const [nth, stretch] of above.entries()) {
    const before = above[nth - 1];
    const gap = before ? gapOf(before, stretch, textOf) : stretch.start > 0 ? "… " : "";
    shown += gap + textOf(stretch.key).slice(stretch.start, stretch.end).trim();
  }
  const last = above.at(-1);
  return last ? (shown + gapOf(last, quote, textOf)).trimEnd() : null;
}

/** Passages that follow each other have keys that do. */
function gapOf(before: Stretch, next: { key: number; start: number }, textOf: (key: number) => string): string {
  const [from, to] = [textOf(before.key), textOf(next.key)];
  const isNext =
    before.key === next.key
      ? from.slice(before.end, next.start).trim() === ""
      : next.key === before.key + 1 && from.slice(before.end).trim() === "" && to.slice(0, next.start).trim() === "";
  return isNext ? " " : " … ";
}
