import type { ClockDate, ClockRule, ClockSource } from "@clausewise/contracts";
import { formatDate } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { ClauseLink } from "../../shared/ui/clause-link.tsx";
import { BasisChip } from "../../shared/ui/basis-chip.tsx";
import { OfficialLink } from "../../shared/ui/official-link.tsx";
import styles from "./clocks.module.css";

const forceLabels: Record<ClockRule["force"], string> = {
  statute: "Statute",
  regulation: "Regulation",
  goal: "Performance goal",
  guidance: "Guidance",
};

/** The days in their order, each with how it was worked out and where that stands. */
export function DatesList({ dates }: { dates: readonly ClockDate[] }) {
  return (
    <ol className={styles.dates} aria-label="Days of this submission">
      {dates.map((date, at) => (
        <li key={`${date.rule.id} ${date.rule.span} ${date.from.day}`} data-owner={date.rule.owner}>
          <span className={styles.number} aria-hidden>
            {at + 1}
          </span>
          <Day date={date} />
          <div className={styles.period}>
            <h3>{date.rule.title}</h3>
            <p className={styles.chips}>
              <Chip>{date.rule.owner === "applicant" ? "Yours" : "The authority's"}</Chip>
              <Chip tone={date.rule.force === "goal" || date.rule.force === "guidance" ? "warn" : "ok"}>
                {forceLabels[date.rule.force]}
              </Chip>
              <BasisChip basis={date.day === null ? "unknown" : "computed"} />
            </p>
            <p>{date.why}</p>
            {date.rule.note !== null && <p>{date.rule.note}</p>}
            <Source source={date.rule.source} />
          </div>
        </li>
      ))}
    </ol>
  );
}

function Day({ date: { day, standing, falls_on, working_day, rule } }: { date: ClockDate }) {
  if (day === null) return <p className={styles.day}>{standing === "stopped" ? "On hold" : "Not known"}</p>;
  return (
    <p className={styles.day}>
      <time dateTime={day}>{formatDate(day)}</time>
      {standing === "met" && <small data-met>Done</small>}
      {falls_on !== null && working_day !== null && (
        <small>
          {falls_on}
          {rule.owner === "applicant" && <>: send it by {formatDate(working_day)}</>}
        </small>
      )}
    </p>
  );
}

/** The clause that a rule stands in, and the text that it was compared with. */
export function Source({ source: { clause, url, checked, only } }: { source: ClockSource }) {
  return (
    <p className={styles.source}>
      <ClauseLink clause={clause} />, compared on {formatDate(checked)}
      {only !== null && <> with {only}, not the text itself</>}
      <OfficialLink url={url} />
    </p>
  );
}
