import type { Socket } from "node:net";
import { startReader, type Confinement, type ReaderProgram } from "./reader-process.ts";

type Reader = ReturnType<typeof startReader>;

/** Time in ms that a reader waits for the next file of its kind. */
const patience = 15_000;

/** Keeps one reader started for the next file, as of several files handed in at once; each reads one file and ends. */
export function createSpareReader(confinement: Confinement, program: ReaderProgram) {
  let spare: { reader: Reader; extension: string; timer: NodeJS.Timeout } | null = null;

  const drop = () => {
    if (!spare) return;
    clearTimeout(spare.timer);
    spare.reader.kill("SIGKILL");
    spare = null;
  };
  return {
    /** A reader of a kind of files, the waiting one where it is of that kind. */
    take(extension: string): Reader {
      const waiting = spare;
      if (waiting?.extension !== extension || waiting.reader.exitCode !== null || waiting.reader.signalCode !== null) {
        return startReader(confinement, program, extension);
      }
      clearTimeout(waiting.timer);
      spare = null;
      hold(waiting.reader, "ref");
      return waiting.reader;
    },
    /** Starts one for the next file of a kind. */
    prepare(extension: string): void {
      drop();
      const reader = startReader(confinement, program, extension);
      // One that ends before its time is not taken; what reads a file hears of errors of its own.
      reader.once("error", () => undefined);
      reader.stdin.once("error", () => undefined);
      hold(reader, "unref");
      spare = { reader, extension, timer: setTimeout(drop, patience).unref() };
    },
  };
}

/** Whether the program waits for a reader before it ends. */
function hold(reader: Reader, how: "ref" | "unref"): void {
  reader[how]();
  // The pipes of a child are sockets, whose types say only that they can be read or written.
  for (const pipe of [reader.stdin, reader.stdout, reader.stderr]) (pipe as unknown as Socket)[how]();
}
