import { Link, useParams } from "react-router";
import { CompareView } from "../features/answers/compare-view.tsx";
import { useTwoAnswers } from "../features/answers/use-answers.ts";
import { Page } from "../shared/ui/page.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

const title = "Two answers compared";

/** Two answers to a question side by side. */
export function Compare() {
  const { answerId = "", otherId = "" } = useParams();
  const both = useTwoAnswers(answerId, otherId);
  return (
    <QueryState query={both} waiting="Opening both answers" failed="The answers could not be opened." missing={<Missing />} page={title}>
      {([one, other]) => (
        <Page title={title} width="wide">
          <CompareView one={one} other={other} />
        </Page>
      )}
    </QueryState>
  );
}

function Missing() {
  return (
    <Empty title="One of the two answers is not at this address." action={<Link to="/queries">Your questions</Link>}>
      It may belong to somebody else, or the address was cut short.
    </Empty>
  );
}
