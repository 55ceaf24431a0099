import { Link } from "react-router";
import { formatNumber } from "../../shared/format.ts";
import { trpc } from "../../shared/trpc.ts";
import styles from "./dashboard.module.css";

export function StatCards({ enabled }: { enabled: boolean }) {
  const stats = trpc.dashboard.stats.useQuery({}, { enabled, staleTime: 0 });
  const library = trpc.library.browse.useQuery({ limit: 1 }, { enabled, staleTime: 60_000 });
  const show = (value: number | undefined) => (value === undefined ? "–" : formatNumber(value));
  return (
    <div className={styles.cards}>
      <div className={styles.card}>
        <span>Documents</span>
        <strong>{show(stats.data?.documents)}</strong>
      </div>
      <Link className={styles.card} to="/bookmarks">
        <span>Bookmarked</span>
        <strong>{show(stats.data?.bookmarked)}</strong>
      </Link>
      <Link className={styles.card} to="/library">
        <span>Sources in the library</span>
        <strong>{show(library.data?.total)}</strong>
      </Link>
      {stats.isError && (
        <p role="alert" className={styles.trouble}>
          The counts could not be loaded.{" "}
          <button type="button" onClick={() => void stats.refetch()}>
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
