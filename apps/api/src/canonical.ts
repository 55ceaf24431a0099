import { hash } from "node:crypto";

/** JSON with keys in order at every level, so that the same value always gives the same bytes. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  const fields = value as Record<string, unknown>;
  let body = "";
  for (const key of Object.keys(fields).toSorted()) {
    if (fields[key] !== undefined) body += `${body && ","}${JSON.stringify(key)}:${canonical(fields[key])}`;
  }
  return `{${body}}`;
}

/** SHA-256 over a value's canonical form, in hexadecimal. */
export const hashOf = (value: object): string => hash("sha256", canonical(value));
