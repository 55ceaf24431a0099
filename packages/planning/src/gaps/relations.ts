import type { Requirement, RulePack } from "@clausewise/contracts";

type Edge = Requirement["maps_to"][number];

/** A requirement and what another has to do with it. */
export interface Related {
  /** Pack and id, as `nameOf` makes them. */
  name: string;
  relation: Edge["relation"];
  source: Edge["source"];
}

export interface Relations {
  /** Those that evidence of a requirement serves. */
  serves: (name: string) => readonly Related[];
  /** Those whose evidence serves a requirement. */
  servedBy: (name: string) => readonly Related[];
}

/** A requirement among all packs. */
export const nameOf = (pack: string, id: string): string => `${pack}/${id}`;

/**
 * What requirements have to do with each other. Evidence serves along an edge as the edge says; against it fully where both ask
 * for the same, and as a hint where the one asks for a part of the other. One step and no further: what corresponds to something
 * that corresponds is vouched for by nobody.
 */
export function relationsOf(packs: readonly Pick<RulePack, "pack" | "requirements">[]): Relations {
  const edges = packs.flatMap(({ pack, requirements }) =>
    requirements.flatMap(({ id, maps_to }) =>
      maps_to.flatMap(({ pack: other, id: otherId, relation, source }) => {
        const [from, to] = [nameOf(pack, id), nameOf(other, otherId)];
        const back = relation === "same" ? "same" : "supports";
        return [
          { from, to, relation, source },
          ...(relation === "supports" ? [] : [{ from: to, to: from, relation: back as Edge["relation"], source }]),
        ];
      }),
    ),
  );
  const strongest = [...new Map(edges.toSorted(weakestFirst).map((edge) => [`${edge.from} ${edge.to}`, edge])).values()];
  const bySource = Map.groupBy(strongest, ({ from }) => from);
  const byTarget = Map.groupBy(strongest, ({ to }) => to);
  return {
    serves: (name) => (bySource.get(name) ?? []).map(({ to, relation, source }) => ({ name: to, relation, source })),
    servedBy: (name) => (byTarget.get(name) ?? []).map(({ from, relation, source }) => ({ name: from, relation, source })),
  };
}

const weakness: Readonly<Record<Edge["relation"], number>> = { supports: 0, part: 1, same: 2 };
const weakestFirst = (one: Pick<Edge, "relation">, other: Pick<Edge, "relation">): number =>
  weakness[one.relation] - weakness[other.relation];
