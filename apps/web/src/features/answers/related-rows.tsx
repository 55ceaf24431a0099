import type { SearchResult } from "@clausewise/contracts";
import IconInfoCircle from "@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs";
import { Chip } from "../../shared/ui/chip.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import styles from "./answer.module.css";
import { CitationFacts, CitationLink, type Opening } from "./citation-line.tsx";
import { type RelatedRow, relatedRows } from "./related.ts";

interface Props {
  answer: SearchResult;
  opening: Opening;
  onAsk: (question: string) => void;
  busy: boolean;
}

/** The sections beside an answer: read at a click, or asked about. */
export function RelatedRows({ answer, ...acts }: Props) {
  const rows = relatedRows(answer);
  if (rows.length === 0) return null;
  return (
    <Panel
      className={styles.related}
      heading="Related, not part of the answer"
      icon={<IconInfoCircle size={17} stroke={1.6} aria-hidden />}
    >
      <ul>
        {rows.map((row) => (
          <li key={row.clause}>
            <Row row={row} {...acts} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Row({ row: { clause, passage, question }, opening, onAsk, busy }: { row: RelatedRow } & Omit<Props, "answer">) {
  const heading = passage === null ? "" : passage.citation.heading || passage.citation.source_title;
  return (
    <>
      <div>
        {passage === null ? (
          <strong>{clause}</strong>
        ) : (
          <CitationLink at={`r.${passage.at}`} citation={passage.citation} opening={opening} />
        )}{" "}
        <span className={styles.heading}>{heading}</span>{" "}
        {question !== null && (
          <TextButton className="no-print" disabled={busy} onClick={() => onAsk(question)}>
            {passage === null ? (
              question
            ) : (
              <>
                Ask about it<span className="visually-hidden">: {question}</span>
              </>
            )}
          </TextButton>
        )}
      </div>
      {passage !== null && (
        <Line quiet>
          {passage.citation.text_kind === "summary" && <Chip>Our summary</Chip>}
          <CitationFacts citation={passage.citation} brief />
        </Line>
      )}
    </>
  );
}
