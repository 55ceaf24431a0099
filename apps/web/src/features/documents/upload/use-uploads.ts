import { notifications } from "@mantine/notifications";
import { useSyncExternalStore } from "react";
import { fingerprintOf } from "./fingerprint.ts";
import { sendFile } from "./send-file.ts";
import { type Held, type Upload, createUploads } from "./uploads.ts";

/** Time in ms for which it is said how an upload went. */
const saidFor = 3000;

async function heldOf(sha256: string): Promise<readonly Held[]> {
  const response = await fetch(`/api/documents/held?sha256=${sha256}`);
  if (!response.ok) return [];
  return ((await response.json()) as { data: Held[] }).data;
}

function told({ stored, failed }: { stored: number; failed: number }): void {
  const success = stored === 1 ? "Document uploaded successfully!" : `${stored} documents uploaded successfully!`;
  if (stored > 0) notifications.show({ message: success, autoClose: saidFor });
  if (failed > 0) notifications.show({ message: "Upload failed. Please try again.", autoClose: saidFor });
}

/** The uploads of this window. */
export const uploads = createUploads({ send: sendFile, fingerprintOf, heldOf, told });

export const useUploads = (): readonly Upload[] => useSyncExternalStore(uploads.subscribe, uploads.snapshot, uploads.snapshot);
