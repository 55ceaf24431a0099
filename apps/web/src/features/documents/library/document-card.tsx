import type { Document } from "@clausewise/contracts";
import { formatDay, today } from "../../../shared/format.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { Line } from "../../../shared/ui/line.tsx";
import { TitleLink } from "../../../shared/ui/title-link.tsx";
import { fileKind, partsText, titleFrom } from "../document-words.ts";
import { fileSize } from "@clausewise/contracts/vocabulary";
import { reviewState } from "../review.ts";
import { Status } from "../status.tsx";
import type { DocumentChanging } from "../use-document.ts";
import { ChooseBox } from "./choosing.tsx";
import { DocumentActs } from "./document-acts.tsx";
import styles from "./document-card.module.css";
import { ReadingState } from "./reading-state.tsx";
import type { Choosing } from "./use-chosen.ts";

interface Props {
  document: Document;
  changes: DocumentChanging;
  choosing: Choosing;
}

/** A document as a card of the library. */
export function DocumentCard({ document, changes, choosing }: Props) {
  const facts = [
    fileKind(document.extension),
    fileSize(document.file_size),
    partsText(document.parts),
    document.version > 1 && `version ${document.version}`,
  ].filter(Boolean);
  return (
    <article className={styles.card} data-deleted={document.deleted_at !== null} data-chosen={choosing.has(document.id)}>
      <header className={styles.head}>
        <Status status={document.upload_status} iconOnly />
        <h2>
          <TitleLink to={`/documents/${document.id}`}>{document.title}</TitleLink>
        </h2>
        <span className={styles.acts}>
          <ChooseBox document={document} choosing={choosing} />
          <DocumentActs document={document} changes={changes} />
        </span>
      </header>
      {titleFrom(document.filename) !== document.title && <p className={styles.file}>{document.filename}</p>}
      <Line className={styles.chips}>
        {document.regulatory_body !== null && <Chip>{document.regulatory_body}</Chip>}
        {document.document_category !== null && <Chip>{document.document_category}</Chip>}
        <Review document={document} />
      </Line>
      {document.tags.length > 0 && (
        <ul className={styles.tags} aria-label="Tags">
          {document.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <ReadingState document={document} changes={changes} />
      <p className={styles.facts}>
        {facts.join(" · ")}
        <br />
        {document.deleted_at === null ? `Uploaded ${formatDay(document.created_at)}` : `Deleted ${formatDay(document.deleted_at)}`}
      </p>
    </article>
  );
}

/** When a document is to be looked at again. */
export function Review({ document: { review_on } }: { document: Pick<Document, "review_on"> }) {
  if (review_on === null) return null;
  const { text, tone } = reviewState(review_on, today());
  return <Chip tone={tone}>{text}</Chip>;
}
