import type { DraftEdit } from "@clausewise/contracts";

const isHigh = (code: number): boolean => code >= 0xd800 && code <= 0xdbff;

/** The one stretch in which two texts differ, never through the middle of a character; null where they are the same. */
export function spliceBetween(before: string, after: string): DraftEdit | null {
  if (before === after) return null;
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  if (start > 0 && isHigh(before.charCodeAt(start - 1))) start -= 1;
  let same = 0;
  while (same < most - start && before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)) same += 1;
  if (same > 0 && isHigh(before.charCodeAt(before.length - same - 1))) same -= 1;
  const end = before.length - same;
  return { start, end, words: after.slice(start, after.length - same), characters: after.length };
}
