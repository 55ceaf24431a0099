import { useState } from "react";
import { saveFile } from "../../../shared/save-file.ts";
import { notice } from "../../../shared/ui/notices.tsx";

/** Saves all documents with every version of their files. */
export function useArchive() {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      notice(`Saved as ${await saveFile("/api/documents/archive")}.`);
    } catch (error) {
      console.error("Failed to download documents:", error instanceof Error ? error.message : error);
      notice("Your documents could not be downloaded. Wait a minute and try again.");
    } finally {
      setBusy(false);
    }
  };
  return { busy, download };
}
