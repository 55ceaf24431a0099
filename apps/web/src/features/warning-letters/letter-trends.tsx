import type { LetterTrends as Trends } from "@clausewise/contracts";
import { letterFamilyLabels } from "@clausewise/contracts/vocabulary";
import { onArrival } from "../../shared/ahead.ts";
import { counted, formatDate, formatNumber } from "../../shared/format.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./letters.module.css";
import { useLetterTrends, usePreparedLetterTrends } from "./use-warning-letters.ts";

/** Rows of a chart: what comes after them seldom matters and is counted together. */
const shown = 8;

/** Kept free beside the longest bar for its number, in pixels. */
const figureWidth = 56;

interface Props {
  kind: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
}

/** Letters by year, office and subject as charts that carry their numbers. */
export function LetterTrends({ kind, isOpen, onToggle }: Props) {
  const trends = useLetterTrends(kind, isOpen);
  const prepare = usePreparedLetterTrends(kind);
  return (
    <section className={styles.trends} aria-label="Trends">
      <TextButton aria-expanded={isOpen} onClick={onToggle} {...onArrival(prepare)}>
        {isOpen ? "Hide trends" : "Show trends by year, office and subject"}
      </TextButton>
      {isOpen && (
        <QueryState query={trends} waiting="Counting the letters" failed="The letters could not be counted." inline>
          {(found) => <Charts trends={found} />}
        </QueryState>
      )}
    </section>
  );
}

function Charts({ trends: { period, because, total, by_year, by_office, by_family } }: { trends: Trends }) {
  if (period === null) return <p className={styles.basis}>No trend is shown. {because}</p>;
  const unfinished = period.to.endsWith("-12-31") ? null : period.to.slice(0, 4);
  return (
    <>
      <p className={styles.basis}>
        <strong>
          {counted(total, "letter")}, {formatDate(period.from)} to {formatDate(period.to)}.
        </strong>{" "}
        {because}
      </p>
      <div className={styles.charts}>
        <Bars heading="By year" rows={by_year} nameOf={(year) => (year === unfinished ? `${year}, to ${formatDate(period.to)}` : year)} />
        <Bars heading="By subject" rows={by_family} nameOf={(family) => letterFamilyLabels[family as keyof typeof letterFamilyLabels]} />
        <Bars heading="By issuing office" rows={by_office} nameOf={String} />
      </div>
    </>
  );
}

interface BarsProps {
  heading: string;
  rows: Trends["by_year"];
  nameOf: (value: string) => string;
}

function Bars({ heading, rows, nameOf }: BarsProps) {
  const most = Math.max(...rows.map(({ count }) => count));
  const rest = rows.slice(shown);
  return (
    <table className={styles.bars}>
      <caption>{heading}</caption>
      <tbody>
        {rows.slice(0, shown).map(({ value, count }) => (
          <tr key={value}>
            <th scope="row">{nameOf(value)}</th>
            <td>
              <span className={styles.bar} style={{ width: `calc((100% - ${figureWidth}px) * ${count / most})` }} aria-hidden />
              {formatNumber(count)}
            </td>
          </tr>
        ))}
        {rest.length > 0 && (
          <tr>
            <th scope="row">{formatNumber(rest.length)} others together</th>
            <td>{formatNumber(rest.reduce((sum, { count }) => sum + count, 0))}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
