import IconX from "@tabler/icons-react/dist/esm/icons/IconX.mjs";
import { useEffect } from "react";
import { Link, useLocation } from "react-router";
import { counted } from "../../../shared/format.ts";
import { IconButton } from "../../../shared/ui/icon-button.tsx";
import { ProgressLine } from "../../../shared/ui/progress-line.tsx";
import styles from "./upload-tray.module.css";
import { type Upload, isUnderWay } from "./uploads.ts";
import { uploads, useUploads } from "./use-uploads.ts";

/** Where the dialog of uploads is open. */
const dialogAddress = "/documents?open=upload";

/** Uploads that go on while something else is done, at the corner of every page. */
export function UploadTray() {
  const rows = useUploads();
  const { pathname, search } = useLocation();
  const underWay = rows.some(isUnderWay);
  useEffect(() => () => uploads.clear(), []);
  useEffect(() => {
    if (!underWay) return;
    // Leaving now would end them.
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [underWay]);
  const inDialog = pathname === "/documents" && new URLSearchParams(search).get("open") === "upload";
  const begun = rows.filter(({ state }) => state !== "chosen");
  if (inDialog || begun.length === 0) return null;
  return (
    <aside className={`${styles.tray} no-print`} aria-label="Uploads">
      <Summary begun={begun} />
      {!underWay && (
        <IconButton label="Close the list of uploads" onClick={() => uploads.clearBegun()}>
          <IconX size={15} stroke={1.8} aria-hidden />
        </IconButton>
      )}
    </aside>
  );
}

/** How far all uploads are together. */
export function Summary({ begun }: { begun: readonly Upload[] }) {
  const sum = (of: (upload: Upload) => number) => begun.reduce((total, upload) => total + of(upload), 0);
  const [left, failed] = [begun.filter(isUnderWay).length, begun.filter(({ state }) => state === "failed").length];
  const stored = begun.filter(({ state }) => state === "stored").length;
  const said = [stored > 0 && `${counted(stored, "document")} uploaded`, failed > 0 && `${failed} failed`].filter(Boolean).join(", ");
  return (
    <div className={styles.summary}>
      {left > 0 ? (
        <ProgressLine
          label={`Uploading ${counted(left, "file")}`}
          done={sum(({ sent }) => sent)}
          total={sum(({ file }) => file.size)}
          unit="bytes"
        />
      ) : (
        <p role="status">{said}</p>
      )}
      <Link to={dialogAddress}>Show</Link>
    </div>
  );
}
