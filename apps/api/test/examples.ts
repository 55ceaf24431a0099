import { randomUUID } from "node:crypto";
import type { Fixture, Need } from "@clausewise/contracts";
import { vi } from "vitest";
import { addSharedAlert } from "../src/testing/alerts.repository.ts";
import { addJob } from "../src/testing/jobs.repository.ts";
import { addNotification } from "../src/testing/notifications.repository.ts";
import { callRest, rows, type Input, type Row } from "./calls.ts";
import { addOfficialAnswer } from "../src/testing/official.repository.ts";
import { addStaleNote } from "../src/testing/corpus.repository.ts";
import { read, type Answer } from "./requests.ts";
import type { RunningServer } from "./server.ts";
import { followProvider, signIn, visitProvider, type Browser } from "./sign-in.ts";

type Person = "ana" | "ben" | "dana";

/** Makes what the examples of the table need, so that every operation can be called as its row says. */
export interface Examples {
  /** Somebody's browser, signed in again where an earlier call ended the session. */
  browserOf(person: Person): Promise<Browser>;
  /** The input of a row's example, with what it needs made by this browser's person. */
  inputOf(row: Row, browser: Browser): Promise<Input>;
  /** One value that a field needs. */
  make(need: Need, browser: Browser): Promise<unknown>;
}

type Made = (browser: Browser) => Promise<unknown>;

export function createExamples(server: RunningServer): Examples {
  const signedIn = new Map<Person, Browser>();
  const fixtures: Record<Fixture, Made> = {
    "analysed-protocol": analysedIn,
    "draft-finding": findingIn,
    file: async () => ({ file: { name: "plan.txt", text: "A plan." } }),
    notification: async (browser) => {
      const { id } = await read<{ id: string }>(await browser.fetch("/api/users/me"));
      return { id: await addNotification(server.database, id, { title: "A deadline of one's own" }) };
    },
    "failed-job": async () => jobIn("failed"),
    "waiting-job": async () => jobIn("waiting"),
    "official-answer": async (browser) => {
      await outputOf({ operation: "documents.upload", take: "id" }, browser);
      return { id: await addOfficialAnswer(server.database) };
    },
    "shared-alert": async () => ({ id: await addSharedAlert(server.database) }),
    reviewer: async () => read<{ id: string }>(await (await browserOf("dana")).fetch("/api/users/me")),
    "stale-note": async () => ({ id: await addStaleNote(server.database) }),
    signing: signingIn,
    "sign-in": (browser) => visitProvider(browser, "ana"),
  };

  /** What a tool finds in a draft that is not finished. */
  async function findingIn(browser: Browser): Promise<unknown> {
    const post = (path: string, body: object) =>
      browser.fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
    const { data: draft } = await read<Answer<{ id: string }>>(await post("/api/drafts", { text: "The pump runs for TBD hours." }));
    await post(`/api/drafts/${draft.id}/reviews`, { tool: "consistency" });
    return vi.waitFor(async () => {
      const { data } = await read<Answer<unknown[]>>(await browser.fetch(`/api/drafts/${draft.id}/findings`));
      if (data.length === 0) throw new Error("nothing is found yet");
      return data[0];
    }, 60_000);
  }

  /** A signature that was begun, with whoever signs back from the provider. */
  async function signingIn(browser: Browser): Promise<unknown> {
    const begun = (await outputOf({ operation: "signatures.begin", take: "redirectUrl" }, browser)) as { redirectUrl: string };
    return followProvider(browser, begun.redirectUrl, "dana");
  }

  /** A protocol that was read, with a market chosen. */
  async function analysedIn(browser: Browser): Promise<unknown> {
    const made = (await outputOf({ operation: "protocols.create", take: "id" }, browser)) as { id: string };
    const path = `/api/protocols/${made.id}`;
    await vi.waitFor(async () => {
      const { data } = await read<Answer<{ state: string }>>(await browser.fetch(path));
      if (data.state !== "done") throw new Error("it is not read yet");
    }, 60_000);
    const headers = { "content-type": "application/json" };
    await browser.fetch(path, { method: "PUT", headers, body: JSON.stringify({ chosen: ["US"] }) });
    return made;
  }

  async function jobIn(state: "failed" | "waiting") {
    const id = randomUUID();
    await addJob(server.database, id, "sessions.clean-up", state);
    return { id };
  }

  async function browserOf(person: Person): Promise<Browser> {
    const known = signedIn.get(person);
    if (known && (await known.fetch("/api/users/me")).ok) return known;
    const browser = await signIn(server.base, person);
    signedIn.set(person, browser);
    return browser;
  }

  async function inputOf({ operation }: Row, browser: Browser): Promise<Input> {
    const input: Input = { ...operation.example };
    const sources = new Map<string, unknown>();
    for (const [field, need] of Object.entries(operation.needs ?? {})) {
      const from = sourceOf(need);
      if (!sources.has(from)) sources.set(from, await outputOf(need, browser));
      input[field] = taken(need, sources.get(from));
    }
    return input;
  }

  async function outputOf(need: Need, browser: Browser): Promise<unknown> {
    if ("fixture" in need) return fixtures[need.fixture](browser);
    const row = rows.find(({ name }) => name === need.operation);
    if (!row) throw new Error(`${need.operation} is not an operation`);
    const maker = row.operation.access === "administrator" ? await browserOf("dana") : browser;
    const response = await callRest(maker, row, await inputOf(row, maker));
    if (!response.ok) throw new Error(`${row.name} answered ${response.status}: ${await response.text()}`);
    return row.operation.reply === "bare" ? response.json() : (await read<Answer<unknown>>(response)).data;
  }

  return { browserOf, inputOf, make: async (need, browser) => taken(need, await outputOf(need, browser)) };
}

const sourceOf = (need: Need): string => ("fixture" in need ? need.fixture : need.operation);

function taken(need: Need, output: unknown): unknown {
  const value = need.take.split(".").reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], output);
  if (value === undefined) throw new Error(`${sourceOf(need)} gives no ${need.take}`);
  return value;
}
