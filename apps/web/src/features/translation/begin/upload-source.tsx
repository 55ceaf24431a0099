import { uploadLimit } from "@clausewise/contracts/limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DropZone } from "../../../shared/ui/drop-zone.tsx";
import { ProgressLine } from "../../../shared/ui/progress-line.tsx";
import { Problem } from "../../../shared/ui/states.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import styles from "../translation.module.css";

interface Props {
  /** Sends a file to the person's documents, and tells how many of its bytes have gone. */
  send: (file: File, onSent: (bytes: number) => void, left: AbortSignal) => Promise<{ id: string }>;
  onStored: (id: string) => void;
}

/** Takes a file that is to be translated; it is kept among the person's documents. */
export function UploadSource({ send, onStored }: Props) {
  const [going, setGoing] = useState<{ file: File; sent: number } | null>(null);
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
  if (going !== null)
    return (
      <section className={styles.upload} aria-label="Upload">
        <ProgressLine label={`Uploading ${going.file.name}`} done={going.sent} total={going.file.size} unit="bytes" />
        <TextButton onClick={() => leaving.current?.abort()}>Stop the upload</TextButton>
      </section>
    );
  return (
    <div>
      {problem !== null && <Problem title="The file was not uploaded.">{problem}</Problem>}
      <DropZone
        label="Drop a document here, or choose one"
        hint="PDF, DOCX, TXT, maximum 50MB. It is kept among your documents; a Word file comes back in its layout."
        accept={[".pdf", ".docx", ".txt"]}
        mostBytes={uploadLimit}
        onFiles={([file]) => file && void start(file)}
      />
    </div>
  );
}
