import { documentExtensions } from "@clausewise/contracts";
import { uploadLimit } from "@clausewise/contracts/limits";
import { Button } from "@mantine/core";
import { useState } from "react";
import { counted } from "../../../shared/format.ts";
import { Dialog } from "../../../shared/ui/dialog.tsx";
import { DropZone } from "../../../shared/ui/drop-zone.tsx";
import { SaidFields } from "./said-fields.tsx";
import styles from "./upload.module.css";
import { UploadRow } from "./upload-row.tsx";
import { isReady, isUnderWay, maySubmit } from "./uploads.ts";
import { uploads, useUploads } from "./use-uploads.ts";

export const accepted = documentExtensions.map((extension) => `.${extension}`);
export const acceptedHint = "PDF, Word, text, RTF, Excel, PowerPoint, PNG or JPEG; 50 MB each at most";
const nothingSaid = { title: "", body: "", category: "", tags: "" };

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Files into the library, several at once; closing it lets what has begun go on. */
export function UploadDialog({ opened, onClose }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Upload Document" size="lg">
      <UploadForm onClose={onClose} />
    </Dialog>
  );
}

function UploadForm({ onClose }: Pick<Props, "onClose">) {
  const rows = useUploads().filter(({ replaces }) => replaces === null);
  const [ofAll, setOfAll] = useState(nothingSaid);
  const unsent = rows.filter(({ state }) => state === "chosen");
  const underWay = rows.filter(isUnderWay);
  const ready = maySubmit(rows);
  const goes = rows.filter(isReady).length;
  const label = underWay.length > 0 ? "Uploading..." : goes > 1 ? `Upload ${counted(goes, "document")}` : "Upload";
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) uploads.submit();
      }}
    >
      <DropZone
        label="Drop documents here, or choose them"
        hint={acceptedHint}
        accept={accepted}
        mostBytes={uploadLimit}
        onFiles={(files) => uploads.add(files, { ...ofAll, title: "" })}
      />
      {unsent.length > 1 && (
        <fieldset className={styles.all}>
          <legend>For all {unsent.length} files</legend>
          <SaidFields
            said={ofAll}
            of="For all files"
            onSay={(said) => {
              setOfAll({ ...ofAll, ...said });
              uploads.sayOfAll(said);
            }}
          />
        </fieldset>
      )}
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label="Files">
          {rows.map((upload) => (
            <UploadRow key={upload.key} upload={upload} acts={uploads} alone={unsent.length < 2} />
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        {underWay.length > 0 && <p>You can close this window. What is being uploaded goes on.</p>}
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
        <Button type="submit" disabled={!ready}>
          {label}
        </Button>
      </div>
    </form>
  );
}
