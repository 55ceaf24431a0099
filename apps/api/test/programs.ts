import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import type { AccessScope, CreatedAccessToken, NewAccessToken } from "@clausewise/contracts";
import { json, read, type Answer } from "./requests.ts";
import { openBrowser, type Browser } from "./sign-in.ts";

/** Has a person make an access token. */
export async function makeToken(browser: Browser, scopes: AccessScope[], more: Partial<NewAccessToken> = {}): Promise<CreatedAccessToken> {
  const made = await browser.fetch("/api/access-tokens", json("POST", { name: "A program", scopes, ...more }));
  if (!made.ok) throw new Error(`making a token answered ${made.status}: ${await made.text()}`);
  return (await read<Answer<CreatedAccessToken>>(made)).data;
}

/** The tokens of a test file, one for each person's browser and scopes, taken back at its end: a person has only so many. */
export function openTokens() {
  const made = new Map<Browser, Map<string, Promise<CreatedAccessToken>>>();
  return {
    async of(browser: Browser, scopes: AccessScope[]): Promise<string> {
      const known = made.get(browser) ?? new Map<string, Promise<CreatedAccessToken>>();
      made.set(browser, known);
      const token = known.get(scopes.join()) ?? makeToken(browser, scopes);
      known.set(scopes.join(), token);
      return (await token).token;
    },
    async close(): Promise<void> {
      for (const [browser, known] of made) for (const token of known.values()) await takeBack(browser, await token);
    },
  };
}

export const takeBack = (browser: Browser, { id }: { id: string }): Promise<Response> =>
  browser.fetch(`/api/access-tokens/${id}`, { method: "DELETE" });

/** A program without cookies that shows a token with each request. */
export function bearer(base: string, token: string): Browser {
  const program = openBrowser(base);
  const headersOf = (init: RequestInit) => ({ ...Object.fromEntries(new Headers(init.headers)), authorization: `Bearer ${token}` });
  return { ...program, fetch: (path, init = {}) => program.fetch(path, { ...init, headers: headersOf(init) }) };
}

/** The SDK's client over the transport given; whoever opens it closes it. */
export async function connect(transport: Transport): Promise<Client> {
  const client = new Client({ name: "a-program", version: "1.0.0" });
  await client.connect(transport);
  return client;
}

/** Over HTTP, with a token. */
export function overHttp(base: string, token: string): Transport {
  const headers = { authorization: `Bearer ${token}` };
  return new StreamableHTTPClientTransport(new URL("/api/mcp", base), { requestInit: { headers } });
}
