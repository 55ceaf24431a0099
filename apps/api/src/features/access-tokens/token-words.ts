import { createHash, randomBytes } from "node:crypto";

/** What tokens begin with, by which those that were published by mistake are found. */
const prefix = "cwp_";

/** A token that nobody guesses: 256 random bits. */
export const newToken = (): string => prefix + randomBytes(32).toString("base64url");

/** Whether it can be one at all. */
export const looksLikeToken = (given: string): boolean => given.length === prefix.length + 43 && given.startsWith(prefix);

/** What is kept of a token, and it is found by: nothing can be told of it by how long looking it up takes. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("hex");
