import type { DocumentSource, SearchResult } from "@clausewise/contracts";
import { authorityLabels } from "../../shared/authorities.ts";
import { counted, formatDate, formatNumber, formatTime } from "../../shared/format.ts";
import { webAddress } from "../../shared/web-address.ts";
import { isSearched } from "./not-searched.ts";
import styles from "./audit-box.module.css";

/** What an answer rests on and what the audit trail holds about it. */
export function AuditBox({ answer }: { answer: SearchResult }) {
  return (
    <>
      <SourceDocuments sources={answer.document_sources} />
      <section className={styles.trail} aria-labelledby="audit-trail">
        <h2 id="audit-trail">Audit trail</h2>
        <p>{trailOf(answer)}</p>
      </section>
    </>
  );
}

const trailOf = (answer: SearchResult): string =>
  [
    `Audit no. ${formatNumber(answer.audit_trail.audit_number)}`,
    formatTime(answer.audit_trail.timestamp),
    ...(isSearched(answer) ? searchedFor(answer) : ["library not searched"]),
    `${formatNumber(Math.round(answer.took_ms))} ms`,
  ].join(" · ");

/** The count is of what was held for the authority on the day, which is less than the whole library. */
const searchedFor = ({ audit_trail: trail, searched, authority, as_of }: SearchResult): string[] => [
  `${counted(searched.sources, "source")} searched (${authorityLabels[authority]}, as of ${formatDate(as_of)})`,
  `${counted(trail.retrieved_documents, "document")} retrieved`,
  `${counted(trail.warning_letters_checked, "warning letter")} checked`,
];

function SourceDocuments({ sources }: { sources: readonly DocumentSource[] }) {
  if (sources.length === 0) return null;
  return (
    <details className={styles.documents}>
      <summary>Source documents ({formatNumber(sources.length)})</summary>
      <ul>
        {sources.map((source) => (
          <li key={`${source.title}${source.section}${source.pageNumber}`}>
            <Document source={source} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Document({ source: { title, section, documentType, pageNumber, publishDate, url } }: { source: DocumentSource }) {
  const address = webAddress(url);
  const facts = [documentType, pageNumber === null ? "" : `page ${pageNumber}`, publishDate === null ? "" : formatDate(publishDate)];
  return (
    <>
      <strong>{section}</strong>{" "}
      {address === undefined ? (
        title
      ) : (
        <a href={address} target="_blank" rel="noopener">
          {title}
        </a>
      )}{" "}
      <small>{facts.filter(Boolean).join(" · ")}</small>
    </>
  );
}
