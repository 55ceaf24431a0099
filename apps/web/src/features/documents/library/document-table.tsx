import type { Document } from "@clausewise/contracts";
import { formatDay, today } from "../../../shared/format.ts";
import { type Column, DataTable } from "../../../shared/ui/data-table.tsx";
import { TitleLink } from "../../../shared/ui/title-link.tsx";
import { fileSize } from "@clausewise/contracts/vocabulary";
import { reviewState } from "../review.ts";
import { Status } from "../status.tsx";
import type { DocumentChanging } from "../use-document.ts";
import { ChooseAllBox, ChooseBox } from "./choosing.tsx";
import { DocumentActs } from "./document-acts.tsx";
import styles from "./document-table.module.css";
import type { Choosing } from "./use-chosen.ts";

const columnsWith = ({ documents, changes, choosing }: Props): readonly Column<Document>[] => [
  {
    name: "chosen",
    label: "Chosen",
    head: <ChooseAllBox documents={documents} choosing={choosing} />,
    cell: (one) => <ChooseBox document={one} choosing={choosing} />,
  },
  { name: "title", label: "Title", sorts: ["title", null], cell: (one) => <Title document={one} /> },
  { name: "status", label: "Status", cell: (one) => <Status status={one.upload_status} /> },
  { name: "category", label: "Category, body", cell: (one) => [one.document_category, one.regulatory_body].filter(Boolean).join(", ") },
  { name: "review", label: "Review", sorts: ["review", null], cell: (one) => <ReviewText document={one} /> },
  { name: "size", label: "Size", figure: true, sorts: [null, "largest"], cell: (one) => fileSize(one.file_size) },
  { name: "created", label: "Uploaded", sorts: [null, "newest"], cell: (one) => formatDay(one.created_at) },
  { name: "acts", label: "More", cell: (one) => <DocumentActs document={one} changes={changes} /> },
];

interface Props {
  documents: readonly Document[];
  sort: string | null;
  onSort: (sort: string) => void;
  changes: DocumentChanging;
  choosing: Choosing;
}

/** Documents as rows to be compared. */
export function DocumentTable(props: Props) {
  const { documents, sort, onSort } = props;
  return (
    // Scrollable by keyboard, so it must take focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.box} tabIndex={0} role="region" aria-label="Documents as a table">
      <DataTable caption="Documents" columns={columnsWith(props)} rows={documents} keyOf={({ id }) => id} sort={sort} onSort={onSort} />
    </div>
  );
}

/** When it is to be looked at again, in as little room as there is. */
function ReviewText({ document: { review_on } }: { document: Document }) {
  if (review_on === null) return null;
  const { text, tone } = reviewState(review_on, today());
  return <span data-tone={tone}>{text.replace(/^Review (?:on )?/u, "")}</span>;
}

const Title = ({ document: { id, title, filename, tags } }: { document: Document }) => (
  <span className={styles.title}>
    <TitleLink to={`/documents/${id}`}>{title}</TitleLink>
    <small>{[filename, ...tags.map((tag) => `#${tag}`)].join(" ")}</small>
  </span>
);
