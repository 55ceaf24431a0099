import { trpc } from "./trpc.ts";

/** The point of an annex around a deeper one: `Annex XV Chapter II 3` around `3.3`; the same where it is none. */
const around = (citation: string): string => (/\bAnnex\b/.test(citation) ? citation.replace(/(?<=\s\d+)(?:\.\d+)+$/, "") : citation);

/** Where a clause stands in the library; null where it does not, undefined while that is looked up. */
export function useClausePlace(citation: string) {
  const { data } = trpc.library.clauses.useQuery({ search: citation }, { staleTime: 600_000 });
  const wider = around(citation);
  const isWider = data?.clauses.length === 0 && wider !== citation;
  const { data: beside } = trpc.library.clauses.useQuery({ search: wider }, { staleTime: 600_000, enabled: isWider });
  if (data === undefined || (isWider && beside === undefined)) return undefined;
  const places = isWider ? (beside?.clauses ?? []) : data.clauses;
  return places.find((place) => place.citation === citation || place.citation === wider) ?? places[0] ?? null;
}
