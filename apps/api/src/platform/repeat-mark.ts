import { createHash } from "node:crypto";

const between = "~";

/** A request's id that says, to whoever knows the key, which change it is a try of: the same for each time that one is sent. */
export const markedRequest = (requestId: string, change: readonly string[]): string =>
  `${requestId}${between}${createHash("sha256").update(JSON.stringify(change)).digest("base64url")}`;

/** Which change a request is a try of; null where nobody said that it may be sent again. */
export function changeOf(requestId: string): string | null {
  const at = requestId.lastIndexOf(between);
  return at < 0 ? null : requestId.slice(at);
}
