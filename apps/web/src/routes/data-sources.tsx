import { SourceList } from "../features/official/source-list.tsx";
import { useSources } from "../features/official/use-official.ts";
import { useRole } from "../features/session/use-role.ts";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

/** Every official source with how healthy it is. */
export function DataSources() {
  const mayRun = useRole().data?.role_type === "administrator";
  return (
    <QueryState
      query={useSources()}
      waiting="Asking how the sources are"
      failed="How the sources are could not be loaded."
      isEmpty={({ sources }) => sources.length === 0}
      empty={<Empty title="No source is watched">This version of the program knows of none.</Empty>}
    >
      {({ is_on, sources }) => <SourceList isOn={is_on} sources={sources} mayRun={mayRun} />}
    </QueryState>
  );
}
