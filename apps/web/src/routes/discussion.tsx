import { Link, useParams, useSearchParams } from "react-router";
import { Thread } from "../features/discussions/thread.tsx";
import { useDiscussion } from "../features/discussions/use-discussions.ts";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";

export function DiscussionPage() {
  const { discussionId = "" } = useParams();
  const [params] = useSearchParams();
  return (
    <QueryState
      query={useDiscussion(discussionId)}
      waiting="Opening the discussion"
      failed="The discussion could not be opened."
      missing={
        <Empty title="There is no discussion at this address." action={<Link to="/discussion-board">Discussion Board</Link>}>
          The address may have been cut short, or it was deleted.
        </Empty>
      }
      page="Discussion"
    >
      {(thread) => <Thread key={thread.id} thread={thread} postId={params.get("post")} />}
    </QueryState>
  );
}
