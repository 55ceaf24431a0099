import { type Document, type DocumentFailure, documentFailureLabels } from "@clausewise/contracts";
import { Link } from "react-router";
import { Line } from "../../../shared/ui/line.tsx";
import { ProgressLine } from "../../../shared/ui/progress-line.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { isUnread } from "../status.tsx";
import type { DocumentChanging } from "../use-document.ts";
import styles from "./document-card.module.css";

interface Props {
  document: Document;
  changes: Pick<DocumentChanging, "readAgain" | "stopReading">;
}

/** Failures that lie in the file: another one is what helps. */
const ofTheFile: readonly (DocumentFailure | null)[] = ["encrypted", "empty", "unsupported", "damaged", "too_large", "mismatched"];

/** How far reading a document is, or why it failed, with what can be done about it. */
export function ReadingState({ document, changes }: Props) {
  const { id, title, upload_status, stage, failure, deleted_at } = document;
  if (deleted_at !== null) return null;
  if (upload_status === "failed")
    return (
      <div className={styles.trouble}>
        <p>{failure === null ? "It could not be read." : documentFailureLabels[failure]}</p>
        <Line>
          {ofTheFile.includes(failure) && (
            <Link to={`/documents/${id}?part=versions`} aria-label={`Upload another file: ${title}`}>
              Upload another file
            </Link>
          )}
          <TextButton aria-label={`Try again: ${title}`} onClick={() => void changes.readAgain(document)}>
            Try again
          </TextButton>
        </Line>
      </div>
    );
  if (!isUnread(document)) return null;
  return (
    <div>
      {stage === null ? (
        <p className={styles.waiting}>{upload_status === "processing" ? "Being read." : "Waiting to be read."}</p>
      ) : (
        <ProgressLine label={stage.note} done={stage.progress} total={1} unit="share" />
      )}
      <Line quiet>
        <TextButton aria-label={`Stop reading ${title}`} onClick={() => void changes.stopReading(document)}>
          Stop reading
        </TextButton>
      </Line>
    </div>
  );
}
