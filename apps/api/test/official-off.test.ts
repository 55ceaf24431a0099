import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import type { FirstFetch, OfficialSource } from "@clausewise/contracts";
import { openDouble, type Double } from "@clausewise/official/double";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { form, json, read, type Answer } from "./requests.ts";
import { startServer, type TestServer } from "./server.ts";
import { signIn, type Browser } from "./sign-in.ts";

const patience = { timeout: 60_000, interval: 200 };
let double: Double;
let server: TestServer;
let dana: Browser;
/** Wherever this process begins a connection to, by name and by address. */
const begun: string[] = [];
const record = (message: unknown) => {
  const { socket } = message as { socket: Socket };
  socket.on("lookup", (_error, _address, _family, host) => begun.push(host));
  socket.on("connectionAttempt", (address, port) => begun.push(`${address}:${port}`));
};

beforeAll(async () => {
  subscribe("net.client.socket", record);
  double = await openDouble([]);
  server = await startServer({ OFFICIAL_SOURCES: "off", OFFICIAL_MIRROR: double.base });
  dana = await signIn(server.base, "dana");
  const provider = await read<{ redirectUrl: string }>(await dana.fetch("/api/oauth/local/redirect_url"));
  own = [server.base, provider.redirectUrl].flatMap((address) => [new URL(address).host, new URL(address).hostname]);
});
afterAll(async () => {
  unsubscribe("net.client.socket", record);
  await server.close();
  await double.close();
});

const get = async <T>(path: string) => (await read<Answer<T>>(await dana.fetch(path))).data;
/** The server itself, and the provider of sample people that it starts beside itself: the test and the server visit both. */
let own: string[];
const elsewhere = () => begun.filter((to) => !own.includes(to));

test("a server whose official sources are off asks nobody for anything, whatever people do with it, and says so", async () => {
  expect(begun).toContain(new URL(server.base).host);
  expect(await get<FirstFetch>("/api/official-start")).toMatchObject({ state: "off", held: 0 });
  const { is_on, sources } = await get<{ is_on: boolean; sources: OfficialSource[] }>("/api/official-sources");
  expect([is_on, sources.length > 20, sources.every(({ last_try }) => last_try === null)]).toEqual([false, true, true]);

  // Somebody asks for a look all the same, puts a question, looks up a register, and has a document read.
  expect((await dana.fetch("/api/official-sources/ecfr/run", json("POST", { accept_fewer: false }))).status).toBe(200);
  const looked = async () => (await get<{ source: OfficialSource }>("/api/official-sources/ecfr")).source;
  await vi.waitFor(async () => expect((await looked()).result).toContain("fetching is turned off on this server"), patience);
  expect(await looked()).toMatchObject({ last_success: null, entries: 0 });
  expect((await dana.fetch("/api/regulatory-search", json("POST", { query: "What does 21 CFR 820.35 require?" }))).ok).toBe(true);
  expect(await get<unknown[]>("/api/official-sources/fda-device-classification/entries?search=FRN")).toEqual([]);
  const sent = await dana.fetch(
    "/api/documents/upload",
    form([
      ["title", "Plan"],
      ["file", { name: "plan.txt", text: "The pump alarms." }],
    ]),
  );
  const { id } = (await read<Answer<{ id: string }>>(sent)).data;
  const status = async () => (await get<{ upload_status: string }>(`/api/documents/${id}`)).upload_status;
  await vi.waitFor(async () => expect(await status()).toBe("completed"), patience);

  expect(elsewhere()).toEqual([]);
  expect(double.asked).toEqual([]);
});
