import type { Document } from "@clausewise/contracts";
import { Suspense, lazy } from "react";
import { useNavigate, useParams } from "react-router";
import { Link } from "react-router";
import { useAddress } from "../shared/address.ts";
import { DocumentDetails } from "../features/documents/about/document-details.tsx";
import { DocumentHead } from "../features/documents/about/document-head.tsx";
import { DocumentVersions } from "../features/documents/about/document-versions.tsx";
import { ReadingState } from "../features/documents/library/reading-state.tsx";
import { useDocument, useDocumentChanges } from "../features/documents/use-document.ts";
import { DocumentReader } from "../features/documents/viewer/document-reader.tsx";
import { isShown, placeIn } from "../features/documents/viewer/document-place.ts";
import { Comparison } from "../features/library/comparison.tsx";
import { useSourceAbout } from "../features/library/use-library.ts";
import { withParams } from "../shared/params.ts";
import { explain } from "../shared/trpc.ts";
import { Waiting } from "../shared/ui/waiting.tsx";
import { Page } from "../shared/ui/page.tsx";
import { PageTabs } from "../shared/ui/page-tabs.tsx";
import { QueryState } from "../shared/ui/query-state.tsx";
import { Empty } from "../shared/ui/states.tsx";
import styles from "./document.module.css";

const DocumentReferences = lazy(async () => ({
  default: (await import("../features/references/document-references.tsx")).DocumentReferences,
}));

/** One of a person's own documents. */
export function DocumentPage() {
  const { documentId = "" } = useParams();
  return (
    <QueryState
      query={useDocument(documentId)}
      waiting="Opening the document"
      failed="The document could not be opened."
      missing={<Missing />}
      page="Document"
    >
      {(document) => <Opened key={documentId} document={document} />}
    </QueryState>
  );
}

function Missing() {
  return (
    <Empty title="There is no document at this address." action={<Link to="/documents">Your documents</Link>}>
      It may have been deleted, it may belong to somebody else, or the address was cut short.
    </Empty>
  );
}

const parts = [
  ["read", "Read"],
  ["references", "References"],
  ["details", "Details"],
  ["versions", "Versions"],
] as const;
type Part = (typeof parts)[number][0];

/** The words that a link to a part begins with; a text that flows has one part alone. */
const whereIn = ({ parts }: Document) => ({
  addressOf: (part: number, words: string, nth: number) =>
    `?${new URLSearchParams({ page: String(part), find: words, ...(nth > 1 && { nth: String(nth) }) }).toString()}`,
  nameOf: (part: number) => (parts === null || parts.kind === "text" ? "Read the document" : `Read ${parts.kind} ${part}`),
});

const toPart = (value: string | null): Part => parts.find(([part]) => part === value)?.[0] ?? "read";

function Opened({ document }: { document: Document }) {
  const [params, setParams] = useAddress();
  const navigate = useNavigate();
  const changes = useDocumentChanges();
  const part = toPart(params.get("part"));
  const change = (changed: Record<string, string | null>, replace = false) =>
    setParams((now) => withParams(now, changed), { preventScrollReset: true, replace });
  const remove = async () => {
    if (await changes.remove(document)) void navigate("/documents");
  };
  const tabs = parts.map(([one, label]) => ({
    to: `?${withParams(params, { part: one === "read" ? null : one }).toString()}`,
    label,
    current: one === part,
    count: one === "versions" ? document.version : undefined,
  }));
  return (
    <Page title={document.title} width="wide">
      <DocumentHead
        document={document}
        onDelete={() => void remove()}
        onRestore={() => void changes.bringBack(document)}
        busy={changes.busyId === document.id}
      />
      <PageTabs label="Parts of this page" tabs={tabs} />
      <div className={styles.part}>
        {part === "read" && (
          <>
            <ReadingState document={document} changes={changes} />
            {isShown(document) && (
              <div className={styles.reader}>
                <DocumentReader
                  document={document}
                  place={placeIn(params)}
                  onPage={(page) => change({ page: page === 1 ? null : String(page) }, true)}
                />
              </div>
            )}
          </>
        )}
        {part === "references" && (
          <Suspense fallback={<Waiting label="Opening the references" />}>
            <DocumentReferences document={document} where={whereIn(document)} />
          </Suspense>
        )}
        {part === "details" && <DocumentDetails key={document.updated_at} document={document} onSave={changes.save} explain={explain} />}
        {part === "versions" && (
          <>
            <DocumentVersions document={document} />
            {document.source_id !== null && document.version > 1 && (
              <Compared sourceId={document.source_id} params={params} onChange={change} />
            )}
          </>
        )}
      </div>
    </Page>
  );
}

interface ComparedProps {
  sourceId: string;
  params: URLSearchParams;
  onChange: (versions: { from: string; to: string }) => void;
}

/** What changed between the versions that have been read, passage by passage. */
function Compared({ sourceId, params, onChange }: ComparedProps) {
  return (
    <QueryState query={useSourceAbout(sourceId)} waiting="Asking for the versions" failed="The versions could not be compared." inline>
      {(about) =>
        about.versions.length > 1 && (
          <Comparison about={about} from={params.get("from")} to={params.get("to")} clause={null} onChange={onChange} />
        )
      }
    </QueryState>
  );
}
