import { Link } from "react-router";
import { formatNumber } from "../../shared/format.ts";
import { type TileCount, usePages } from "../../shared/pages.ts";
import { Problem } from "../../shared/ui/states.tsx";
import styles from "./dashboard.module.css";
import { useCounts } from "./use-dashboard.ts";

const tiles: readonly (readonly [TileCount, string])[] = [
  ["documents", "Documents"],
  ["bookmarked", "Bookmarked"],
];

/** The numbers of the dashboard; each leads to its page where there is one. */
export function StatCards({ enabled }: { enabled: boolean }) {
  const { counts, failed, retry } = useCounts(enabled);
  const pages = usePages();
  return (
    <div className={styles.cards}>
      {tiles.map(([count, label]) => (
        <Tile key={count} label={label} value={counts[count]} to={pages.find(({ tile }) => tile === count)?.path} />
      ))}
      {failed && (
        <div className={styles.trouble}>
          <Problem title="The counts could not be loaded." retry={retry} />
        </div>
      )}
    </div>
  );
}

function Tile({ label, value, to }: { label: string; value: number | undefined; to: string | undefined }) {
  const content = (
    <>
      <span>{label}</span>
      <strong>{value === undefined ? "–" : formatNumber(value)}</strong>
    </>
  );
  if (to === undefined) return <div className={styles.card}>{content}</div>;
  return (
    <Link className={styles.card} to={to}>
      {content}
    </Link>
  );
}
