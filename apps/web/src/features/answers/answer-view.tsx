import type { Citation, SearchResult } from "@clausewise/contracts";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import IconSearchOff from "@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs";
import type { ReactNode } from "react";
import { authorityLabels } from "../../shared/authorities.ts";
import { counted, formatDate, formatNumber, formatTime } from "../../shared/format.ts";
import { jurisdictionName } from "../../shared/jurisdictions.ts";
import { outcomeLabels, outcomeTones } from "../../shared/labels.ts";
import { productLabels } from "../../shared/product-types.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { Rich } from "../../shared/ui/rich.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./answer.module.css";
import { CitationFacts, CitationLink, type Opening } from "./citation-line.tsx";
import { quoteCounts } from "./citations.ts";
import { Cited } from "./cited.tsx";
import { Confidence } from "./confidence.tsx";
import { jurisdictionGroups } from "./jurisdiction-groups.ts";
import { RegulatoryAlerts } from "./regulatory-alerts.tsx";

const outcomeIcons = { answered: IconCheck, inconclusive: IconAlertTriangle, nothing_found: IconSearchOff, declined: IconBan };

/** The form that asked is gone when its answer appears; reading goes on at the heading. */
const takeLostFocus = (heading: HTMLElement | null) => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};

/** An answer as it was given: statements, each with the words that carry it; `children` stand under the question. */
export function AnswerView({ answer, opening, children }: { answer: SearchResult; opening: Opening; children?: ReactNode }) {
  return (
    <>
      <h1 className={styles.question} tabIndex={-1} ref={takeLostFocus}>
        {answer.query}
      </h1>
      {children}
      <Facts answer={answer} />
      <NotSearched answer={answer} />
      <ClausesNotTaken answer={answer} />
      {answer.correction !== null && (
        <Panel warns label="Correction">
          <p>
            <strong>About the question:</strong> <Rich text={answer.correction.text} />
          </p>
          <Cited name="c" citations={answer.correction.citations} opening={opening} />
        </Panel>
      )}
      {answer.statements.length === 0 && (
        <p className={styles.plain}>{isSilent(answer) ? "Nothing in the library supports an answer." : <Rich text={answer.response} />}</p>
      )}
      <Statements statements={answer.statements} opening={opening} />
      {answer.outcome !== "answered" && answer.outcome !== "declined" && <Searched answer={answer} />}
      {answer.related.length > 0 && <Related citations={answer.related} opening={opening} />}
      <RegulatoryAlerts alerts={answer.regulatory_alerts} />
    </>
  );
}

function Statements({ statements, opening }: { statements: SearchResult["statements"]; opening: Opening }) {
  return jurisdictionGroups(statements).map(({ title, first, statements: group }) => (
    <section key={first} aria-labelledby={title === null ? undefined : `group-${first}`}>
      {title !== null && (
        <h2 id={`group-${first}`} className={styles.group}>
          {title}
        </h2>
      )}
      <ol className={styles.statements} start={first + 1} style={{ counterReset: `statement ${first}` }}>
        {group.map((statement, at) => (
          // Statements never move within an answer, so their positions are stable keys.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={first + at}>
            <p>
              <Rich text={statement.text} />
            </p>
            <Cited name={String(first + at)} citations={statement.citations} opening={opening} />
          </li>
        ))}
      </ol>
    </section>
  ));
}

function Facts({ answer }: { answer: SearchResult }) {
  const { quoted, checked } = quoteCounts(answer);
  const Icon = outcomeIcons[answer.outcome];
  return (
    <Line quiet className={styles.meta}>
      <Chip tone={outcomeTones[answer.outcome]} icon={<Icon size={13} stroke={2.2} aria-hidden />}>
        {outcomeLabels[answer.outcome]}
      </Chip>
      {answer.statements.length > 0 && <Confidence score={answer.confidence_score} />}
      {quoted > 0 && (
        <span>
          {counted(quoted, "passage")} quoted, {formatNumber(checked)} of {formatNumber(quoted)} checked against the source
        </span>
      )}
      <span>
        {authorityLabels[answer.authority]}
        {answer.product_type !== null && `, ${productLabels[answer.product_type]}`}, as of {formatDate(answer.as_of)}
      </span>
      <Phrasing answer={answer} />
    </Line>
  );
}

/** Whether all that is known is that nothing was found, which stands beside what was searched and what is not held. */
const isSilent = ({ outcome, response }: SearchResult): boolean => outcome === "nothing_found" && response.includes("Searched: ");

const listed = (names: readonly string[]) => new Intl.ListFormat("en").format(names);

/** Says what the question names and was not searched: what the library does not hold, and what the chosen authority leaves out. */
function NotSearched({ answer: { not_searched, authority } }: { answer: SearchResult }) {
  const isLeftOut = (name: string) => jurisdictionName(name) !== name;
  const leftOut = not_searched.filter(isLeftOut).map(jurisdictionName);
  const notHeld = not_searched.filter((name) => !isLeftOut(name));
  return (
    <>
      {notHeld.length > 0 && <p className={styles.notSearched}>Named in the question, but not held in the library: {listed(notHeld)}.</p>}
      {leftOut.length > 0 && (
        <p className={styles.notSearched}>
          Also named, but not searched under {authorityLabels[authority]}: {listed(leftOut)}. Ask in {authorityLabels.MULTI_AUTHORITY} to
          search all that the library holds.
        </p>
      )}
    </>
  );
}

/** Names the clauses of a long list that were not looked into. */
function ClausesNotTaken({ answer: { clauses_not_taken } }: { answer: SearchResult }) {
  if (clauses_not_taken.length === 0) return null;
  return (
    <p className={styles.notSearched}>
      Also named, but not looked into, as one answer takes up a dozen clauses: {listed(clauses_not_taken)}. Ask about them by themselves.
    </p>
  );
}

/** Who worded the answer, where a language model was asked to. */
function Phrasing({ answer: { phrased_by, phrasing_note, left_out } }: { answer: SearchResult }) {
  if (phrased_by === null && phrasing_note === null) return null;
  return (
    <span>
      {phrased_by === null ? phrasing_note : `Phrased by ${phrased_by}, every citation checked`}
      {left_out.length > 0 && (
        <details className={styles.leftOut}>
          <summary>{counted(left_out.length, "sentence")} left out</summary>
          <ul>
            {left_out.map(({ text, reason }) => (
              <li key={text}>
                “{text}” {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
    </span>
  );
}

function Related({ citations, opening }: { citations: readonly Citation[]; opening: Opening }) {
  return (
    <Panel
      className={styles.related}
      heading="Also worth reading, not part of the answer"
      icon={<IconInfoCircle size={17} stroke={1.6} aria-hidden />}
    >
      <ul>
        {citations.map((citation, at) => (
          <li key={citation.passage_id}>
            <div>
              <CitationLink at={`r.${at}`} citation={citation} opening={opening} />{" "}
              <span className={styles.heading}>{citation.heading === "" ? citation.source_title : citation.heading}</span>
            </div>
            <Line quiet>
              {citation.text_kind === "summary" && <Chip>Our summary</Chip>}
              <CitationFacts citation={citation} brief />
            </Line>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Searched({ answer }: { answer: SearchResult }) {
  const { sources, passages, authorities } = answer.searched;
  return (
    <p className={styles.searched}>
      Searched: {counted(passages, "passage")} in {counted(sources, "source")}
      {authorities.length > 0 && ` of ${authorities.join(", ")}`}, as in force on {formatDate(answer.as_of)}. Other words, another authority
      or an earlier date may find more.
    </p>
  );
}

/** What the audit trail holds about this question. */
export function AuditLine({ answer }: { answer: SearchResult }) {
  const trail = answer.audit_trail;
  return (
    <p className={styles.audit}>
      Audit no. {formatNumber(trail.audit_number)} · {counted(answer.searched.sources, "source")} searched ·{" "}
      {counted(trail.warning_letters_checked, "warning letter")} checked · {formatNumber(Math.round(answer.took_ms))} ms ·{" "}
      {formatTime(trail.timestamp)}
    </p>
  );
}
