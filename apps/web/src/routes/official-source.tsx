import { Link, useParams, useSearchParams } from "react-router";
import { AddFile } from "../features/official/add-file.tsx";
import { ChangeList } from "../features/official/change-list.tsx";
import { RegisterLookUp } from "../features/official/register-look-up.tsx";
import { SourceAnswers } from "../features/official/source-answers.tsx";
import { Gaps, SourceDetail } from "../features/official/source-detail.tsx";
import { SourceNav, toSourcePart } from "../features/official/source-nav.tsx";
import { SourceRuns } from "../features/official/source-runs.tsx";
import { SourceTexts } from "../features/official/source-texts.tsx";
import { useOfficialSource } from "../features/official/use-official.ts";
import { useRole } from "../features/session/use-role.ts";
import { Page } from "../shared/ui/page.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

/** One official source: how it is, what it brought, and the record behind it. */
export function OfficialSourcePage() {
  const { officialId = "" } = useParams();
  const [params] = useSearchParams();
  const part = toSourcePart(params.get("part"));
  const mayRun = useRole().data?.role_type === "administrator";
  return (
    <QueryState
      query={useOfficialSource(officialId)}
      waiting="Opening the source"
      failed="The source could not be opened."
      missing={<Empty title="There is no source at this address." action={<Link to="/library/sources">All official sources</Link>} />}
      page="Official source"
    >
      {({ source, runs, gaps, takes, is_on }) => (
        <Page title={source.title} width="wide">
          <SourceDetail source={source} isOn={is_on} mayRun={mayRun} takes={takes.length} />
          <Gaps gaps={gaps} mayAdd={mayRun && takes.length > 0} />
          <SourceNav source={source} part={part} mayAdd={mayRun && takes.length > 0} />
          {part === "changes" && <ChangeList sourceId={source.id} nameOf={null} />}
          {part === "held" && source.holds === "texts" && <SourceTexts id={source.id} />}
          {part === "held" && source.holds === "register" && <RegisterLookUp register={source} />}
          {part === "looks" && <SourceRuns title={source.title} runs={runs} />}
          {part === "add" && mayRun && <AddFile source={source} takes={takes} />}
          {part === "raw" && <SourceAnswers id={source.id} />}
        </Page>
      )}
    </QueryState>
  );
}
