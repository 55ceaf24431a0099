import type { LibraryEntry } from "@clausewise/contracts";
import { GuidanceName } from "./guidance-chips.tsx";
import styles from "./guidance.module.css";
import { useGuidanceOfSource } from "./use-guidance.ts";

/** Leads from a text of the library to its document in the FDA Guidance Library; nothing where it is of none. */
export function GuidanceOfSource({ source: { id, kind, authority } }: { source: Pick<LibraryEntry, "id" | "kind" | "authority"> }) {
  const document = useGuidanceOfSource(id, kind === "guidance" && authority === "FDA").data;
  if (!document) return null;
  return (
    <p className={styles.line}>
      In the FDA Guidance Library: <GuidanceName document={document} />
    </p>
  );
}
