import type { SourceVersion } from "@clausewise/documents";
import type { Answer, Expected } from "./answer/answer.ts";
import type { RegisterRow } from "./register/register-row.ts";

/** A source as data, with the little that only it knows: how to see that it changed, and how to read what it answers. */
export interface Connector {
  id: string;
  title: string;
  publisher: string;
  /** Where people read it. */
  url: string;
  /** The only hosts that are asked, and may be redirected to. */
  hosts: readonly string[];
  /** Seconds between one request to a host and the next. */
  pause: number;
  /** Seconds that an answer may take; 60 where nothing is said. */
  patience?: number;
  /** Under which terms its words may be used; shown wherever they are. */
  terms: string;
  /** Hours from one look to the next. */
  rhythm: number;
  holds: "texts" | "register";
  /** Whether one answer is all of a register, so that a file of it saved by hand can stand in for it. */
  isOneFile?: true;
  /** Whether a register tells what was published, so that an entry not listed any longer is none that is gone. */
  isJournal?: true;
  /** What it covers, in words: whoever finds nothing is told that it is not in this. */
  scope: string;
  /** The first real answer that was compared with what the connector was built on; null while there was none. */
  seenLive: { date: string; sha256: string } | null;
  /** Null where nothing tells but the texts themselves: then each is asked for, and sent where it changed. */
  detect: Detector | null;
  /**
   * What is asked where something changed since the last look; `last` is null on the first. Where nothing tells whether it did,
   * the token found is the day of the look, which `day` always is.
   */
  plan(found: Detection, last: Detection | null, day: string): Step[];
  /** By the kind of a step: what its answer looks like, and how it is read. */
  asks: Readonly<Record<string, Ask>>;
}

/** The cheapest request that tells whether anything changed. */
interface Detector {
  url: string;
  expects: Expected;
  /** Throws `Unreadable`. */
  read(answer: Answer): Detected | NotReady;
}

/** How a source stands: where the token is the last one's, nothing changed. */
export interface Detection {
  token: string;
  /** The day up to which the source says it is complete; null where it does not say. */
  asOf: string | null;
}

/** A token of null says that the bytes of the answer are what tells: a hash of them takes its place. */
export interface Detected extends Omit<Detection, "token"> {
  token: string | null;
  /** How many entries a register says it has. */
  total?: number;
}

export interface NotReady {
  notReady: string;
}

/** One request of a plan; it is stored, so that a look that was cut off goes on where it was. */
export interface Step {
  /** Tells it from the others of its plan. */
  key: string;
  kind: string;
  url: string;
  /** In which form and language it is asked for, where there are several. */
  headers?: Readonly<Record<string, string>>;
  /** The lowest goes first. */
  order: number;
  /** What people call it: `21 CFR 820`. */
  label: string;
  /** What reading its answer needs to know. */
  about: Readonly<Record<string, string>>;
}

export interface Ask {
  /** Whether the answer is a text and nothing more: one that did not change need not be sent again. */
  isText?: true;
  /** Whether it gives earlier versions of a text beside the one of today; they are history, and no news. */
  givesEarlier?: true;
  /** `words` where the answer is a PDF, which is read apart from everything else: what is handed to `read` are its words, as UTF-8. */
  reads?: "words";
  expects: Expected;
  /** Whether another answer says as well that there is no such thing any longer; where nothing else could, it is not asked. */
  isGone?(step: Step): boolean;
  /** Throws `Unreadable`. */
  read(answer: Answer, step: Step): Promise<Read> | Read;
}

/** What an answer holds: texts, rows of a register, and what is to be asked because of it. */
export interface Read {
  texts?: readonly SourceVersion[];
  rows?: readonly RegisterRow[];
  next?: readonly Step[];
  /** The day up to which the answer says it is complete. */
  asOf?: string | null;
}

/** An answer that is whole, and is not what it should be; the message is a clause that stands behind the source's name. */
export class Unreadable extends Error {
  override name = "Unreadable";
}
