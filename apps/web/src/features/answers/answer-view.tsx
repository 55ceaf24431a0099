import type { SearchResult } from "@clausewise/contracts";
import IconAlertTriangle from "@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs";
import IconBan from "@tabler/icons-react/dist/esm/icons/IconBan.mjs";
import IconCheck from "@tabler/icons-react/dist/esm/icons/IconCheck.mjs";
import IconSearchOff from "@tabler/icons-react/dist/esm/icons/IconSearchOff.mjs";
import type { ReactNode } from "react";
import { authorityLabels } from "../../shared/authorities.ts";
import { counted, formatDate } from "../../shared/format.ts";
import { outcomeLabels, outcomeTones } from "../../shared/labels.ts";
import { productLabels } from "../../shared/product-types.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { Rich } from "../../shared/ui/rich.tsx";
import { quotesText } from "./announcement.ts";
import { shownStatements } from "./answer-sections.ts";
import styles from "./answer.module.css";
import { placeWords } from "./asked.ts";
import { AuditBox } from "./audit-box.tsx";
import type { Opening } from "./citation-line.tsx";
import { firstOfEachText } from "./citations.ts";
import { Cited } from "./cited.tsx";
import { Confidence } from "./confidence.tsx";
import { Correction } from "./correction.tsx";
import { chosenText, isSearched, notSearchedText, otherNamesText } from "./not-searched.ts";
import { RegulatoryAlerts } from "./regulatory-alerts.tsx";
import { RelatedRows } from "./related-rows.tsx";
import { Statements } from "./statements.tsx";

const outcomeIcons = { answered: IconCheck, inconclusive: IconAlertTriangle, nothing_found: IconSearchOff, declined: IconBan };

/** The form that asked is gone when its answer appears; reading goes on at the heading. */
const takeLostFocus = (heading: HTMLElement | null) => {
  if (document.activeElement === document.body) heading?.focus({ preventScroll: true });
};

interface Props {
  answer: SearchResult;
  opening: Opening;
  /** What can be done with the answer; it stands under the statements and is next after the heading by key. */
  bar: ReactNode;
  onAsk: (question: string) => void;
  busy: boolean;
  /** Within a dialog the question is not the heading of the page. */
  within?: "page" | "dialog";
  /** Stands under the question. */
  children?: ReactNode;
}

/** An answer as it was given, the same wherever it is shown: statements, each with the words that carry it. */
export function AnswerView({ answer, opening: given, bar, onAsk, busy, within = "page", children }: Props) {
  const opening = { ...given, inFull: firstOfEachText(answer) };
  const Heading = within === "page" ? "h1" : "h2";
  return (
    <article className={styles.answer}>
      <Heading className={styles.question} tabIndex={-1} ref={takeLostFocus}>
        {answer.query}
      </Heading>
      <div className={`${styles.bar} no-print`} role="group" aria-label="With this answer">
        {bar}
      </div>
      <div>
        {children}
        <Facts answer={answer} />
        <Limits answer={answer} />
        <Body answer={answer} opening={opening} />
      </div>
      <div className={styles.after}>
        {answer.outcome !== "answered" && isSearched(answer) && <Searched answer={answer} />}
        <RelatedRows answer={answer} opening={opening} onAsk={onAsk} busy={busy} />
        <RegulatoryAlerts alerts={answer.regulatory_alerts} />
        <AuditBox answer={answer} />
      </div>
    </article>
  );
}

function Body({ answer, opening }: { answer: SearchResult; opening: Opening }) {
  const { correction } = answer;
  return (
    <>
      {correction !== null && (
        <Correction correction={correction}>
          <Cited name="c" citations={correction.citations} opening={opening} />
        </Correction>
      )}
      {shownStatements(answer).length === 0 && answer.parts.length === 0 && (
        <p className={styles.plain}>{isSilent(answer) ? nothingSupports : <Rich text={answer.response} />}</p>
      )}
      <Statements answer={answer} opening={opening} />
    </>
  );
}

function Facts({ answer }: { answer: SearchResult }) {
  const Icon = outcomeIcons[answer.outcome];
  const quotes = quotesText(answer);
  const isOwn = answer.scope?.library === false;
  const found = answer.statements.length > 0 && answer.outcome !== "nothing_found";
  return (
    <Line quiet className={styles.meta}>
      <Chip tone={outcomeTones[answer.outcome]} icon={<Icon size={13} stroke={2.2} aria-hidden />}>
        {outcomeLabels[answer.outcome]}
      </Chip>
      {found && <Confidence answer={answer} />}
      {quotes !== "" && <span>{quotes}</span>}
      <span>
        {isOwn ? `In ${placeWords(answer.scope)}` : authorityLabels[answer.authority]}
        {answer.product_type !== null && `, ${productLabels[answer.product_type]}`}, as of {formatDate(answer.as_of)}
      </span>
      <Phrasing answer={answer} />
    </Line>
  );
}

const nothingSupports = "Nothing in the library supports an answer.";

/** Whether all that is known is that nothing was found, which stands beside what was searched and what is not held. */
const isSilent = ({ outcome, response }: SearchResult): boolean => outcome === "nothing_found" && response.includes(nothingSupports);

/** What the question names and the answer does not speak of. */
function Limits({ answer }: { answer: SearchResult }) {
  const clauses = new Intl.ListFormat("en").format(answer.clauses_not_taken);
  const chosen = chosenText(answer);
  return (
    <>
      {chosen !== null && <p className={styles.notSearched}>{chosen}</p>}
      {[...otherNamesText(answer), ...notSearchedText(answer)].map((text) => (
        <p key={text} className={styles.notSearched}>
          {text}
        </p>
      ))}
      {clauses !== "" && (
        <p className={styles.notSearched}>
          Also named, but not looked into, as one answer takes up a dozen clauses: {clauses}. Ask about them by themselves.
        </p>
      )}
    </>
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
