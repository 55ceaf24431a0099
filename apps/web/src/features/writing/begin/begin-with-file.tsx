import { uploadLimit } from "@clausewise/contracts/limits";
import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from "react";
import { DropZone } from "../../../shared/ui/drop-zone.tsx";
import { ProgressLine } from "../../../shared/ui/progress-line.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { nothingSaid } from "../saving/said.ts";
import { draftServer } from "../saving/draft-server.ts";
import styles from "./begin.module.css";

/** Sends a file to the person's documents, and tells how many of its bytes have gone. */
export type SendFile = (file: File, onSent: (bytes: number) => void, left: AbortSignal) => Promise<{ id: string }>;

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
  if (documentId === null) return <Upload send={send} onStored={onDocument} />;
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

interface Going {
  file: File;
  sent: number;
}

function Upload({ send, onStored }: Pick<Props, "send"> & { onStored: (id: string) => void }) {
  const [going, setGoing] = useState<Going | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const leaving = useRef<AbortController>(null);
  const stop = useEffectEvent(() => leaving.current?.abort());
  useEffect(() => () => stop(), []);
  const start = async (file: File) => {
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setProblem(null);
    setGoing({ file, sent: 0 });
    try {
      onStored((await send(file, (sent) => setGoing({ file, sent }), signal)).id);
    } catch (error) {
      if (!signal.aborted) setProblem(error instanceof Error ? error.message : "Please try again.");
    }
    setGoing(null);
  };
  if (going)
    return (
      <section className={styles.reading} aria-label="Upload">
        <ProgressLine label={`Uploading ${going.file.name}`} done={going.sent} total={going.file.size} unit="bytes" />
        <TextButton onClick={() => leaving.current?.abort()}>Stop the upload</TextButton>
      </section>
    );
  return (
    <div>
      {problem !== null && <Problem title="The file was not uploaded.">{problem}</Problem>}
      <DropZone
        label="Drop a document here, or choose one"
        hint="PDF, DOCX, TXT, maximum 50MB. It is kept among your documents, and its text becomes the draft."
        accept={[".pdf", ".docx", ".txt"]}
        mostBytes={uploadLimit}
        onFiles={([file]) => file && void start(file)}
      />
    </div>
  );
}
