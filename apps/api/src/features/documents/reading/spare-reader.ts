import type { Socket } from "node:net";
import { startReader, type Confinement, type ReaderProgram } from "./reader-process.ts";

type Reader = ReturnType<typeof startReader>;

/** Time in ms that a reader waits for the next file of its kind. */
const patience = 15_000;

/**
 * Keeps one reader started for the next file, as of several handed in; each reads one file and ends. It is started while the one
 * before it reads, so that what its start, its confinement and its practice take is over when the next file comes.
 */
export function createSpareReader(confinement: Confinement, program: ReaderProgram) {
  let spare: { reader: Reader; extension: string; timer: NodeJS.Timeout } | null = null;
  let atWork = 0;

  const start = (extension: string): Reader => {
    // Where several files are read at once, practice would only take time from them.
    const reader = startReader(confinement, program, extension, atWork < 2);
    // One that ends before its time is not taken; what reads a file hears of errors of its own.
    reader.once("error", () => undefined);
    reader.stdin.once("error", () => undefined);
    return reader;
  };
  const drop = () => {
    if (!spare) return;
    clearTimeout(spare.timer);
    spare.reader.kill("SIGKILL");
    spare = null;
  };
  const prepare = (extension: string) => {
    drop();
    const reader = start(extension);
    hold(reader, "unref");
    spare = { reader, extension, timer: setTimeout(drop, patience).unref() };
  };
  /** The reader that waits, where it is of a kind of files and still there. */
  const waitingFor = (extension: string): Reader | null => {
    if (spare?.extension !== extension || spare.reader.exitCode !== null || spare.reader.signalCode !== null) return null;
    const { reader, timer } = spare;
    clearTimeout(timer);
    spare = null;
    hold(reader, "ref");
    return reader;
  };
  return {
    /** A reader for a file of a kind; the next one is started meanwhile. */
    take(extension: string): Reader {
      const reader = waitingFor(extension) ?? start(extension);
      atWork += 1;
      reader.once("close", () => (atWork -= 1));
      prepare(extension);
      return reader;
    },
  };
}

/** Whether the program waits for a reader before it ends. */
function hold(reader: Reader, how: "ref" | "unref"): void {
  reader[how]();
  // The pipes of a child are sockets, whose types say only that they can be read or written.
  for (const pipe of [reader.stdin, reader.stdout, reader.stderr]) (pipe as unknown as Socket)[how]();
}
