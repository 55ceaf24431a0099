import type { SectionChange } from "@clausewise/contracts";
import { sectionStem } from "@clausewise/retrieval";
import { isRenumbered, type Difference, type PlacedPassage } from "./placed-passage.ts";

const isByPage = (citation: string): boolean => / p\. ?\d+$/.test(citation);

/** What a passage's section is called: its clause, or its heading where it is cited by page. */
export function sectionNamed({ citation, heading }: Pick<PlacedPassage, "citation" | "heading">): string {
  const stem = sectionStem(citation);
  return isByPage(stem) && heading !== "" ? heading : stem;
}

/** The section a difference is counted in: where its words stand now, else where they stood. */
export function sectionOfChange({ before, after }: Difference): string {
  const named = after ?? before;
  return named === null ? "" : sectionNamed(named);
}

const bySection = (passages: readonly PlacedPassage[]) => Map.groupBy(passages, sectionNamed);

export interface ComparedTexts {
  from: readonly PlacedPassage[];
  to: readonly PlacedPassage[];
  changes: readonly Difference[];
  /** Where the matter of a section went that is gone. */
  successors: (section: string) => readonly string[];
}

/** Section by section what became of its passages; a section that is gone stands where it stood. */
export function compareSections({ from, to, changes, successors }: ComparedTexts): SectionChange[] {
  const [old, now] = [bySection(from), bySection(to)];
  const changed = Map.groupBy(changes, sectionOfChange);
  const moved = movedOf(changes);
  return inOrder([...old.keys()], [...now.keys()]).map((section) => {
    const its = changed.get(section) ?? [];
    const count = (fits: (difference: Difference) => boolean) => its.filter(fits).length;
    const known = new Set(old.get(section)?.map(({ hash }) => hash));
    return {
      section,
      before: old.get(section)?.[0]?.heading ?? null,
      after: now.get(section)?.[0]?.heading ?? null,
      kept: (now.get(section) ?? []).filter(({ hash }) => known.has(hash)).length,
      changed: count((difference) => difference.before !== null && difference.after !== null && !isRenumbered(difference)),
      renumbered: count(isRenumbered),
      added: count(({ before }) => before === null),
      removed: count(({ after }) => after === null),
      moved_to: [...(moved.get(section) ?? [])],
      matter_in: now.has(section) ? [] : [...successors(section)],
    };
  });
}

/** By section, the other sections in which passages of it stand under another number. */
function movedOf(changes: readonly Difference[]): Map<string, Set<string>> {
  const moved = new Map<string, Set<string>>();
  for (const change of changes) {
    if (!change.before || !change.after || !isRenumbered(change)) continue;
    const [from, to] = [sectionNamed(change.before), sectionNamed(change.after)];
    if (from !== to) moved.set(from, (moved.get(from) ?? new Set()).add(to));
  }
  return moved;
}

/** Sections of which all that changed stands in one other section now, so that only their number is another. */
export function renumberedSections(changes: readonly Difference[]): { from: string; to: string }[] {
  const known = changes.flatMap(({ before, after }) => (before && !isByPage(sectionStem(before.citation)) ? [{ before, after }] : []));
  return [...Map.groupBy(known, ({ before }) => sectionNamed(before))].flatMap(([from, its]) => {
    const [to = null, ...others] = new Set(its.map(({ after }) => after && sectionNamed(after)));
    return to === null || to === from || others.length > 0 ? [] : [{ from, to }];
  });
}

/** The sections of the later version in their order, each that is gone behind the one that stood before it. */
function inOrder(old: readonly string[], now: readonly string[]): string[] {
  const held = new Set(now);
  const gone = new Map<string | undefined, string[]>();
  let before: string | undefined;
  for (const section of old) {
    if (held.has(section)) before = section;
    else gone.set(before, [...(gone.get(before) ?? []), section]);
  }
  return [...(gone.get(undefined) ?? []), ...now.flatMap((section) => [section, ...(gone.get(section) ?? [])])];
}
