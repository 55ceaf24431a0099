import { lengths } from "@clausewise/contracts/limits";
import { Button } from "@mantine/core";
import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useState } from "react";
import { Link } from "react-router";
import { TextField } from "../../../shared/ui/fields.ts";
import { IconButton } from "../../../shared/ui/icon-button.tsx";
import { Line } from "../../../shared/ui/line.tsx";
import { ProgressLine } from "../../../shared/ui/progress-line.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { fileSize } from "@clausewise/contracts/vocabulary";
import { ReadingState } from "../library/reading-state.tsx";
import { Status } from "../status.tsx";
import { useDocument, useDocumentChanges } from "../use-document.ts";
import { SaidFields } from "./said-fields.tsx";
import styles from "./upload.module.css";
import { type Upload, type Uploads, isSeenBefore, isUnderWay } from "./uploads.ts";

type UploadActs = Pick<Uploads, "say" | "drop" | "stop" | "again" | "uploadAnyway">;

interface Props {
  upload: Upload;
  acts: UploadActs;
  /** Whether it stands alone: then all that can be said of it is in sight. */
  alone?: boolean;
  /** It is a new file of a document that has a title and all else. */
  titled?: true;
}

/** One file on its way: its own title, how far it is, and what can be done about it. */
export function UploadRow({ upload, acts, alone = false, titled }: Props) {
  const { key, file, state, sent, problem } = upload;
  return (
    <li className={styles.row} data-state={state} aria-label={file.name}>
      <div className={styles.file}>
        <span>{file.name}</span>
        <small>{fileSize(file.size)}</small>
        {!isUnderWay(upload) && (
          <IconButton label={`${state === "stored" ? "Take off the list" : "Leave out"}: ${file.name}`} onClick={() => acts.drop(key)}>
            <IconX size={15} stroke={1.8} aria-hidden />
          </IconButton>
        )}
      </div>
      {(state === "chosen" || state === "failed") && titled !== true && <Fields {...{ upload, acts, alone }} />}
      {state === "chosen" && isSeenBefore(upload) && <SeenNotice {...{ upload, acts }} isSentAtOnce={titled === true} />}
      {state === "chosen" && titled === true && !isSeenBefore(upload) && (
        <Button variant="default" onClick={() => acts.again(key)}>
          Upload it
        </Button>
      )}
      {isUnderWay(upload) && (
        <div>
          <ProgressLine label={state === "waiting" ? "Waiting for its turn" : "Uploading"} done={sent} total={file.size} unit="bytes" />
          <TextButton aria-label={`Cancel ${file.name}`} onClick={() => acts.stop(key)}>
            Cancel
          </TextButton>
        </div>
      )}
      {problem !== null && (
        <p className={styles.trouble} role="alert">
          {problem}{" "}
          {state === "failed" && (
            <TextButton aria-label={`Try again: ${file.name}`} onClick={() => acts.again(key)}>
              Try again
            </TextButton>
          )}
        </p>
      )}
      {upload.documentId !== null && <Stored id={upload.documentId} />}
    </li>
  );
}

function Fields({ upload, acts, alone = false }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextField
        label="Title"
        required
        maxLength={lengths.title}
        value={upload.title}
        onChange={(event) => acts.say(upload.key, { title: event.target.value })}
      />
      {alone || open ? (
        <SaidFields said={upload} of={`About ${upload.file.name}`} onSay={(said) => acts.say(upload.key, said)} />
      ) : (
        <TextButton aria-expanded={false} onClick={() => setOpen(true)}>
          Body, category and tags of this file
        </TextButton>
      )}
    </>
  );
}

/** The same bytes are in the library, or chosen twice: nobody wants them twice without knowing. */
function SeenNotice({ upload: { key, held, twin, file }, acts, isSentAtOnce }: Pick<Props, "upload" | "acts"> & { isSentAtOnce: boolean }) {
  const anyway = () => {
    acts.uploadAnyway(key);
    if (isSentAtOnce) acts.again(key);
  };
  return (
    <div className={styles.held} role="status">
      <p>
        {held.length > 0
          ? `You have this very file already as ${held.map(({ title }) => `“${title}”`).join(", ")}.`
          : `This is the very same file as “${twin}” in this list.`}
      </p>
      <Line>
        {held[0] !== undefined && <Link to={`/documents/${held[0].id}`}>Open it</Link>}
        <Button variant="default" aria-label={`Upload anyway: ${file.name}`} onClick={anyway}>
          Upload anyway
        </Button>
      </Line>
    </div>
  );
}

/** What becomes of a file once it is stored, as it happens. */
function Stored({ id }: { id: string }) {
  const { data } = useDocument(id);
  const changes = useDocumentChanges();
  if (data === undefined) return null;
  return (
    <>
      <Line>
        <Status status={data.upload_status} />
        <Link to={`/documents/${id}`}>
          Open<span className="visually-hidden"> {data.title}</span>
        </Link>
      </Line>
      <ReadingState document={data} changes={changes} />
    </>
  );
}
