import type { ReferenceTarget } from "@clausewise/contracts";
import { Link } from "react-router";
import { ClauseLink, placeAddress } from "../../../shared/ui/clause-link.tsx";

type Cited = Pick<ReferenceTarget, "citation" | "source_id" | "passage_id">;

/** A clause, leading to where it stands in the library. */
export const CitationLink = ({ cited: { citation, source_id, passage_id } }: { cited: Cited }) =>
  source_id === null ? (
    <ClauseLink clause={citation} />
  ) : (
    <Link to={placeAddress(source_id, passage_id)} target="_blank">
      {citation}
    </Link>
  );
