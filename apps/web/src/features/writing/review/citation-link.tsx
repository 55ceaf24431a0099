import type { ReferenceTarget } from "@clausewise/contracts";
import { Link } from "react-router";
import { useClausePlace } from "./use-reviews.ts";

type Cited = Pick<ReferenceTarget, "citation" | "source_id" | "passage_id">;

const addressOf = (sourceId: string, passageId: string | null): string =>
  `/library/${sourceId}${passageId === null ? "" : `?passage=${passageId}`}`;

/** A clause, leading to where it stands in the library. */
export const CitationLink = ({ cited }: { cited: Cited }) =>
  cited.source_id === null ? (
    <LookedUp citation={cited.citation} />
  ) : (
    <Link to={addressOf(cited.source_id, cited.passage_id)} target="_blank">
      {cited.citation}
    </Link>
  );

function LookedUp({ citation }: { citation: string }) {
  const place = useClausePlace(citation);
  if (!place) return <span>{citation}</span>;
  return (
    <Link to={addressOf(place.source_id, place.passage_id)} target="_blank">
      {citation}
    </Link>
  );
}
