import type { FieldChange, PackDifference, Requirement } from "@clausewise/contracts";

/** What a requirement says, as it was when it was taken up, to be held against what its pack says later. */
export type TakenRequirement = Pick<Requirement, "group" | "title" | "requirement" | "level" | "applies" | "citations">;

export const takenOf = ({ group, title, requirement, level, applies, citations }: TakenRequirement): TakenRequirement => ({
  group,
  title,
  requirement,
  level,
  applies,
  citations,
});

const clausesOf = ({ citations }: TakenRequirement): string => citations.map(({ clause }) => clause).join("; ");

const fields: readonly [label: string, said: (one: TakenRequirement) => string][] = [
  ["Title", ({ title }) => title],
  ["Requirement", ({ requirement }) => requirement],
  ["Level", ({ level }) => level],
  ["Asked for where", ({ applies }) => applies?.when ?? "always"],
  [
    "What decides",
    ({ applies }) => (applies?.facts ?? []).map(({ fact, is }) => `${fact.replaceAll("_", " ")}: ${[is].flat().join(", ")}`).join("; "),
  ],
  ["Clauses", clausesOf],
];

/** What a requirement says otherwise than when it was taken up. */
export const fieldChanges = (before: TakenRequirement, after: TakenRequirement): FieldChange[] =>
  fields.flatMap(([field, said]) => (said(before) === said(after) ? [] : [{ field, before: said(before), after: said(after) }]));

/** What a pack of today makes of what was taken up of it; requirements are known by their ids. Null where it is the same. */
export function packDifference(taken: ReadonlyMap<string, TakenRequirement>, today: readonly Requirement[]): PackDifference | null {
  const now = new Map(today.map((one) => [one.id, takenOf(one)]));
  const alone = ([id, one]: [string, TakenRequirement]) => ({
    id,
    title: one.title,
    requirement: one.requirement,
    clauses: clausesOf(one),
  });
  const difference = {
    added: [...now].filter(([id]) => !taken.has(id)).map(alone),
    removed: [...taken].filter(([id]) => !now.has(id)).map(alone),
    changed: [...now].flatMap(([id, after]) => {
      const before = taken.get(id);
      const changes = before ? fieldChanges(before, after) : [];
      return changes.length > 0 ? [{ id, title: after.title, fields: changes }] : [];
    }),
  };
  return Object.values(difference).every((ones) => ones.length === 0) ? null : difference;
}
