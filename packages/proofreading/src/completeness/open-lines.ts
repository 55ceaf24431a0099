import type { Anchor } from "../manuscript/anchor.ts";

/** A line to be filled in, and a name with nothing for its value: "Serial number: N/A". */
const open = /_{3,}|^[^:\n]{2,60}:\s*(?:n\/?a|not applicable|tb[acd]|to be \w+|[-–—.…]*)\s*$/i;
/** Lines of a form are short. */
const longestLine = 160;

/** Tells of a place whether its line leaves open what is named there, as a form does before it is filled in. */
export function openLines(text: string, placeholders: readonly Anchor[]): (place: number) => boolean {
  return (place) => {
    const start = text.lastIndexOf("\n", place - 1) + 1;
    const next = text.indexOf("\n", place);
    const end = next < 0 ? text.length : next;
    if (end - start > longestLine) return false;
    return open.test(text.slice(start, end)) || placeholders.some((one) => one.start < end && one.end > start);
  };
}
