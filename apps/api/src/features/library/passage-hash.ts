import { createHash } from "node:crypto";
import type { NewSourceVersion } from "@clausewise/contracts";
import type { z } from "zod";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A passage keeps its identity from version to version while citation and words stay the same. */
export const passageHash = ({ citation, text }: { citation: string; text: string }): string => sha256(`${citation}\n${text}`);

/** What makes a version another version: its words, where they stand, its status and dates; not when we last looked. */
export const contentHash = ({ label, status, issued, effective, passages }: z.output<typeof NewSourceVersion>): string =>
  sha256(JSON.stringify([label, status, issued, effective, passages]));
