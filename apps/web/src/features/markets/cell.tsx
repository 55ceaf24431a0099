import type { ComparisonCell, ComparisonFact } from "@clausewise/contracts";
import { feasibilityBounds } from "@clausewise/contracts/market-words";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import { formatDate } from "../../shared/format.ts";
import { BasisChip } from "../../shared/ui/basis-chip.tsx";
import { Chip } from "../../shared/ui/chip.tsx";
import { OutLink } from "../../shared/ui/out-link.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./markets.module.css";

/** A clause that can be read. */
export interface PlacedClause {
  clause: string;
  source_id: string;
  passage_id: string | null;
}

interface Props {
  cell: ComparisonCell;
  mixed: boolean;
  onOpen: (clause: PlacedClause) => void;
}

/** One thing of one market, with what it rests on. */
export function Cell({ cell, mixed, onOpen }: Props) {
  if (cell.basis === "unknown")
    return (
      <>
        <BasisChip basis="unknown" />
        <p className={styles.rests}>{cell.explanation}</p>
      </>
    );
  if (cell.basis === "official")
    return (
      <ul className={styles.facts}>
        {cell.facts.map((fact) => (
          <li key={fact.id}>
            <Fact fact={fact} mixed={mixed} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    );
  return (
    <>
      {cell.lines.map(({ text, url }) => (
        <p key={text} className={styles.says}>
          {url === null ? text : <OutLink url={url}>{text}</OutLink>}
        </p>
      ))}
      <div className={styles.chips}>
        <BasisChip basis={cell.basis} />
        {cell.basis === "estimate" && <Feasibility cell={cell} />}
      </div>
      <Rests cell={cell} />
    </>
  );
}

/** On what it rests; what a list was checked against is long and the same for all that it says, and so unfolds. */
function Rests({ cell }: { cell: Exclude<ComparisonCell, { basis: "official" | "unknown" }> }) {
  if (cell.basis !== "reference")
    return (
      <p className={styles.rests}>
        {cell.explanation} {cell.basis === "computed" && formatDate(cell.date)}
      </p>
    );
  return (
    <details className={styles.rests}>
      <summary>Checked on {formatDate(cell.date)}</summary>
      {cell.explanation}
    </details>
  );
}

/** How feasible a score says a market is, in a word; the colour only helps. */
function Feasibility({ cell: { figure } }: { cell: Extract<ComparisonCell, { basis: "estimate" }> }) {
  if (figure?.unit !== "points" || figure.value === null) return null;
  if (figure.value >= feasibilityBounds.good) return <Chip tone="ok">Good</Chip>;
  return figure.value >= feasibilityBounds.fair ? <Chip tone="warn">Fair</Chip> : <Chip tone="bad">Low</Chip>;
}

function Fact({ fact, mixed, onOpen }: { fact: ComparisonFact } & Pick<Props, "mixed" | "onOpen">) {
  const { label, value, detail, clauses, checked, changed } = fact;
  return (
    <>
      <p className={styles.says}>
        {mixed && <span className={styles.label}>{label}</span>} <strong>{value}</strong>
      </p>
      <p className={styles.rests}>{detail}</p>
      {changed.length > 0 && <Changed fact={fact} />}
      <p className={styles.clauses}>
        {clauses.map(({ clause, source_id, passage_id }) =>
          source_id === null ? (
            <span key={clause}>{clause}</span>
          ) : (
            <TextButton key={clause} onClick={() => onOpen({ clause, source_id, passage_id })}>
              {clause}
            </TextButton>
          ),
        )}
        <span>{formatDate(checked)}</span>
      </p>
    </>
  );
}

function Changed({ fact: { changed, checked } }: { fact: ComparisonFact }) {
  const [first] = changed;
  const since = first?.since ? ` on ${formatDate(first.since)}` : "";
  return (
    <p className={styles.changed}>
      <Chip tone="warn" icon={<IconAlertTriangle size={13} stroke={1.8} aria-hidden />}>
        Clause changed
      </Chip>{" "}
      {first?.citation} changed here{since}, after this was checked on {formatDate(checked)}: read it anew.
    </p>
  );
}
