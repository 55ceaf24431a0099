import type { DraftFinding, DraftReview, DraftTool } from "@clausewise/contracts";
import { UnstyledButton } from "@mantine/core";
import { counted, formatNumber } from "../../../shared/format.ts";
import type { List } from "./lists.ts";
import styles from "./review.module.css";

interface Props {
  reviews: readonly DraftReview[];
  findings: readonly DraftFinding[];
  shown: List;
  onShow: (list: List) => void;
}

interface Figure {
  list: List;
  label: string;
  /** Null where nothing was counted yet. */
  value: string | null;
  /** What it is made of. */
  parts: string;
}

/** The three figures of a draft, each opening what it counts. */
export function Figures({ reviews, findings, shown, onShow }: Props) {
  return (
    <div className={styles.figures} role="group" aria-label="Figures, computed from your text">
      {figuresOf(reviews, findings).map(({ list, label, value, parts }) => (
        <UnstyledButton key={list} aria-pressed={list === shown} onClick={() => onShow(list)}>
          <span>{label}</span>
          <strong>{value ?? "–"}</strong>
          <small>{parts}</small>
        </UnstyledButton>
      ))}
    </div>
  );
}

function figuresOf(reviews: readonly DraftReview[], findings: readonly DraftFinding[]): Figure[] {
  const of = (tool: DraftTool) => reviews.find((one) => one.tool === tool)?.figure ?? null;
  return [completeness(of("completeness")), references(of("references")), issues(reviews, findings)];
}

type Counts = DraftReview["figure"];

const completeness = (counts: Counts): Figure => ({
  list: "elements",
  label: "Completeness",
  value: counts === null || counts.of === 0 ? null : `${Math.floor((counts.good / counts.of) * 100)} %`,
  parts: counts === null ? "Not checked yet" : `${counts.good} of ${counted(counts.of, "required element")} found`,
});

const references = (counts: Counts): Figure => ({
  list: "references",
  label: "Citations found",
  value: counts === null ? null : formatNumber(counts.of),
  parts: counts === null ? "Not checked yet" : `${formatNumber(counts.good)} in force`,
});

function issues(reviews: readonly DraftReview[], findings: readonly DraftFinding[]): Figure {
  const open = findings.filter(({ state }) => state === "open");
  const grave = open.filter(({ severity }) => severity === "high" || severity === "critical").length;
  const isChecked = reviews.some(({ figure }) => figure !== null);
  return {
    list: "findings",
    label: "Issues open",
    value: isChecked ? formatNumber(open.length) : null,
    parts: isChecked ? `${formatNumber(grave)} of high severity, ${findings.length - open.length} decided` : "Not checked yet",
  };
}
