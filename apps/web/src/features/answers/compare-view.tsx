import type { Citation, SearchResult } from "@clausewise/contracts";
import { retrievedAs } from "@clausewise/contracts/citations";
import IconArrowsDiff from "@tabler/icons-react/dist/esm/icons/IconArrowsDiff.mjs";
import IconEqual from "@tabler/icons-react/dist/esm/icons/IconEqual.mjs";
import IconMinus from "@tabler/icons-react/dist/esm/icons/IconMinus.mjs";
import IconPlus from "@tabler/icons-react/dist/esm/icons/IconPlus.mjs";
import { Link } from "react-router";
import { authorityLabels } from "../../shared/authorities.ts";
import { formatDate, formatNumber, formatTime } from "../../shared/format.ts";
import { type Tone, outcomeLabels, outcomeTones, statusLabels } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { Rich } from "../../shared/ui/rich.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./compare-view.module.css";
import { type Comparison, type Mark, type Side, compareAnswers } from "./compare.ts";
import { Confidence } from "./confidence.tsx";
import { Correction } from "./correction.tsx";

const marks: Record<Mark, { label: string; tone: Tone; icon: typeof IconPlus; meaning: string }> = {
  changed: { label: "Changed", tone: "warn", icon: IconArrowsDiff, meaning: "cited in both, with other words" },
  new: { label: "New", tone: "ok", icon: IconPlus, meaning: "cited in the later answer only" },
  gone: { label: "Gone", tone: "bad", icon: IconMinus, meaning: "cited in the earlier answer only" },
  same: { label: "Same", tone: "plain", icon: IconEqual, meaning: "cited in both, word for word the same" },
};
const order: readonly Mark[] = ["changed", "new", "gone", "same"];

function MarkChip({ mark }: { mark: Mark }) {
  const { label, tone, icon: Icon } = marks[mark];
  return (
    <Chip tone={tone} icon={<Icon size={13} stroke={2.2} aria-hidden />}>
      {label}
    </Chip>
  );
}

/** Two answers side by side, each clause marked with what became of it. */
export function CompareView({ one, other }: { one: SearchResult; other: SearchResult }) {
  const comparison = compareAnswers(one, other);
  const { earlier, later } = comparison;
  return (
    <>
      <h1 className={styles.question}>{later.query}</h1>
      {earlier.query !== later.query && <p className={styles.other}>The earlier answer is to another question: {earlier.query}</p>}
      <Summary comparison={comparison} />
      <div className={styles.sides}>
        <AnswerSide name="Earlier answer" side="earlier" answer={earlier} comparison={comparison} />
        <AnswerSide name="Later answer" side="later" answer={later} comparison={comparison} />
      </div>
    </>
  );
}

function Summary({ comparison: { clauses } }: { comparison: Comparison }) {
  const differs = clauses.changed.length + clauses.new.length + clauses.gone.length > 0;
  const shown = order.filter((mark) => clauses[mark].length > 0);
  return (
    <Panel className={styles.summary} heading={differs ? "What differs" : "Both answers cite the same passages, word for word"}>
      <ul>
        {shown.map((mark) => (
          <li key={mark}>
            <MarkChip mark={mark} />
            <span>
              {clauses[mark].join(", ")} <small>({marks[mark].meaning})</small>
            </span>
          </li>
        ))}
        {shown.length === 0 && <li>Neither answer cites a passage.</li>}
      </ul>
    </Panel>
  );
}

function AnswerSide({ name, side, answer, comparison }: { name: string; side: Side; answer: SearchResult; comparison: Comparison }) {
  const marked = (citation: Citation) => comparison.markOf(side, citation);
  return (
    <section className={styles.side} aria-labelledby={`side-${side}`}>
      <h2 id={`side-${side}`}>
        <Link to={`/queries/${answer.answer_id}`}>{name}</Link>
      </h2>
      <p className={styles.meta}>
        {formatTime(answer.audit_trail.timestamp)} · {authorityLabels[answer.authority]} · as of {formatDate(answer.as_of)} · audit no.{" "}
        {formatNumber(answer.audit_trail.audit_number)}
      </p>
      <Line className={styles.chips}>
        <Chip tone={outcomeTones[answer.outcome]}>{outcomeLabels[answer.outcome]}</Chip>
        {answer.statements.length > 0 && answer.outcome !== "nothing_found" && <Confidence answer={answer} />}
      </Line>
      {answer.correction !== null && (
        <Correction correction={answer.correction}>
          <Citations citations={answer.correction.citations} markOf={marked} />
        </Correction>
      )}
      {answer.statements.length === 0 && (
        <p>
          <Rich text={answer.response} />
        </p>
      )}
      <ol className={styles.statements}>
        {answer.statements.map((statement, at) => (
          // Statements never move within an answer, so their positions are stable keys.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <p>
              <Rich text={statement.text} />
            </p>
            <Citations citations={statement.citations} markOf={marked} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Citations({ citations, markOf }: { citations: readonly Citation[]; markOf: (citation: Citation) => Mark }) {
  return citations.map((citation) => (
    <div key={`${citation.passage_id} ${citation.quote_start}`} className={styles.cited} data-mark={markOf(citation)}>
      {citation.quote === null ? (
        <p className={styles.note}>Our summary</p>
      ) : (
        <blockquote cite={citation.url ?? undefined}>
          {citation.lead_in !== null && <p className={styles.leadIn}>{citation.lead_in}</p>}
          <mark>{citation.quote}</mark>
        </blockquote>
      )}
      <Line quiet className={styles.cite}>
        <MarkChip mark={markOf(citation)} />
        <strong>{citation.citation}</strong>
        <span>{statusLabels[citation.status]}</span>
        <span>
          {retrievedAs(citation.version_label)} {formatDate(citation.retrieved)}
        </span>
      </Line>
    </div>
  ));
}
