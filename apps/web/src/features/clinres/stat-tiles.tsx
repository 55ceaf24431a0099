import { Link } from "react-router";
import { formatNumber } from "../../shared/format.ts";
import styles from "./clinres.module.css";
import { PotentialSavings } from "./potential-savings.tsx";
import { useApprovalCount, useMarketCount, useProtocols } from "./use-clinres.ts";

/** What there is, counted; what nobody knows is said to be unknown. */
export function StatTiles() {
  const protocols = useProtocols().data?.total;
  return (
    <ul className={styles.tiles} aria-label="Counts">
      <Tile
        label="Total Protocols"
        value={protocols}
        why="Protocols and investigation plans that you have analysed"
        to="/clinres?open=protocol"
      />
      <Tile label="Global Markets" value={useMarketCount()} why="Markets that can be compared" to="/clinres?open=comparison" />
      <Tile
        label="Approvals"
        value={useApprovalCount()}
        why="Milestones of type approval that are completed"
        to="/clinres?open=milestones&type=approval&status=completed"
      />
      <PotentialSavings protocols={protocols} />
    </ul>
  );
}

function Tile({ label, value, why, to }: { label: string; value: number | undefined; why: string; to: string }) {
  return (
    <li className={styles.tile}>
      <span>{label}</span>
      <strong>{value === undefined ? "–" : formatNumber(value)}</strong>
      <small>
        <Link to={to}>{why}</Link>
      </small>
    </li>
  );
}
