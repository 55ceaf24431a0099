import { useAddress } from "../shared/address.ts";
import { titleFrom } from "../features/documents/document-words.ts";
import { ReadingState } from "../features/documents/library/reading-state.tsx";
import { sendFile } from "../features/documents/upload/send-file.ts";
import { useDocument, useDocumentChanges } from "../features/documents/use-document.ts";
import { Translation } from "../features/translation/translation.tsx";
import { withParams } from "../shared/params.ts";
import { QueryState } from "../shared/ui/query-state.tsx";
import { UploadOne } from "../shared/ui/upload-one.tsx";

/** How far the document is read that is to be translated. */
function Chosen({ id }: { id: string }) {
  const changes = useDocumentChanges();
  return (
    <QueryState query={useDocument(id)} waiting="Looking up the document" failed="The document could not be looked up." inline>
      {(document) =>
        document.upload_status === "completed" ? (
          <p>“{document.title}” is read and can be translated.</p>
        ) : (
          <ReadingState document={document} changes={changes} />
        )
      }
    </QueryState>
  );
}

/** The Compass's tab of translations. */
export function CompassTranslation() {
  const [params, setParams] = useAddress();
  const documentId = params.get("document");
  const name = (changes: Record<string, string | null>) => setParams((now) => withParams(now, changes), { preventScrollReset: true });
  return (
    <Translation
      id={params.get("translation")}
      documentId={documentId}
      onDocument={(document) => name({ document })}
      onOpen={(translation) => name({ translation, document: null, sentence: null })}
      upload={
        documentId === null ? (
          <UploadOne
            hint="PDF, DOCX, TXT, maximum 50MB. It is kept among your documents; a Word file comes back in its layout."
            send={(file, onSent, left) =>
              sendFile({ file, title: titleFrom(file.name), body: "", category: "", tags: "", replaces: null }, onSent, left)
            }
            onStored={(document) => name({ document })}
          />
        ) : (
          <Chosen id={documentId} />
        )
      }
    />
  );
}
