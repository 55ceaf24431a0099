import { Link } from "react-router";
import { useClausePlace } from "../use-clause-place.ts";

/** Where a passage of a source is read. */
export const placeAddress = (sourceId: string, passageId: string | null): string =>
  `/library/${sourceId}${passageId === null ? "" : `?passage=${passageId}`}`;

/** A clause by its citation, leading to where it stands in the library; the words alone where it is not held. */
export function ClauseLink({ clause }: { clause: string }) {
  const place = useClausePlace(clause);
  if (!place) return <span>{clause}</span>;
  return (
    <Link to={placeAddress(place.source_id, place.passage_id)} target="_blank">
      {clause}
    </Link>
  );
}
