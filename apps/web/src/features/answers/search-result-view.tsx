import type { DocumentSource, SearchResult } from "@clausewise/contracts";
import { formatDate, formatNumber, formatTime } from "../../shared/format.ts";
import { outcomeLabels, outcomeTones } from "../../shared/labels.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { Rich } from "../../shared/ui/rich.tsx";
import { webAddress } from "../../shared/web-address.ts";
import { BookmarkButton } from "./answer-actions.tsx";
import { quotesOf } from "./citations.ts";
import { Confidence } from "./confidence.tsx";
import { RegulatoryAlerts } from "./regulatory-alerts.tsx";
import { Line } from "../../shared/ui/line.tsx";
import styles from "./search-result-view.module.css";

/** The search result in short: text, confidence, sources and its place in the audit trail. */
export function SearchResultView({ result, onBookmarked }: { result: SearchResult; onBookmarked: (id: string) => void }) {
  return (
    <div className={styles.result}>
      <Line className={styles.head}>
        <Chip tone={outcomeTones[result.outcome]}>{outcomeLabels[result.outcome]}</Chip>
        <Confidence score={result.confidence_score} />
        <BookmarkButton answer={result} onSaved={onBookmarked} />
      </Line>
      <p className={styles.text}>
        <Rich text={result.response} quotes={quotesOf(result)} />
      </p>
      <RegulatoryAlerts alerts={result.regulatory_alerts} />
      {result.document_sources.length > 0 && (
        <section aria-labelledby="source-documents">
          <h2 id="source-documents">Source documents</h2>
          <ul className={styles.sources}>
            {result.document_sources.map((source) => (
              <Source key={`${source.title}${source.section}${source.pageNumber}`} source={source} />
            ))}
          </ul>
        </section>
      )}
      <section className={styles.trail} aria-labelledby="audit-trail">
        <h2 id="audit-trail">Audit trail</h2>
        <dl>
          <div>
            <dt>Record</dt>
            <dd>no. {formatNumber(result.audit_trail.audit_number)}</dd>
          </div>
          <div>
            <dt>Time</dt>
            <dd>{formatTime(result.audit_trail.timestamp)}</dd>
          </div>
          <div>
            <dt>Documents retrieved</dt>
            <dd>{formatNumber(result.audit_trail.retrieved_documents)}</dd>
          </div>
          <div>
            <dt>Warning letters checked</dt>
            <dd>{formatNumber(result.audit_trail.warning_letters_checked)}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

function Source({ source }: { source: DocumentSource }) {
  const address = webAddress(source.url);
  const facts = [
    source.documentType,
    source.pageNumber === null ? "" : `page ${source.pageNumber}`,
    source.publishDate === null ? "" : formatDate(source.publishDate),
  ].filter(Boolean);
  return (
    <li>
      <strong>{source.section}</strong>
      <span>
        {address === undefined ? (
          source.title
        ) : (
          <a href={address} target="_blank" rel="noopener">
            {source.title}
          </a>
        )}
      </span>
      <small>{facts.join(" · ")}</small>
    </li>
  );
}
