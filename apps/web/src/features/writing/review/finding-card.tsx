import type { DraftFinding } from "@clausewise/contracts";
import { Button, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { SeverityChip } from "../../../shared/ui/facts.tsx";
import { TextArea } from "../../../shared/ui/fields.ts";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { CitationLink } from "./citation-link.tsx";
import styles from "./review.module.css";

interface Props {
  finding: DraftFinding;
  isCurrent: boolean;
  /** The number of its places whose words still stand. */
  places: number;
  /** The reason is being written. */
  isDismissing: boolean;
  onOpen: () => void;
  /** Shows one of its places in the text. */
  onPlace: (nth: number) => void;
  onAccept: () => void;
  onDismissing: (is: boolean) => void;
  onDismiss: (reason: string) => void;
  onUndo: () => void;
}

/** Something that was found: in two lines, or whole where it is the one that is looked at. */
export function FindingCard(props: Props) {
  const { finding, isCurrent, onOpen } = props;
  const { kind, subject, severity, message } = finding;
  return (
    <article className={styles.finding} data-current={isCurrent} data-finding={finding.id}>
      <UnstyledButton className={styles.findingHead} aria-expanded={isCurrent} onClick={onOpen}>
        <span className={styles.findingKind}>
          {kind} <SeverityChip severity={severity} />
        </span>
        <strong>{subject}</strong>
        {!isCurrent && <span className={styles.findingMessage}>{message}</span>}
      </UnstyledButton>
      {isCurrent && <Whole {...props} />}
    </article>
  );
}

function Whole(props: Props) {
  const { finding, isDismissing, onDismiss, onDismissing } = props;
  const { message, proposal, citations, state, reason } = finding;
  return (
    <div className={styles.whole}>
      <p>{message}</p>
      {proposal !== null && <p className={styles.proposal}>{proposal}</p>}
      {citations.length > 0 && (
        <ul aria-label="Rests on" className={styles.cited}>
          {citations.map((cited) => (
            <li key={`${cited.citation} ${cited.source_id ?? ""}`}>
              <CitationLink cited={cited} />
            </li>
          ))}
        </ul>
      )}
      <Places {...props} />
      {state === "dismissed" && <p className={styles.reason}>Dismissed: {reason}</p>}
      {isDismissing ? <Reason onDismiss={onDismiss} onLeave={() => onDismissing(false)} /> : <Acts {...props} />}
    </div>
  );
}

function Places({ finding: { anchors }, places, onPlace }: Props) {
  if (anchors.length === 0) return <p className={styles.quiet}>It is about what is not there, and stands at no place.</p>;
  if (places === 0) return <p className={styles.quiet}>The words that it was said of stand in the text no longer.</p>;
  return (
    <p className={styles.places}>
      {anchors.map((anchor, nth) => (
        <TextButton key={`${anchor.start} ${anchor.end}`} onClick={() => onPlace(nth)}>
          {anchors.length === 1 ? "Show in the text" : `Place ${nth + 1}`}
        </TextButton>
      ))}
    </p>
  );
}

function Acts({ finding: { state }, onAccept, onDismissing, onUndo }: Props) {
  if (state !== "open")
    return (
      <div className={styles.acts}>
        <Button variant="default" onClick={onUndo}>
          Open again
        </Button>
      </div>
    );
  return (
    <div className={styles.acts}>
      <Button onClick={onAccept}>Accept</Button>
      <Button variant="default" onClick={() => onDismissing(true)}>
        Dismiss…
      </Button>
    </div>
  );
}

function Reason({ onDismiss, onLeave }: { onDismiss: (reason: string) => void; onLeave: () => void }) {
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const send = () => {
    setTried(true);
    if (reason.trim() !== "") onDismiss(reason.trim());
  };
  return (
    <form
      className={styles.reasonForm}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label="Why it is dismissed"
        autoFocus
        autosize
        minRows={2}
        maxLength={5000}
        value={reason}
        error={tried && reason.trim() === "" ? "Say why: whoever signs will be asked." : null}
        onChange={({ target }) => setReason(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") onLeave();
          if (event.key === "Enter" && !event.shiftKey) {
            event.preventDefault();
            send();
          }
        }}
      />
      <div className={styles.acts}>
        <Button type="submit">Dismiss</Button>
        <Button variant="default" onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
