import type { Document } from "@clausewise/contracts";
import { formatDay } from "../../../shared/format.ts";
import { type Column, DataTable } from "../../../shared/ui/data-table.tsx";
import { TitleLink } from "../../../shared/ui/title-link.tsx";
import { fileSize } from "../file-size.ts";
import { Status } from "../status.tsx";
import type { DocumentChanging } from "../use-document.ts";
import { DocumentActs } from "./document-acts.tsx";
import { Review } from "./document-card.tsx";
import styles from "./document-table.module.css";

const columnsWith = (changes: DocumentChanging): readonly Column<Document>[] => [
  { name: "title", label: "Title", sorts: ["title", null], cell: (one) => <Title document={one} /> },
  { name: "status", label: "Status", cell: (one) => <Status status={one.upload_status} /> },
  { name: "category", label: "Category", cell: (one) => one.document_category },
  { name: "body", label: "Body", cell: (one) => one.regulatory_body },
  { name: "review", label: "Review", sorts: ["review", null], cell: (one) => <Review document={one} /> },
  { name: "size", label: "Size", figure: true, sorts: [null, "largest"], cell: (one) => fileSize(one.file_size) },
  { name: "created", label: "Uploaded", sorts: [null, "newest"], cell: (one) => formatDay(one.created_at) },
  { name: "acts", label: "More", cell: (one) => <DocumentActs document={one} changes={changes} /> },
];

interface Props {
  documents: readonly Document[];
  sort: string | null;
  onSort: (sort: string) => void;
  changes: DocumentChanging;
}

/** Documents as rows to be compared. */
export function DocumentTable({ documents, sort, onSort, changes }: Props) {
  return (
    // Scrollable by keyboard, so it must take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} tabIndex={0} role="region" aria-label="Documents as a table">
      <DataTable caption="Documents" columns={columnsWith(changes)} rows={documents} keyOf={({ id }) => id} sort={sort} onSort={onSort} />
    </div>
  );
}

const Title = ({ document: { id, title, filename, tags } }: { document: Document }) => (
  <span className={styles.title}>
    <TitleLink to={`/documents/${id}`}>{title}</TitleLink>
    <small>{[filename, ...tags.map((tag) => `#${tag}`)].join(" ")}</small>
  </span>
);
