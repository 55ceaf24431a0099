import type { Figure } from "@clausewise/contracts";
import { formatDate, formatNumber } from "../format.ts";
import { BasisChip } from "./basis-chip.tsx";
import styles from "./figure.module.css";
import { OutLink } from "./out-link.tsx";

type Unit = Figure["unit"];

const withUnit = (value: string, unit: Unit): string => {
  if (unit === "USD") return `$${value}`;
  if (unit === "percent") return `${value} %`;
  return unit === "count" ? value : `${value} ${unit}`;
};

/** A figure as people read it: a span where it is one, never a zero for what nobody knows. */
function figureText(figure: Figure): string {
  if (figure.basis === "unknown") return "Not known";
  if (figure.basis === "estimate" && figure.range) return withUnit(figure.range.map(formatNumber).join("–"), figure.unit);
  return withUnit(formatNumber(figure.value), figure.unit);
}

/** A figure under its name, with what it rests on. */
export function FigureFact({ label, figure }: { label: string; figure: Figure }) {
  return (
    <div className={styles.figure} data-figure-basis={figure.basis}>
      <dt>{label}</dt>
      <dd>
        <strong>{figureText(figure)}</strong>
        <BasisChip basis={figure.basis} />
        <FigureBasis figure={figure} />
      </dd>
    </div>
  );
}

function FigureBasis({ figure }: { figure: Figure }) {
  if (figure.basis === "official")
    return (
      <small>
        <OutLink url={figure.source.url}>{figure.source.title}</OutLink>, {formatDate(figure.date)}
      </small>
    );
  return figure.explanation === null ? null : <small>{figure.explanation}</small>;
}
