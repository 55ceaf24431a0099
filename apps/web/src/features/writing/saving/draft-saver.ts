import type { Draft, DraftHead } from "@clausewise/contracts";
import { type DraftServer, ServerRefusal } from "./draft-server.ts";
import type { LocalCopy } from "./local-copy.ts";
import { type Said, differing, nothingSaid, saidOf } from "./said.ts";
import { type Later, createSchedule } from "./schedule.ts";
import { spliceBetween } from "./splice.ts";

/**
 * `away`: the server is not reached, and is tried again; `conflict`: the draft was changed elsewhere meanwhile; `gone`: it
 * was deleted elsewhere; `refused`: the server will not take it as it is.
 */
export type SaveState = "empty" | "saved" | "typing" | "saving" | "away" | "signed_out" | "conflict" | "gone" | "refused";

export interface Saving {
  state: SaveState;
  /** The draft as the server holds it; null before it was first saved. */
  head: DraftHead | null;
  said: Said;
  /** What stands on the server where that is not what was begun from. */
  theirs: Draft | null;
  /** What the server said where it refused. */
  problem: string | null;
  /** What was typed is also kept in this browser. */
  isKeptHere: boolean;
  /** Words were brought back that had not reached the server. */
  isRestored: boolean;
}

interface Parts {
  /** The draft that is gone on with; null for a new one. */
  draft: Draft | null;
  server: DraftServer;
  copy: LocalCopy;
  later: Later;
  /** The text as it stands in the editor. */
  read: () => string;
  /** Puts another text into the editor. */
  write: (text: string) => void;
}

/** Time in ms after the last key until it is saved, until a copy is kept here, and until the server is tried again. */
const pauses = { save: 900, copy: 250, again: 4000 };

/** Keeps a draft on the server as it is typed, and in this browser for as long as it is not there. */
export class DraftSaver {
  /** The draft as the server last said it was; its text is what the next change is made from. */
  #base: Draft | null;
  #saving: Saving;
  #isUnderWay = false;
  #isClosed = false;
  readonly #listeners = new Set<() => void>();
  readonly #parts: Parts;
  readonly #saves: ReturnType<typeof createSchedule>;
  readonly #copies: ReturnType<typeof createSchedule>;

  constructor(parts: Parts) {
    const { draft, later } = parts;
    this.#parts = parts;
    this.#base = draft;
    this.#saves = createSchedule(later, () => void this.flush());
    this.#copies = createSchedule(later, () => this.keepCopy());
    this.#saving = {
      state: draft ? "saved" : "empty",
      head: draft,
      said: draft ? saidOf(draft) : nothingSaid,
      theirs: null,
      problem: null,
      isKeptHere: false,
      isRestored: false,
    };
  }

  snapshot = (): Saving => this.#saving;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Begins, with what was typed here before and did not reach the server. */
  open = (): void => {
    this.#isClosed = false;
    const { copy, write } = this.#parts;
    const base = this.#base;
    const kept = copy.read(base?.id ?? null);
    if (kept === null) return;
    const isOlder = base !== null && kept.base !== base.version && kept.text !== base.text;
    if (isOlder) this.#set({ state: "conflict", theirs: base, isKeptHere: true });
    this.#set({ said: kept.said });
    write(kept.text);
    this.#set({ isRestored: !this.#isAllSaved() });
    this.typed();
  };

  /** Ends: what is not saved is kept in this browser and tried once more. */
  close = (): void => {
    this.keepCopy();
    this.#isClosed = true;
    void this.flush();
  };

  /** The text in the editor has changed, or what is said of it. What is typed is not read here: of a long text that takes a while. */
  typed = (): void => {
    const { state } = this.#saving;
    this.#copies.putOff(pauses.copy);
    if (state === "conflict" || state === "gone") return;
    if (!this.#isUnderWay && !this.#isCutOff() && state !== "typing") this.#set({ state: "typing" });
    this.#saves.putOff(pauses.save);
  };

  say = (now: Partial<Said>): void => {
    this.#set({ said: { ...this.#saving.said, ...now } });
    this.typed();
  };

  /** Saves at once what is not saved yet; resolves once that has been tried. */
  flush = async (): Promise<void> => {
    const { state, said } = this.#saving;
    this.#saves.stop();
    if (this.#isUnderWay || state === "conflict" || state === "gone") return;
    if (this.#isAllSaved()) return this.#settle();
    this.#isUnderWay = true;
    this.#set({ state: this.#isCutOff() ? state : "saving", problem: null });
    const text = this.#parts.read();
    try {
      this.#base = await this.#send(text, said);
      this.#isUnderWay = false;
      this.#set({ head: this.#base, state: "saving" });
      this.#goOn();
    } catch (error) {
      this.#isUnderWay = false;
      await this.#meetTrouble(error, text);
    }
  };

  /** Keeps a copy in this browser of what is not saved. */
  keepCopy = (): void => {
    this.#copies.stop();
    const id = this.#base?.id ?? null;
    if (this.#isAllSaved()) return this.#parts.copy.drop(id);
    const unsaved = { base: this.#base?.version ?? 0, text: this.#parts.read(), said: this.#saving.said };
    this.#set({ isKeptHere: this.#parts.copy.keep(id, unsaved) });
  };

  /** Takes what stands on the server; what was typed here is dropped. */
  takeTheirs = (): void => {
    const { theirs } = this.#saving;
    if (theirs === null) return;
    this.#base = theirs;
    this.#set({ head: theirs, said: saidOf(theirs), theirs: null, state: "saving" });
    this.#parts.write(theirs.text);
    this.#settle();
  };

  /** Puts what was typed here in the place of what stands on the server. */
  putMine = (): Promise<void> => {
    this.#base = this.#saving.theirs ?? this.#base;
    this.#set({ theirs: null, state: "typing" });
    return this.flush();
  };

  /** Keeps what was typed here as a draft of its own. */
  keepBoth = (): Promise<void> => {
    const { said } = this.#saving;
    this.#parts.copy.drop(this.#base?.id ?? null);
    this.#base = null;
    this.#set({ theirs: null, head: null, state: "typing", said: { ...said, title: said.title === "" ? "" : `${said.title} (copy)` } });
    return this.flush();
  };

  #set(changed: Partial<Saving>): void {
    this.#saving = { ...this.#saving, ...changed };
    for (const listener of this.#listeners) listener();
  }

  #isCutOff(): boolean {
    return this.#saving.state === "away" || this.#saving.state === "signed_out";
  }

  #isAllSaved(): boolean {
    const text = this.#parts.read();
    const isSameText = this.#base === null ? text.trim() === "" : text === this.#base.text;
    return isSameText && Object.keys(differing(this.#base ?? nothingSaid, this.#saving.said)).length === 0;
  }

  async #send(text: string, said: Said): Promise<Draft> {
    const { server, copy } = this.#parts;
    if (this.#base === null) {
      const made = await server.create({ ...said, text });
      copy.drop(null);
      return made;
    }
    const { id, version } = this.#base;
    const edit = spliceBetween(this.#base.text, text);
    return { ...(await server.update({ id, version, ...differing(this.#base, said), ...(edit && { edit }) })), text };
  }

  /** Saves what was typed since it was last sent. */
  #goOn(): void {
    if (this.#isAllSaved()) this.#settle();
    else this.typed();
  }

  /** Everything that was typed is on the server. */
  #settle(): void {
    this.#saves.stop();
    this.#copies.stop();
    this.#parts.copy.drop(this.#base?.id ?? null);
    this.#set({ state: this.#base ? "saved" : "empty", problem: null, isKeptHere: false });
  }

  async #meetTrouble(error: unknown, sent: string): Promise<void> {
    if (!this.#isClosed) this.keepCopy();
    const status = error instanceof ServerRefusal ? error.status : null;
    if (status === 409 && this.#base !== null) return this.#meetChange(this.#base.id, sent);
    if (status === 404) return this.#set({ state: "gone" });
    if (status === 401) return this.#set({ state: "signed_out" });
    if (status !== null && status < 500 && status !== 429)
      return this.#set({ state: "refused", problem: error instanceof Error ? error.message : null });
    this.#set({ state: "away" });
    if (!this.#isClosed) this.#saves.putOff(pauses.again);
  }

  /** Looks what stands on the server after it was changed elsewhere: an answer that was lost on its way is no conflict. */
  async #meetChange(id: string, sent: string): Promise<void> {
    try {
      const theirs = await this.#parts.server.get(id);
      const isOurs = theirs.text === sent || theirs.text === this.#base?.text;
      if (!isOurs) return this.#set({ state: "conflict", theirs });
      this.#base = theirs;
      this.#set({ head: theirs });
      this.#goOn();
    } catch (error) {
      await this.#meetTrouble(error, sent);
    }
  }
}
