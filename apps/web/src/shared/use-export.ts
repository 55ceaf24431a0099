import { useState } from "react";
import { saveFile } from "./save-file.ts";
import { notice } from "./ui/notices.tsx";

/**
 * Saves something as a file, and says under which name or that it could not be made. `path`, which may have a query, is asked with the format,
 * `name` is what it is called in a sentence: "checklist".
 */
export function useExport<Format extends string>(path: string, name: string) {
  const [saving, setSaving] = useState<Format | null>(null);
  const save = async (format: Format): Promise<void> => {
    setSaving(format);
    try {
      notice(`Saved as ${await saveFile(`${path}${path.includes("?") ? "&" : "?"}format=${format}`)}.`);
    } catch (error) {
      console.error(`Failed to export the ${name}:`, error instanceof Error ? error.message : error);
      notice(`The ${name} was not exported; it is kept. Please try again.`);
    } finally {
      setSaving(null);
    }
  };
  return { saving, save };
}
