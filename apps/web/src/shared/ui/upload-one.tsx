import { uploadLimit } from "@clausewise/contracts/limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { DropZone } from "./drop-zone.tsx";
import { ProgressLine } from "./progress-line.tsx";
import { Problem } from "./states.tsx";
import { TextButton } from "./text-button.tsx";
import styles from "./upload-one.module.css";

/** Sends a file to the person's documents, and tells how many of its bytes have gone. */
export type SendFile = (file: File, onSent: (bytes: number) => void, left: AbortSignal) => Promise<{ id: string }>;

const usual = [".pdf", ".docx", ".txt"];

interface Props {
  send: SendFile;
  /** What becomes of it. */
  hint: string;
  label?: string;
  /** How the names of files end that are taken. */
  accept?: readonly string[];
  onStored: (id: string) => void;
}

/** Takes one file, shows how much of it is sent, and can be stopped. */
export function UploadOne({ send, hint, label = "Drop a document here, or choose one", accept = usual, onStored }: Props) {
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
  if (going)
    return (
      <section className={styles.going} aria-label="Upload">
        <ProgressLine label={`Uploading ${going.file.name}`} done={going.sent} total={going.file.size} unit="bytes" />
        <TextButton onClick={() => leaving.current?.abort()}>Stop the upload</TextButton>
      </section>
    );
  return (
    <div>
      {problem !== null && <Problem title="The file was not uploaded.">{problem}</Problem>}
      <DropZone label={label} hint={hint} accept={accept} mostBytes={uploadLimit} single onFiles={([file]) => file && void start(file)} />
    </div>
  );
}
