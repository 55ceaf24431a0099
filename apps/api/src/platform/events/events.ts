import { randomUUID } from "node:crypto";
import type { EventKind } from "@clausewise/contracts";
import type { Database } from "../database/client.ts";
import { channel, heard, isFor, isInner, notify, type InnerKind, type Raised } from "./events.repository.ts";

/** Somebody who is told what happens. */
export interface Reader {
  personId: string;
  sessionId: string | null;
  changed(change: { id: string; kind: EventKind; object_id: string | null }): void;
  /** Something may have happened that nobody heard. */
  missed(): void;
  end(reason: "signed_out" | "stopping"): void;
}

/** Tells what happens in any process to those it concerns, once it is committed. */
export interface Events {
  /** Raises a change in a transaction, for one person, or for everybody. */
  raise(tx: Database, change: { kind: EventKind; person_id: string | null; object_id?: string | null }): Promise<void>;
  /** Tells every process, and nobody else. */
  announce(tx: Database, kind: InnerKind): Promise<void>;
  /** Ends the streams of a session, or of all sessions of a person where none is named. */
  signOut(tx: Database, personId: string, sessionId: string | null): Promise<void>;
  /** Calls `work` whenever something of a kind has changed, or may have. */
  on(kind: EventKind | InnerKind, work: () => void): void;
  /** Tells a reader what concerns them from now on, and what came after the event `after` before that; returns how to stop. */
  follow(reader: Reader, after: string | null): () => void;
  readersOf(personId: string): number;
  close(): Promise<void>;
}

/** Events remembered for readers whose connection broke. */
const remembered = 1000;

type Listen = (channel: string, hear: (payload: string) => void, connected: () => void) => Promise<() => Promise<void>>;

export async function openEvents(listen: Listen): Promise<Events> {
  const readers = new Set<Reader>();
  const followers: { kind: EventKind | InnerKind; work: () => void }[] = [];
  let past: Raised[] = [];

  const tell = (reader: Reader, event: Raised) => {
    const { id, kind, object_id } = event;
    if (isInner(kind) || !isFor(event, reader.personId)) return;
    if (kind !== "signed_out") reader.changed({ id, kind, object_id });
    else if (object_id === null || object_id === reader.sessionId) reader.end("signed_out");
  };
  const hear = (payload: string) => {
    const event = heard(payload);
    if (!event) return;
    past = [...past, event].slice(-remembered);
    for (const reader of readers) tell(reader, event);
    for (const { kind, work } of followers) if (kind === event.kind) work();
  };
  const connected = () => {
    // Nobody knows what was said meanwhile.
    past = [];
    for (const reader of readers) reader.missed();
    for (const { work } of followers) work();
  };
  const stop = await listen(channel, hear, connected);

  return {
    raise: (tx, { kind, person_id, object_id = null }) => notify(tx, { id: randomUUID(), kind, person_id, object_id }),
    announce: (tx, kind) => notify(tx, { id: randomUUID(), kind, person_id: null, object_id: null }),
    signOut: (tx, person_id, object_id) => notify(tx, { id: randomUUID(), kind: "signed_out", person_id, object_id }),
    on: (kind, work) => void followers.push({ kind, work }),
    follow(reader, after) {
      readers.add(reader);
      const at = past.findIndex(({ id }) => id === after);
      if (at >= 0) for (const event of past.slice(at + 1)) tell(reader, event);
      else if (after !== null) reader.missed();
      return () => void readers.delete(reader);
    },
    readersOf: (personId) => [...readers].filter((reader) => reader.personId === personId).length,
    async close() {
      for (const reader of readers) reader.end("stopping");
      await stop();
    },
  };
}
