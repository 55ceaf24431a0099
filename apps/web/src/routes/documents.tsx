import { Button } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import IconUpload from "@tabler/icons-react/dist/esm/icons/IconUpload.mjs";
import { useAddress } from "../shared/address.ts";
import { DocumentResults, type Shown } from "../features/documents/library/document-results.tsx";
import { UploadDialog } from "../features/documents/upload/upload-dialog.tsx";
import { useDocumentChanges } from "../features/documents/use-document.ts";
import { useDocumentList } from "../features/documents/use-document-list.ts";
import { useArchive } from "../features/documents/library/use-archive.ts";
import { withParams } from "../shared/params.ts";
import { Choice } from "../shared/ui/fields.ts";
import { Page, PageHead } from "../shared/ui/page.tsx";
import { SearchField } from "../shared/ui/search-field.tsx";
import { Segments } from "../shared/ui/segments.tsx";
import styles from "./documents.module.css";

const views = [
  ["cards", "Cards"],
  ["table", "Table"],
] as const;

/** A person's own documents. */
export function Documents() {
  const [params, setParams] = useAddress();
  const list = useDocumentList();
  const changes = useDocumentChanges();
  const archive = useArchive();
  const shown: Shown = params.get("view") === "table" ? "table" : "cards";
  const change = (changed: Record<string, string | null>) => setParams((now) => withParams(now, changed), { preventScrollReset: true });
  const { spec, wanted, search, sort } = list;
  const upload = (
    <Button leftSection={<IconUpload size={15} aria-hidden />} onClick={() => change({ open: "upload" })}>
      Upload Document
    </Button>
  );
  return (
    <Page title="Document Library" width="wide">
      <PageHead
        heading="Document Library"
        lede="Your own files, seen by you alone: read word for word, searched, and cited to the page."
        action={
          <div className={styles.actions}>
            <Button
              variant="default"
              loading={archive.busy}
              leftSection={<IconDownload size={15} aria-hidden />}
              onClick={() => void archive.download()}
            >
              Download everything
            </Button>
            {upload}
          </div>
        }
      />
      <div className={styles.tools}>
        <SearchField
          label="Search documents"
          placeholder="Titles, file names, tags, and words in the texts"
          value={wanted.search}
          onSearch={search}
        />
        <Choice
          aria-label="Order"
          value={wanted.sort ?? ""}
          onChange={(event) => sort(event.target.value)}
          data={spec.sorts.map(([value, label]) => ({ value, label }))}
        />
        <Segments label="Shown as" options={views} value={shown} onChange={(view) => change({ view: view === "cards" ? null : view })} />
      </div>
      <DocumentResults list={list} shown={shown} changes={changes} begin={upload} />
      <UploadDialog opened={params.get("open") === "upload"} onClose={() => change({ open: null })} />
    </Page>
  );
}
