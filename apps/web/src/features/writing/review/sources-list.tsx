import type { Citation, SentenceSources } from "@clausewise/contracts";
import { amendedWords } from "@clausewise/contracts/citations";
import { Link } from "react-router";
import { counted, formatDate } from "../../../shared/format.ts";
import { outcomeLabels, outcomeTones, statusLabels, statusTones } from "../../../shared/labels.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { Waiting } from "../../../shared/ui/waiting.tsx";
import styles from "./sources.module.css";
import type { SourceLookUp } from "./use-sources.ts";

/** What the library has to say to a sentence of the text. */
export function SourcesList({ lookUp }: { lookUp: SourceLookUp }) {
  const { words, found, isLooking, problem, again } = lookUp;
  if (words === null)
    return <p className={styles.hint}>Choose words in the text, or put the caret into a sentence, and press “Find sources”.</p>;
  return (
    <div className={styles.sources}>
      <p className={styles.asked}>{words}</p>
      {isLooking && <Waiting label="Looking in the library" inline />}
      {problem !== null && (
        <Problem title="The library could not be searched." retry={again}>
          {problem}
        </Problem>
      )}
      {found && <Found found={found} />}
    </div>
  );
}

function Found({ found: { outcome, statements, related, searched } }: { found: SentenceSources }) {
  return (
    <>
      <p className={styles.outcome} role="status">
        <Chip tone={outcomeTones[outcome]}>{outcome === "answered" ? "Passages found" : outcomeLabels[outcome]}</Chip>
        <span>
          Searched {counted(searched.passages, "passage")} of {counted(searched.sources, "source")}. Whether they bear the sentence out is
          yours to judge.
        </span>
      </p>
      {statements.map(({ text, citations }) => (
        <section key={text} className={styles.statement}>
          {citations.every(({ quote }) => quote === null) && <p>{text}</p>}
          {citations.map((citation) => (
            <Passage key={`${citation.passage_id} ${citation.quote_start ?? ""}`} citation={citation} />
          ))}
        </section>
      ))}
      {related.length > 0 && (
        <section className={styles.related} aria-label="Worth reading">
          <h2>Worth reading</h2>
          <ul>
            {related.map((citation) => (
              <li key={citation.passage_id}>
                <PassageLink citation={citation} /> {citation.heading}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const PassageLink = ({ citation: { source_id, passage_id, citation } }: { citation: Citation }) => (
  <Link to={`/library/${source_id}?passage=${passage_id}`} target="_blank">
    {citation}
  </Link>
);

/** The source's own words where it has them here, else that there is a summary of ours. */
function Passage({ citation }: { citation: Citation }) {
  const { quote, status, effective, issued, retrieved, amended, source_title } = citation;
  const date = effective ?? issued ?? retrieved;
  const change = amendedWords(amended, "short");
  return (
    <div className={styles.passage}>
      {quote === null ? (
        <p className={styles.hint}>Said above in our words; the library holds a summary of ours.</p>
      ) : (
        <blockquote>{quote}</blockquote>
      )}
      <p>
        <PassageLink citation={citation} /> <Chip tone={statusTones[status]}>{statusLabels[status]}</Chip>
      </p>
      <p className={styles.hint}>
        {source_title}, {formatDate(date)}
        {change !== null && `, ${change}`}
      </p>
    </div>
  );
}
