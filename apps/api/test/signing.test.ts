import type { Signature, Signatures } from "@clausewise/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { json, read, type Answer } from "./requests.ts";
import { startServer, type TestServer } from "./server.ts";
import { choicePageAt, followProvider, signIn, type Browser } from "./sign-in.ts";

let server: TestServer;
let dana: Browser;

beforeAll(async () => {
  server = await startServer();
  dana = await signIn(server.base, "dana");
});
afterAll(() => server.close());

async function answered(browser: Browser): Promise<string> {
  const asked = await browser.fetch(
    "/api/regulatory-search",
    json("POST", { query: "How soon must a malfunction be reported?", authority: "FDA" }),
  );
  return (await read<Answer<{ answer_id: string }>>(asked)).data.answer_id;
}

const signaturesOf = async (browser: Browser, id: string): Promise<Signatures> =>
  (await read<Answer<Signatures>>(await browser.fetch(`/api/signatures/answer/${id}`))).data;

async function begin(browser: Browser, id: string): Promise<string> {
  const { content_hash } = await signaturesOf(browser, id);
  const begun = await browser.fetch(`/api/signatures/answer/${id}`, json("POST", { meaning: "review", note: "", content_hash }));
  expect(begun.status).toBe(200);
  return (await read<Answer<{ redirectUrl: string }>>(begun)).data.redirectUrl;
}

const complete = (browser: Browser, given: object) => browser.fetch("/api/signatures", json("POST", given));

describe("an answer", () => {
  test("is signed by whoever proves anew at the provider who they are, and the signature holds", async () => {
    const id = await answered(dana);
    const signed = await complete(dana, await followProvider(dana, await begin(dana, id), "dana"));
    expect(await signed.text()).toContain('"state":"holds"');
    const { signatures } = await signaturesOf(dana, id);
    expect(signatures).toMatchObject([{ signer_name: "Dana Sample", signer_role: "administrator", meaning: "review", state: "holds" }]);
    const [{ signed_at, authenticated_at }] = signatures as [Signature];
    expect(Date.parse(signed_at) - Date.parse(authenticated_at)).toBeLessThan(60_000);
  });

  test("is asked for at the provider as a signature, not as a sign-in", async () => {
    expect(await choicePageAt(dana, await begin(dana, await answered(dana)))).toContain("Who is signing?");
  });

  test("is not signed by somebody else at the provider", async () => {
    const id = await answered(dana);
    const refused = await complete(dana, await followProvider(dana, await begin(dana, id), "ana"));
    expect(refused.status).toBe(403);
    expect((await signaturesOf(dana, id)).signatures).toEqual([]);
  });

  test("is not signed twice with one proof, nor with that of a sign-in", async () => {
    const id = await answered(dana);
    const proof = await followProvider(dana, await begin(dana, id), "dana");
    expect((await complete(dana, proof)).status).toBe(200);
    expect((await complete(dana, proof)).status).toBe(409);
    expect((await signaturesOf(dana, id)).signatures).toHaveLength(1);
  });

  test("is not signed in another session than the one it was begun in", async () => {
    const id = await answered(dana);
    const proof = await followProvider(dana, await begin(dana, id), "dana");
    expect((await complete(await signIn(server.base, "dana"), proof)).status).toBe(409);
  });

  test("is not signed where another content was seen", async () => {
    const id = await answered(dana);
    const begun = await dana.fetch(`/api/signatures/answer/${id}`, json("POST", { meaning: "review", content_hash: "0".repeat(64) }));
    expect(begun.status).toBe(409);
  });
});
