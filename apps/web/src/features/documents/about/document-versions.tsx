import { type Document, type DocumentVersion, documentFailureLabels } from "@clausewise/contracts";
import { uploadLimit } from "@clausewise/contracts/limits";
import { Link } from "react-router";
import { formatTime } from "../../../shared/format.ts";
import { Chip } from "../../../shared/ui/chip.tsx";
import { DropZone } from "../../../shared/ui/drop-zone.tsx";
import { Line } from "../../../shared/ui/line.tsx";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import { fileSize } from "@clausewise/contracts/vocabulary";
import { Status } from "../status.tsx";
import { accepted, acceptedHint } from "../upload/upload-dialog.tsx";
import { UploadRow } from "../upload/upload-row.tsx";
import { uploads, useUploads } from "../upload/use-uploads.ts";
import { useVersions } from "../use-document.ts";
import { fileAddress } from "../viewer/use-reading.ts";
import styles from "./document-versions.module.css";

/** The files that a document has had, and the way to give it a new one. */
export function DocumentVersions({ document }: { document: Document }) {
  return (
    <>
      {document.deleted_at === null && <NewVersion document={document} />}
      <QueryState query={useVersions(document.id)} waiting="Loading the versions" failed="The versions could not be loaded.">
        {(versions) => <VersionList id={document.id} versions={versions} />}
      </QueryState>
    </>
  );
}

/** A new file of the same document; the old one is kept. */
function NewVersion({ document: { id, title } }: { document: Document }) {
  const rows = useUploads().filter(({ replaces }) => replaces === id);
  const add = ([file]: readonly File[]) => {
    if (file === undefined) return;
    uploads.add([file], { title, body: "", category: "", tags: "" }, id);
    uploads.submit(id);
  };
  return (
    <section className={styles.new} aria-labelledby="new-version">
      <h2 id="new-version">New version</h2>
      <DropZone
        label="Drop the new file here, or choose it"
        hint={`It takes the place of the one before, which is kept. ${acceptedHint}`}
        accept={accepted}
        mostBytes={uploadLimit}
        single
        onFiles={add}
      />
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label="New files">
          {rows.map((upload) => (
            <UploadRow key={upload.key} upload={upload} acts={uploads} titled />
          ))}
        </ul>
      )}
    </section>
  );
}

function VersionList({ id, versions }: { id: string; versions: readonly DocumentVersion[] }) {
  return (
    <ul className={styles.versions} aria-label="Versions">
      {versions.map((version, at) => (
        <li key={version.id}>
          <Line>
            <strong>Version {version.number}</strong>
            <Status status={version.upload_status} />
            {at === 0 && <Chip>The newest: it is read, searched and cited</Chip>}
          </Line>
          <p className={styles.facts}>
            {version.filename} · {fileSize(version.file_size)} · {formatTime(version.created_at)}
          </p>
          {version.failure !== null && <p className={styles.trouble}>{documentFailureLabels[version.failure]}</p>}
          <Line>
            <Link to={`/documents/${id}${at === 0 ? "" : `?version=${version.number}`}`}>
              Read<span className="visually-hidden"> version {version.number}</span>
            </Link>
            <a href={fileAddress(id, version.number)} download>
              Download<span className="visually-hidden"> version {version.number}</span>
            </a>
          </Line>
        </li>
      ))}
    </ul>
  );
}
