import { Button } from "@mantine/core";
import { Link } from "react-router";
import { DiscussionList } from "../features/discussions/discussion-list.tsx";
import { StartDiscussion } from "../features/discussions/starting.tsx";
import { useModerates } from "../features/discussions/use-thread.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";

/** What people ask each other. */
export function DiscussionBoard() {
  const moderates = useModerates();
  return (
    <Page title="Discussion Board" width="wide">
      <PageHead
        heading="Discussion Board"
        lede="What people ask each other, with the clauses they rely on."
        action={
          <>
            {moderates && (
              <Button component={Link} to="/discussion-board/reports" variant="default">
                Reported posts
              </Button>
            )}
            <StartDiscussion />
          </>
        }
      />
      <DiscussionList start={<StartDiscussion />} />
    </Page>
  );
}
