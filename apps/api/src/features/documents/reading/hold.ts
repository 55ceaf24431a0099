import type { Socket } from "node:net";
import type { Reader } from "./reader-process.ts";

/** Whether the program waits for a reader before it ends. */
export function hold(reader: Reader, how: "ref" | "unref"): void {
  reader[how]();
  // The pipes of a child are sockets, whose types say only that they can be read or written.
  for (const pipe of [reader.stdin, reader.stdout, reader.stderr]) (pipe as unknown as Socket)[how]();
}
