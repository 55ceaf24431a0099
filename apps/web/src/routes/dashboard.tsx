import { Button } from "@mantine/core";
import { Suspense, lazy, useEffect, useState } from "react";
import { Link } from "react-router";
import { useAddress } from "../shared/address.ts";
import { HistoryList } from "../features/answers/history-list.tsx";
import { QuickAsk } from "../features/answers/quick-ask.tsx";
import { useRecentAnswers } from "../features/answers/use-answers.ts";
import { LibraryFreshness } from "../features/dashboard/library-freshness.tsx";
import { Updates } from "../features/dashboard/updates.tsx";
import { StatCards } from "../features/dashboard/stat-cards.tsx";
import { ToolTiles } from "../features/dashboard/tool-tiles.tsx";
import { FirstFetchStanding } from "../features/official/first-fetch-standing.tsx";
import { useSession } from "../features/session/session-context.tsx";
import { withParams } from "../shared/params.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Waiting } from "../shared/ui/waiting.tsx";
import styles from "./dashboard.module.css";

const FirstSteps = lazy(async () => ({ default: (await import("../features/dashboard/first-steps.tsx")).FirstSteps }));
const ExploreModal = lazy(async () => ({ default: (await import("../features/answers/explore-modal.tsx")).ExploreModal }));
const DiscussionModal = lazy(async () => ({ default: (await import("../features/discussions/discussion-modal.tsx")).DiscussionModal }));
const TemplateModal = lazy(async () => ({ default: (await import("../features/templates/template-modal.tsx")).TemplateModal }));

/** The page that an answer opens on, fetched while the question is typed. */
const loadAnswerPage = () => void import("./answer.tsx").catch(() => undefined);

const recentShown = 5;

/** What stands in the address before there is an answer. */
const beginnings = ["open", "start"];

export function Dashboard() {
  const { user } = useSession();
  const [params, setParams] = useAddress();
  const explored = params.get("explore");
  const exploring = useStaying(explored !== null);
  const board = useStaying(params.get("discuss") === "open");
  const templates = useStaying(params.get("templates") === "open");
  useEffect(loadAnswerPage, []);
  const isNew = useRecentAnswers(recentShown).data?.total === 0;
  const close = () => setParams({}, { replace: true });
  const explore = (state: string | null) => setParams(withParams(params, { explore: state }), { replace: state === null });
  return (
    <Page title="Dashboard">
      <PageHead heading={`Welcome back, ${user?.google_user_data.given_name || user?.email}`} />
      <QuickAsk withExamples={isNew} />
      {isNew && (
        <Suspense>
          <FirstSteps />
        </Suspense>
      )}
      <div className={styles.counts}>
        <StatCards enabled={user !== null} />
        <ToolTiles />
      </div>
      <RecentActivity onExplore={() => explore("open")} />
      <Updates />
      <LibraryFreshness>
        <FirstFetchStanding />
      </LibraryFreshness>
      {exploring.stays && (
        <Suspense fallback={<Waiting label="Opening the search" inline />}>
          <ExploreModal
            opened={exploring.opened}
            onClose={() => explore(null)}
            answerId={explored === null || beginnings.includes(explored) ? null : explored}
            onAnswer={(id) => explore(id ?? "open")}
          />
        </Suspense>
      )}
      {board.stays && (
        <Suspense fallback={<Waiting label="Opening the discussion board" inline />}>
          <DiscussionModal opened={board.opened} onClose={close} />
        </Suspense>
      )}
      {templates.stays && (
        <Suspense fallback={<Waiting label="Opening the templates" inline />}>
          <TemplateModal opened={templates.opened} onClose={close} />
        </Suspense>
      )}
    </Page>
  );
}

/** Something over the page: once opened it stays, so that it can close with the focus given back. */
function useStaying(opened: boolean) {
  const [stays, setStays] = useState(opened);
  if (opened && !stays) setStays(true);
  return { opened, stays };
}

function RecentActivity({ onExplore }: { onExplore: () => void }) {
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <header>
        <h2 id="recent">Recent Activity</h2>
        <Button onClick={onExplore}>Start Global Search</Button>
      </header>
      <QueryState
        query={useRecentAnswers(recentShown)}
        waiting="Loading your recent questions"
        failed="Your recent questions could not be loaded."
        inline
        isEmpty={(recent) => recent.total === 0}
        empty={<p className={styles.quiet}>No questions yet. The first one you ask appears here.</p>}
      >
        {(recent) => (
          <>
            <HistoryList items={recent.items} />
            <Link to="/queries">All your questions</Link>
          </>
        )}
      </QueryState>
    </section>
  );
}
