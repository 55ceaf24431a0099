import type { Document } from "@clausewise/contracts";
import { titleFrom } from "../document-words.ts";
import type { Sending, Stored } from "./send-file.ts";

/** What can be said of a file before it is sent; "" is none. */
export type Said = Pick<Sending, "title" | "body" | "category" | "tags">;

type UploadState = "chosen" | "waiting" | "sending" | "stored" | "failed";

/** A document that has the very same bytes. */
export type Held = Pick<Document, "id" | "title">;

export interface Upload extends Sending {
  key: number;
  state: UploadState;
  /** Bytes that have gone. */
  sent: number;
  /** Why it failed, or what is missing. */
  problem: string | null;
  held: readonly Held[];
  /** Null until it is known, and where the browser cannot tell. */
  sha256: string | null;
  /** The name of a file with the same bytes that was chosen before it; null where there is none. */
  twin: string | null;
  /** It is wanted although it is held or was chosen already. */
  anyway: boolean;
  /** The document that came of it. */
  documentId: string | null;
}

interface Parts {
  send: (sending: Sending, onSent: (bytes: number) => void, left: AbortSignal) => Promise<Stored>;
  /** Null where the browser cannot tell. */
  fingerprintOf: (file: File) => Promise<string | null>;
  /** The documents with the very same bytes. */
  heldOf: (sha256: string) => Promise<readonly Held[]>;
  /** Hears how all that was sent together went, once the last of it is done. */
  told: (outcome: { stored: number; failed: number }) => void;
}

/** Files sent at once; more would only slow each other down. */
const atOnce = 2;

/** Whether its bytes are in the library, or stand in the list before it, and nobody said that they are wanted again. */
export const isSeenBefore = ({ held, twin, anyway }: Pick<Upload, "held" | "twin" | "anyway">): boolean =>
  !anyway && (held.length > 0 || twin !== null);

export const isReady = (upload: Upload): boolean => upload.state === "chosen" && !isSeenBefore(upload);

/** Rows, each with the one before it that has the same bytes and did not fail. */
const withTwins = (rows: readonly Upload[]): readonly Upload[] =>
  rows.map((row, at) => {
    const same = rows.slice(0, at).find(({ sha256, state }) => sha256 !== null && sha256 === row.sha256 && state !== "failed");
    return { ...row, twin: same?.file.name ?? null };
  });

/** A file as it is when it was just chosen; one without a title is called after itself. */
const chosenNow = (key: number, file: File, said: Said, replaces: string | null): Upload => ({
  ...said,
  file,
  replaces,
  title: said.title.trim() === "" ? titleFrom(file.name) : said.title,
  key,
  state: "chosen",
  sent: 0,
  problem: null,
  held: [],
  sha256: null,
  twin: null,
  anyway: false,
  documentId: null,
});

/** Files on their way into the library, apart from any screen: they go on where a dialog is closed. */
export function createUploads({ send, fingerprintOf, heldOf, told }: Parts) {
  let rows: readonly Upload[] = [];
  let next = 1;
  let outcome = { stored: 0, failed: 0 };
  const running = new Map<number, AbortController>();
  /** Looks whether files are held already, by key. */
  const looks = new Map<number, Promise<void>>();
  const listeners = new Set<() => void>();
  const set = (changed: readonly Upload[]) => {
    rows = withTwins(changed);
    for (const listener of listeners) listener();
  };
  const change = (key: number, changes: Partial<Upload>) => set(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));

  function fill(): void {
    for (const row of rows) if (row.state === "waiting" && running.size < atOnce && !running.has(row.key)) void run(row);
    if (running.size > 0 || outcome.stored + outcome.failed === 0) return;
    told(outcome);
    outcome = { stored: 0, failed: 0 };
  }

  async function run(row: Upload): Promise<void> {
    const leaving = new AbortController();
    running.set(row.key, leaving);
    change(row.key, { state: "sending", sent: 0, problem: null });
    try {
      await looks.get(row.key);
      leaving.signal.throwIfAborted();
      const seen = rows.find(({ key }) => key === row.key);
      if (seen !== undefined && isSeenBefore(seen)) return change(row.key, { state: "chosen" });
      const { id } = await send(row, (sent) => change(row.key, { sent }), leaving.signal);
      change(row.key, { state: "stored", sent: row.file.size, documentId: id });
      outcome = { ...outcome, stored: outcome.stored + 1 };
    } catch (error) {
      if (leaving.signal.aborted) change(row.key, { state: "chosen", sent: 0 });
      else fail(row, error);
    } finally {
      running.delete(row.key);
      fill();
    }
  }

  function fail({ key, file }: Upload, error: unknown): void {
    console.error(`Failed to upload ${file.name}:`, error instanceof Error ? error.message : error);
    change(key, { state: "failed", problem: error instanceof Error ? error.message : "Please try again." });
    outcome = { ...outcome, failed: outcome.failed + 1 };
  }

  async function look(row: Upload): Promise<void> {
    try {
      const sha256 = await fingerprintOf(row.file);
      change(row.key, { sha256 });
      if (sha256 !== null) change(row.key, { held: await heldOf(sha256) });
    } catch {
      // Whether it is held already is worth knowing, and no reason not to send it.
    }
  }

  return {
    snapshot: (): readonly Upload[] => rows,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Adds files with what is said of all of them; one without a title is called after its file. */
    add(files: readonly File[], said: Said, replaces: string | null = null): void {
      const added = files.map((file) => chosenNow(next++, file, said, replaces));
      set([...rows, ...added]);
      for (const row of added) looks.set(row.key, look(row));
    },
    say: (key: number, said: Partial<Said>) => change(key, { ...said, problem: null }),
    /** Says something of every file that has not been sent. */
    sayOfAll: (said: Partial<Said>) => set(rows.map((row) => (row.state === "chosen" ? { ...row, ...said } : row))),
    uploadAnyway: (key: number) => change(key, { anyway: true }),
    /** Takes a file out; one that is being sent is stopped first. */
    drop(key: number): void {
      running.get(key)?.abort();
      set(rows.filter((row) => row.key !== key));
    },
    /** Stops sending; what was said of the file stays. */
    stop(key: number): void {
      const leaving = running.get(key);
      if (leaving === undefined) change(key, { state: "chosen" });
      else leaving.abort();
    },
    /** Sends one again after it failed; it may have been stored, with the answer lost on its way. */
    again(key: number): void {
      const row = rows.find((one) => one.key === key);
      if (row?.state === "failed") looks.set(key, look(row));
      change(key, { state: "waiting", problem: null });
      fill();
    },
    /** Sends every file that is complete, of new documents or of one that gets a new version; says of the others what is missing. */
    submit(replaces: string | null = null): void {
      set(
        rows.map((row) => {
          if (!isReady(row) || row.replaces !== replaces) return row;
          return row.title.trim() === "" ? { ...row, problem: "Give the document a title." } : { ...row, state: "waiting" };
        }),
      );
      fill();
    },
    /** Takes out all that was begun: what has been stored, and what failed. */
    clearBegun: () => set(rows.filter(({ state }) => state === "chosen")),
    /** Stops everything and forgets it. */
    clear(): void {
      for (const leaving of running.values()) leaving.abort();
      set([]);
      outcome = { stored: 0, failed: 0 };
    },
  };
}

export type Uploads = ReturnType<typeof createUploads>;

export const isUnderWay = ({ state }: Upload): boolean => state === "waiting" || state === "sending";

/** Whether something could be sent now, and nothing is being sent. */
export const maySubmit = (uploads: readonly Upload[]): boolean => uploads.some(isReady) && !uploads.some(isUnderWay);
