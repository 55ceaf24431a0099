import { createHash } from "node:crypto";

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A passage keeps its identity from version to version while citation and words stay the same. */
export const passageHash = ({ citation, text }: { citation: string; text: string }): string => sha256(`${citation}\n${text}`);
