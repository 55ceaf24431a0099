import type { Draft, DraftChanges } from "@clausewise/contracts";
import { beforeEach, expect, test } from "vitest";
import type { DraftStore } from "../../../shared/draft.ts";
import { DraftSaver } from "./draft-saver.ts";
import { type DraftServer, ServerRefusal } from "./draft-server.ts";
import { createLocalCopy } from "./local-copy.ts";
import { type Said, nothingSaid } from "./said.ts";

const id = "5f0e4f5e-8d0c-4b1e-9a54-0d4c3f1b2a01";

/** A server that keeps one draft, can be away, and lets a test change the draft behind somebody's back. */
class Server implements DraftServer {
  draft: Draft | null = null;
  failing: Error | null = null;
  /** Answers are lost on their way although the change was made. */
  isLosing = false;
  calls: string[] = [];

  #answer<T>(name: string, work: () => T): Promise<T> {
    this.calls.push(name);
    if (this.failing) return Promise.reject(this.failing);
    try {
      const answer = work();
      return this.isLosing ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve(answer);
    } catch (error) {
      return Promise.reject(error);
    }
  }
  #keep(draft: Pick<Draft, "text"> & Partial<Draft>): Draft {
    const at = "2026-11-23T10:00:00.000Z";
    const before = this.draft ?? { ...nothingSaid, id, version: 0, document_id: null, created_at: at, updated_at: at };
    const { text } = draft;
    return (this.draft = { ...before, ...draft, version: before.version + 1, characters: text.length, opening: text.slice(0, 20) });
  }
  create = (given: Said & { text?: string }) => this.#answer("create", () => this.#keep({ ...given, text: given.text ?? "" }));
  get = () =>
    this.#answer("get", () => {
      if (!this.draft) throw new ServerRefusal(404, "This draft was not found.");
      return this.draft;
    });
  update = ({ version, edit, ...said }: DraftChanges) =>
    this.#answer("update", () => {
      if (!this.draft) throw new ServerRefusal(404, "This draft was not found.");
      if (version !== this.draft.version) throw new ServerRefusal(409, "It was changed elsewhere.");
      const { text } = this.draft;
      return this.#keep({ ...(said as Partial<Draft>), text: edit ? text.slice(0, edit.start) + edit.words + text.slice(edit.end) : text });
    });
  elsewhere(text: string): void {
    this.#keep({ text });
  }
}

let server: Server;
let kept: Map<string, string>;
let text: string;
let due: (() => void)[];

const store: DraftStore = {
  read: (key) => kept.get(key) ?? null,
  write: (key, value) => void (value === null ? kept.delete(key) : kept.set(key, value)),
  clear: () => kept.clear(),
};
const copyOf = (person: string) => createLocalCopy(store, person);

function open(draft: Draft | null = null) {
  text = draft?.text ?? "";
  const saver = new DraftSaver({
    draft,
    server,
    copy: copyOf("ana"),
    later: (call) => {
      due.push(call);
      return () => void (due = due.filter((one) => one !== call));
    },
    read: () => text,
    write: (next) => void (text = next),
  });
  const type = (next: string) => {
    text = next;
    saver.typed();
  };
  return { saver, type, state: () => saver.snapshot().state };
}

/** All that was to be done later is done, and all answers have come. */
async function passes(): Promise<void> {
  for (const call of due.splice(0)) call();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

beforeEach(() => {
  [server, kept, due] = [new Server(), new Map(), []];
});

test("nothing typed keeps nothing; the first words begin a draft, the next change it", async () => {
  const { type, state } = open();
  type("  ");
  await passes();
  expect([server.calls, state()]).toEqual([[], "empty"]);
  type("One pump.");
  expect(state()).toBe("typing");
  await passes();
  type("One infusion pump.");
  await passes();
  expect(server.calls).toEqual(["create", "update"]);
  expect([server.draft?.text, state()]).toEqual(["One infusion pump.", "saved"]);
});

test("what is typed while it is being saved is saved after it", async () => {
  const { saver, type } = open();
  type("One");
  const saved = saver.flush();
  type("One pump.");
  await saved;
  await passes();
  expect(server.draft?.text).toBe("One pump.");
});

test("what is said of it is saved with it", async () => {
  const { saver, type } = open();
  type("One pump.");
  saver.say({ category: "device", country: "US" });
  await passes();
  expect(server.draft).toMatchObject({ text: "One pump.", category: "device", country: "US" });
});

test("while the server is away what was typed is kept here, and saved once it is back", async () => {
  const { type, state } = open();
  server.failing = new TypeError("Failed to fetch");
  type("One pump.");
  await passes();
  expect([state(), copyOf("ana").read(null)?.text]).toEqual(["away", "One pump."]);
  server.failing = null;
  await passes();
  expect([state(), server.draft?.text, kept.size]).toEqual(["saved", "One pump.", 0]);
});

test("words that did not reach the server are there again after a reload", async () => {
  const first = open();
  first.type("One pump.");
  await passes();
  server.failing = new ServerRefusal(401, "Sign in first.");
  first.type("One infusion pump.");
  await passes();
  expect(first.state()).toBe("signed_out");
  first.saver.close();
  await passes();
  server.failing = null;
  const again = open(server.draft);
  again.saver.open();
  expect([text, again.saver.snapshot().isRestored]).toEqual(["One infusion pump.", true]);
  await passes();
  expect([server.draft?.text, again.state(), kept.size]).toEqual(["One infusion pump.", "saved", 0]);
});

test("what one person typed is not found by another", () => {
  copyOf("ana").keep(null, { base: 0, text: "Ana's", said: nothingSaid });
  expect(copyOf("ben").read(null)).toBeNull();
});

test("an answer that was lost on its way is no conflict", async () => {
  const { type, state } = open();
  type("One pump.");
  await passes();
  server.isLosing = true;
  type("One infusion pump.");
  await passes();
  expect(state()).toBe("away");
  server.isLosing = false;
  await passes();
  await passes();
  expect([state(), server.draft?.version]).toEqual(["saved", 2]);
});

async function inConflict() {
  const opened = open();
  opened.type("One pump.");
  await passes();
  server.elsewhere("Two pumps.");
  opened.type("One infusion pump.");
  await passes();
  expect(opened.state()).toBe("conflict");
  expect(opened.saver.snapshot().theirs?.text).toBe("Two pumps.");
  return opened;
}

test("a draft changed elsewhere is not overwritten, and both texts are kept", async () => {
  const { type } = await inConflict();
  type("One small infusion pump.");
  await passes();
  expect([server.draft?.text, text]).toEqual(["Two pumps.", "One small infusion pump."]);
  expect(copyOf("ana").read(id)?.text).toBe("One small infusion pump.");
});

test("in a conflict the saved text can be taken", async () => {
  const { saver, state } = await inConflict();
  saver.takeTheirs();
  expect([text, state(), kept.size]).toEqual(["Two pumps.", "saved", 0]);
});

test("in a conflict one's own can be put in its place", async () => {
  const { saver, state } = await inConflict();
  await saver.putMine();
  expect([server.draft?.text, state()]).toEqual(["One infusion pump.", "saved"]);
});

test("in a conflict one's own can be kept as a draft of its own", async () => {
  const { saver, state } = await inConflict();
  saver.say({ title: "Summary" });
  await saver.keepBoth();
  expect(server.calls.at(-1)).toBe("create");
  expect([server.draft?.title, state()]).toEqual(["Summary (copy)", "saved"]);
});

test("a draft that was deleted elsewhere keeps its words, and can be kept anew", async () => {
  const { saver, type, state } = open();
  type("One pump.");
  await passes();
  server.draft = null;
  type("One infusion pump.");
  await passes();
  expect([state(), copyOf("ana").read(id)?.text]).toEqual(["gone", "One infusion pump."]);
  await saver.keepBoth();
  expect([state(), server.calls.at(-1)]).toEqual(["saved", "create"]);
});

test("what the server refuses stays here, with its reason", async () => {
  const { saver, type } = open();
  server.failing = new ServerRefusal(413, "The text is too long.");
  type("One pump.");
  await passes();
  expect(saver.snapshot()).toMatchObject({ state: "refused", problem: "The text is too long.", isKeptHere: true });
});
