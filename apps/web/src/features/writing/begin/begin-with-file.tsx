import { type ComponentType, useState } from "react";
import { Problem } from "../../../shared/ui/states.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { type SendFile, UploadOne } from "../../../shared/ui/upload-one.tsx";
import { nothingSaid } from "../saving/said.ts";
import { draftServer } from "../saving/draft-server.ts";
import styles from "./begin.module.css";

/** Shows how far a document is read, and says when it is. */
type Reading = ComponentType<{ id: string; onRead: () => void }>;

interface Props {
  send: SendFile;
  Reading: Reading;
  /** The document that a draft is to begin with; null where none was chosen. */
  documentId: string | null;
  onDocument: (id: string | null) => void;
  onMade: (draftId: string) => void;
}

/** Begins a draft with a file, which is kept among the person's documents. */
export function BeginWithFile({ send, Reading, documentId, onDocument, onMade }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const begin = async () => {
    if (documentId === null) return;
    try {
      onMade((await draftServer.create({ ...nothingSaid, document_id: documentId })).id);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : "Please try again.");
    }
  };
  if (documentId === null)
    return (
      <UploadOne
        send={send}
        hint="PDF, DOCX, TXT, maximum 50MB. It is kept among your documents, and its text becomes the draft."
        onStored={onDocument}
      />
    );
  return (
    <section className={styles.reading} aria-label="The uploaded document">
      {problem === null ? (
        <Reading id={documentId} onRead={() => void begin()} />
      ) : (
        <Problem title="The draft could not be begun; the document is kept." retry={() => void (setProblem(null), begin())}>
          {problem}
        </Problem>
      )}
      <TextButton onClick={() => onDocument(null)}>Begin without this document</TextButton>
    </section>
  );
}
