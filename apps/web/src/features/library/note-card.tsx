import type { UnconfirmedNote } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { Link } from "react-router";
import { formatDate } from "../../shared/format.ts";
import { Line } from "../../shared/ui/line.tsx";
import { OfficialLink } from "../../shared/ui/official-link.tsx";
import { Rich } from "../../shared/ui/rich.tsx";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { NoteChanges } from "./note-changes.tsx";
import styles from "./note-list.module.css";

interface Props {
  note: UnconfirmedNote;
  onConfirm: () => void;
}

/** One note with its clause and what changed that; the words before and after unfold. */
export function NoteCard({ note: { passage_id, source_id, citation, heading, text, url, amended }, onConfirm }: Props) {
  const [open, setOpen] = useState(false);
  const changes = useId();
  return (
    <article className={styles.note} aria-label={`Note on ${citation}`}>
      <div className={styles.head}>
        <h3>
          <Link to={`/library/${source_id}?passage=${passage_id}`}>{citation}</Link>
          {heading !== "" && ` · ${heading}`}
        </h3>
        <Button variant="default" onClick={onConfirm}>
          Confirm<span className="visually-hidden"> {citation}</span>
        </Button>
      </div>
      <Line quiet>
        <span>
          {amended.map(({ by, since }) => `${by} changed from ${formatDate(since)} on`).join("; ")}
          <OfficialLink url={url} />
        </span>
      </Line>
      <p className={styles.words}>
        <span className={styles.ours}>Our note: </span>
        <Rich text={text} />
      </p>
      <p>
        <TextButton aria-expanded={open} aria-controls={changes} onClick={() => setOpen(!open)}>
          {open ? "Fold what changed" : "What changed, before and after"}
          <span className="visually-hidden"> in {citation}</span>
        </TextButton>
      </p>
      <div id={changes}>{open && <NoteChanges passageId={passage_id} />}</div>
    </article>
  );
}
