import type { TrackedItem } from "@clausewise/contracts";
import type { ChecklistRoute } from "@clausewise/planning";
import type { PackStanding } from "../gaps/gaps.reads.ts";

/** An item before anything is said of it. */
export type RuledItem = Omit<TrackedItem, "completed" | "completed_at" | "responsible" | "due" | "due_by_rule" | "note" | "evidence">;

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

const idOf = (...words: string[]): string => slug(["pack", ...words].join(" ")).slice(0, 60);

const counted = (open: number, all: number): string => {
  if (open === 0) return `All ${all} requirements of this heading that apply are met by the gap analysis.`;
  return `${open} of ${all} requirements of this heading that apply, or may, are open in the gap analysis.`;
};

const clauseOf = (sources: PackStanding["basis"], clause: string) => ({
  source: sources.find(({ source }) => clause.startsWith(source))?.source ?? sources[0]?.source ?? clause,
  clause,
});

/** As many clauses as one reads at a glance. */
const most = 3;

function ofPack({ pack, title, basis, applies, requirements, groups }: PackStanding): RuledItem[] {
  const shared = {
    origin: "pack" as const,
    category: title,
    required: true,
    links: [],
    applies: null,
    expected: [],
    reason: applies.because,
  };
  if (groups === null)
    return [
      {
        ...shared,
        id: idOf(pack),
        title: "Hold the product against this pack",
        description: `Its ${requirements} requirements are not looked at yet: choose the pack in the gap analysis.`,
        clauses: basis.map(({ source }) => ({ source, clause: source })),
        requirements: { pack, group: null, open: requirements, all: requirements },
      },
    ];
  return groups.map(({ group, clauses, open, all }) => ({
    ...shared,
    id: idOf(pack, group),
    title: group,
    description: counted(open, all),
    clauses: clauses.slice(0, most).map((clause) => clauseOf(basis, clause)),
    requirements: { pack, group, open, all },
  }));
}

/** What the rule packs ask that apply to the product and hold where the route leads: one item for each heading, the open ones first. */
export function packItems({ market }: ChecklistRoute, packs: readonly PackStanding[]): RuledItem[] {
  const here = packs.filter(({ jurisdictions }) => jurisdictions.includes("*") || jurisdictions.includes(market));
  const items = here.flatMap(ofPack);
  const isOpen = ({ requirements }: RuledItem) => (requirements?.open ?? 0) > 0;
  return [...items.filter(isOpen), ...items.filter((item) => !isOpen(item))];
}
