import { Link, useParams } from "react-router";
import { useAddress } from "../shared/address.ts";
import { GuidanceAbout } from "../features/guidance/guidance-about.tsx";
import { useGuidance } from "../features/guidance/use-guidance.ts";
import { withParams } from "../shared/params.ts";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

export function GuidanceDocumentPage() {
  const { guidanceId = "" } = useParams();
  const [params, setParams] = useAddress();
  return (
    <QueryState
      query={useGuidance(guidanceId)}
      waiting="Opening the guidance document"
      failed="The guidance document could not be opened."
      missing={<Missing />}
      page="Guidance document"
    >
      {(document) => (
        <GuidanceAbout
          key={guidanceId}
          document={document}
          search={params.get("find") ?? ""}
          onSearch={(find) => setParams((now) => withParams(now, { find }), { replace: true, preventScrollReset: true })}
        />
      )}
    </QueryState>
  );
}

const Missing = () => (
  <Empty
    title="There is no guidance document at this address."
    action={<Link to="/regulatory-intelligence-hub">FDA Guidance Library</Link>}
  >
    The address may have been cut short.
  </Empty>
);
