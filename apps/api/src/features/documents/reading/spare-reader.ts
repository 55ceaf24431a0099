import { hold } from "./hold.ts";
import { createLearned } from "./learned.ts";
import { startReader, type Confinement, type Reader, type ReaderProgram } from "./reader-process.ts";

/** Time in ms that a reader waits for the next file of its kind. */
const patience = 15_000;

/**
 * Keeps one reader started for the next file, as of several handed in; each reads one file and ends. It is started while the one
 * before it reads, so that what its start, its confinement and its practice take is over when the next file comes.
 */
export function createSpareReader(confinement: Confinement, program: ReaderProgram) {
  const learned = createLearned(confinement);
  let spare: { reader: Reader; extension: string; timer: NodeJS.Timeout } | null = null;
  let atWork = 0;

  const start = (extension: string): Reader => {
    // Where several files are read at once, practice would only take time from them.
    const reader = startReader(confinement, program, extension, { practises: atWork < 2, learned: learned.of(extension) });
    // One that ends before its time is not taken; what reads a file hears of errors of its own.
    reader.on("error", () => undefined);
    reader.stdin.on("error", () => undefined);
    return reader;
  };
  const drop = () => {
    if (!spare) return;
    clearTimeout(spare.timer);
    spare.reader.kill("SIGKILL");
    spare = null;
  };
  const isWaitingFor = (extension: string): boolean =>
    spare?.extension === extension && spare.reader.exitCode === null && spare.reader.signalCode === null;
  /** The reader that waits, where it is of a kind of files and still there. */
  const waitingFor = (extension: string): Reader | null => {
    if (!spare || !isWaitingFor(extension)) return null;
    const { reader, timer } = spare;
    clearTimeout(timer);
    spare = null;
    hold(reader, "ref");
    return reader;
  };
  return {
    /** A reader for a file of a kind. */
    take(extension: string): Reader {
      const reader = waitingFor(extension) ?? start(extension);
      atWork += 1;
      reader.once("close", () => {
        atWork -= 1;
        learned.begin(extension);
      });
      return reader;
    },
    /** Starts the next one, once a file has gone to its reader: a start takes time from everything else. */
    prepare(extension: string): void {
      if (isWaitingFor(extension)) return;
      drop();
      const reader = start(extension);
      hold(reader, "unref");
      spare = { reader, extension, timer: setTimeout(drop, patience).unref() };
    },
  };
}
