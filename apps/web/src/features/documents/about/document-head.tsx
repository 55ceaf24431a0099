import type { Document } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconSearch from "@tabler/icons-react/dist/esm/icons/IconSearch.mjs";
import IconTrash from "@tabler/icons-react/dist/esm/icons/IconTrash.mjs";
import { Link } from "react-router";
import { formatDay } from "../../../shared/format.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { Line } from "../../../shared/ui/line.tsx";
import { fileKind, partsText } from "../document-words.ts";
import { fileSize } from "@clausewise/contracts/vocabulary";
import { Review } from "../library/document-card.tsx";
import { Status } from "../status.tsx";
import { fileAddress } from "../viewer/use-reading.ts";
import styles from "./document-head.module.css";

interface Props {
  document: Document;
  onDelete: () => void;
  onRestore: () => void;
  busy: boolean;
}

/** What a document is, and what can be done with the whole of it. */
export function DocumentHead({ document, onDelete, onRestore, busy }: Props) {
  const facts = [
    document.filename,
    fileSize(document.file_size),
    partsText(document.parts),
    document.version > 1 && `version ${document.version}`,
    `uploaded ${formatDay(document.created_at)}`,
  ].filter(Boolean);
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.path}>
          <Link to="/documents">Documents</Link> · Your document
        </p>
        <h1 className={styles.name}>{document.title}</h1>
        <Line>
          <Status status={document.upload_status} />
          <Chip>{fileKind(document.extension)}</Chip>
          {document.regulatory_body !== null && <Chip>{document.regulatory_body}</Chip>}
          {document.document_category !== null && <Chip>{document.document_category}</Chip>}
          <Review document={document} />
          {document.tags.map((tag) => (
            <Link key={tag} className={styles.tag} to={`/documents?${new URLSearchParams({ tag }).toString()}`}>
              #{tag}
            </Link>
          ))}
        </Line>
        <p className={styles.facts}>{facts.join(" · ")}</p>
      </div>
      <div className={`${styles.acts} no-print`}>
        {document.source_id !== null && document.deleted_at === null && (
          <Button component={Link} to={`/queries?look=${document.id}`} leftSection={<IconSearch size={15} aria-hidden />}>
            Ask about it
          </Button>
        )}
        <Button
          component="a"
          variant="default"
          href={fileAddress(document.id)}
          download
          leftSection={<IconDownload size={15} aria-hidden />}
        >
          Download
        </Button>
        {document.deleted_at === null && (
          <Button variant="default" loading={busy} leftSection={<IconTrash size={15} aria-hidden />} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
      {document.deleted_at !== null && (
        <div className={styles.deleted} role="status">
          <span>Deleted {formatDay(document.deleted_at)}. It stands in no list, search or answer until it is restored.</span>
          <Button variant="default" loading={busy} onClick={onRestore}>
            Restore
          </Button>
        </div>
      )}
    </header>
  );
}
