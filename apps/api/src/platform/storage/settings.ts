import { join } from "node:path";
import { z } from "zod";
import { isKey, type KeySettings } from "./file-keys.ts";

/** The part of the environment that says where files lie, and what they are encrypted under. */
export const storageEnvironment = {
  /** Keys of the stored files, the current one first; made and kept in AUDIT_DIR when not given. */
  FILE_KEYS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine(
      (keys) => keys.length > 0 && keys.every(isKey),
      "must be keys of 64 hexadecimal digits, separated by commas, the current one first",
    )
    .optional(),
};
const Environment = z.object(storageEnvironment);

export interface StorageSettings {
  keys: KeySettings;
}

/** Where the stored files lie and what they are encrypted under; their keys are kept apart from them. */
export const storageOf = ({ FILE_KEYS }: z.output<typeof Environment>, auditDir: string): StorageSettings => ({
  keys: { given: FILE_KEYS ?? null, file: join(auditDir, "file-keys") },
});
