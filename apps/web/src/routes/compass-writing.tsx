import { useEffect, useEffectEvent } from "react";
import { Link } from "react-router";
import { useAddress } from "../shared/address.ts";
import { titleFrom } from "../features/documents/document-words.ts";
import { ReadingState } from "../features/documents/library/reading-state.tsx";
import { sendFile } from "../features/documents/upload/send-file.ts";
import { useDocument, useDocumentChanges } from "../features/documents/use-document.ts";
import { useSession } from "../features/session/session-context.tsx";
import { BeginWithFile } from "../features/writing/begin/begin-with-file.tsx";
import { Writing } from "../features/writing/writing.tsx";
import { withParams } from "../shared/params.ts";
import { QueryState } from "../shared/ui/query-state.tsx";
import type { SendFile } from "../shared/ui/upload-one.tsx";

const send: SendFile = (file, onSent, left) =>
  sendFile({ file, title: titleFrom(file.name), body: "", category: "", tags: "", replaces: null }, onSent, left);

/** How far a document is read, with what can be done about it. */
function Reading({ id, onRead }: { id: string; onRead: () => void }) {
  const query = useDocument(id);
  const changes = useDocumentChanges();
  const isRead = query.data?.upload_status === "completed";
  const read = useEffectEvent(onRead);
  useEffect(() => {
    if (isRead) read();
  }, [isRead]);
  return (
    <QueryState query={query} waiting="Looking up the document" failed="The document could not be looked up." inline>
      {(document) => (
        <>
          <h2>{document.title}</h2>
          {isRead ? <p>Its text is taken over.</p> : <ReadingState document={document} changes={changes} />}
        </>
      )}
    </QueryState>
  );
}

function FromDocument({ id }: { id: string }) {
  const { data: document } = useDocument(id);
  if (document === undefined) return null;
  return (
    <p>
      The text was taken from <Link to={`/documents/${id}`}>{document.title}</Link>, which stays as it is.
    </p>
  );
}

/** The Compass's tab of texts that are written. */
export function CompassWriting() {
  const { user } = useSession();
  const [params, setParams] = useAddress();
  const name = (changes: Record<string, string | null>) =>
    setParams((now) => withParams(now, changes), { replace: true, preventScrollReset: true });
  if (user === null) return null;
  return (
    <Writing
      personId={user.id}
      begin={
        <BeginWithFile
          send={send}
          Reading={Reading}
          documentId={params.get("document")}
          onDocument={(document) => name({ document })}
          onMade={(draft) => name({ document: null, draft })}
        />
      }
      FromDocument={FromDocument}
    />
  );
}
