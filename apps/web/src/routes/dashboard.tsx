import { Button } from "@mantine/core";
import { Link, useSearchParams } from "react-router";
import { ExploreModal } from "../features/answers/explore-modal.tsx";
import { HistoryList } from "../features/answers/history.tsx";
import { LibraryFreshness } from "../features/dashboard/library-freshness.tsx";
import { StatCards } from "../features/dashboard/stat-cards.tsx";
import { useSession } from "../features/session/session-context.tsx";
import { withParams } from "../shared/params.ts";
import { useTitle } from "../shared/title.ts";
import { explain, trpc } from "../shared/trpc.ts";
import { Problem } from "../shared/ui/states.tsx";
import styles from "./dashboard.module.css";
import page from "./page.module.css";

export function Dashboard() {
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  useTitle("Dashboard");
  const explore = (state: string | null) => setParams(withParams(params, { explore: state }), { replace: state === null });
  return (
    <main id="main" tabIndex={-1} className={page.page}>
      <h1>Welcome back, {user?.google_user_data.given_name || user?.email}</h1>
      <p className={page.lede}>What you asked, what you kept, and how fresh the library is.</p>
      <StatCards enabled={user !== null} />
      <RecentActivity onExplore={() => explore("open")} />
      <LibraryFreshness />
      <ExploreModal opened={params.get("explore") !== null} onClose={() => explore(null)} />
    </main>
  );
}

function RecentActivity({ onExplore }: { onExplore: () => void }) {
  const recent = trpc.answers.list.useQuery({ limit: 5 });
  return (
    <section className={styles.recent} aria-labelledby="recent">
      <header>
        <h2 id="recent">Recent Activity</h2>
        <Button onClick={onExplore}>Start Global Search</Button>
      </header>
      {recent.isPending && <p className={styles.quiet}>Loading your recent questions…</p>}
      {recent.isError && (
        <Problem title="Your recent questions could not be loaded." retry={() => void recent.refetch()}>
          {explain(recent.error)}
        </Problem>
      )}
      {recent.data?.length === 0 && <p className={styles.quiet}>No questions yet. The first one you ask appears here.</p>}
      {recent.data !== undefined && recent.data.length > 0 && (
        <>
          <HistoryList items={recent.data} />
          <Link to="/queries">All your questions</Link>
        </>
      )}
    </section>
  );
}
