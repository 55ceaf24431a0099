import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { AppError } from "../../errors.ts";
import type { Origins } from "../origin.ts";
import { createSignInFlow, type SignInProvider } from "./flow.ts";

/** A provider that answers as OpenID asks for; what it says of the person is up to the test. */
interface Issuer {
  url: string;
  claims: object;
  /** Status its token endpoint answers with. */
  tokenStatus: number;
  /** Bodies its token endpoint was sent. */
  asked: URLSearchParams[];
  server: Server;
}

const ana = { sub: "ana", email: "ana@example.org", email_verified: true, given_name: "Ana", role: "administrator" };

async function startIssuer(): Promise<Issuer> {
  const server = createServer((request, response) => {
    let body = "";
    request
      .on("data", (part) => (body += String(part)))
      .on("end", () => {
        const path = new URL(request.url ?? "/", issuer.url).pathname;
        response.setHeader("content-type", "application/json");
        if (path === "/token") issuer.asked.push(new URLSearchParams(body));
        if (path === "/token" && issuer.tokenStatus !== 200) response.statusCode = issuer.tokenStatus;
        response.end(JSON.stringify(answers(issuer)[path] ?? {}));
      });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const issuer: Issuer = { url, claims: ana, tokenStatus: 200, asked: [], server };
  return issuer;
}

const answers = ({ url, claims }: Issuer): Record<string, object> => ({
  "/.well-known/openid-configuration": {
    issuer: url,
    authorization_endpoint: `${url}/authorize`,
    token_endpoint: `${url}/token`,
    userinfo_endpoint: `${url}/userinfo`,
    code_challenge_methods_supported: ["S256"],
  },
  "/token": { access_token: "token", token_type: "Bearer", expires_in: 60 },
  "/userinfo": claims,
});

const origins = { of: () => "http://127.0.0.1:3000" } as unknown as Origins;
let issuer: Issuer;
let app: FastifyInstance;
beforeEach(async () => {
  issuer = await startIssuer();
});
afterEach(async () => {
  await app.close();
  issuer.server.closeAllConnections();
  await new Promise((resolve) => issuer.server.close(resolve));
});

/** A server with nothing but the flow. */
async function serve(given: Partial<SignInProvider> = {}) {
  const settings = {
    name: "oidc",
    label: "your organisation",
    issuer: issuer.url,
    clientId: "clausewise",
    clientSecret: "secret",
    ...given,
  };
  const flow = createSignInFlow([settings], origins, false);
  app = Fastify();
  await app.register(cookie);
  app.get("/providers", () => flow.providers());
  app.get<{ Querystring: { provider?: string } }>("/begin", (request, reply) =>
    flow.begin(request.query.provider ?? "oidc", request, reply),
  );
  app.get<{ Querystring: { state?: string } }>("/exchange", (request, reply) =>
    flow.exchange({ code: "code", state: request.query.state }, request, reply),
  );
  app.setErrorHandler((error: Error, _, reply) =>
    reply.code(400).send({ code: error instanceof AppError ? error.code : "fault", told: error.message }),
  );
  const get = (url: string, cookies: Record<string, string> = {}) => app.inject({ url, cookies });
  /** Begins a sign-in, and gives the provider's address with what the browser keeps. */
  const begin = async () => {
    const response = await get("/begin");
    return { address: new URL(response.body), cookies: Object.fromEntries(response.cookies.map(({ name, value }) => [name, value])) };
  };
  return { get, begin };
}
const said = async (promise: Promise<{ json: () => unknown }>) => (await promise).json();

test("signing in begins at the provider's address, with a proof that only this browser holds", async () => {
  const { begin } = await serve({ parameters: { prompt: "login" } });
  const { address, cookies } = await begin();
  expect(`${address.origin}${address.pathname}`).toBe(`${issuer.url}/authorize`);
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    client_id: "clausewise",
    redirect_uri: "http://127.0.0.1:3000/auth/callback",
    code_challenge_method: "S256",
    prompt: "login",
  });
  expect(cookies).toMatchObject({ clausewise_sign_in_state: address.searchParams.get("state") });
  expect(cookies["clausewise_sign_in_verifier"]).not.toBe(address.searchParams.get("code_challenge"));
});

test("the provider says who somebody is, and not what they may do here", async () => {
  const { get, begin } = await serve();
  const { cookies } = await begin();
  expect(await said(get("/exchange", cookies))).toEqual({
    provider: "oidc",
    subject: "ana",
    email: "ana@example.org",
    email_verified: true,
    given_name: "Ana",
    name: null,
    picture: null,
    role: null,
  });
  expect(issuer.asked[0]?.get("code_verifier")).toBe(cookies["clausewise_sign_in_verifier"]);
});

test("the provider of the sample people gives their roles, and none that there is not", async () => {
  const { get, begin } = await serve({ givesRoles: true });
  expect(await said(get("/exchange", (await begin()).cookies))).toMatchObject({ role: "administrator" });
  issuer.claims = { ...ana, role: "king" };
  expect(await said(get("/exchange", (await begin()).cookies))).toMatchObject({ role: null });
});

describe("a sign-in is refused where", () => {
  const refused = { code: "unauthorized", told: "This sign-in could not be completed. Please start it again." };

  test("it was not begun in this browser", async () => {
    const { get } = await serve();
    expect(await said(get("/exchange"))).toEqual(refused);
    expect(issuer.asked).toEqual([]);
  });

  test("the state is another's, or the proof is gone", async () => {
    const { get, begin } = await serve();
    const { cookies } = await begin();
    expect(await said(get("/exchange?state=oidc.another", cookies))).toEqual(refused);
    expect(await said(get("/exchange", { clausewise_sign_in_state: cookies["clausewise_sign_in_state"] ?? "" }))).toEqual(refused);
  });

  test("the provider does not accept the code", async () => {
    const { get, begin } = await serve();
    const { cookies } = await begin();
    issuer.tokenStatus = 400;
    expect(await said(get("/exchange", cookies))).toEqual(refused);
  });

  test.each([
    ["says no address", { sub: "ana" }, "An e-mail address is needed."],
    ["has not verified the address", { ...ana, email_verified: false }, "has not verified your e-mail address."],
  ])("the provider %s", async (_, claims, told) => {
    const { get, begin } = await serve();
    issuer.claims = claims;
    expect(await said(get("/exchange", (await begin()).cookies))).toEqual({
      code: "unauthorized",
      told: expect.stringContaining(told) as string,
    });
  });
});

test("an address whose verification the provider says nothing of is not taken for verified", async () => {
  const { get, begin } = await serve();
  issuer.claims = { sub: "ana", email: "ana@example.org" };
  expect(await said(get("/exchange", (await begin()).cookies))).toMatchObject({ email_verified: false });
});

test("an unknown provider is not found", async () => {
  const { get } = await serve();
  expect(await said(get("/begin?provider=nowhere"))).toMatchObject({ code: "not_found" });
});

describe("a provider that cannot be reached", () => {
  test("does not stop the server: it is listed as not ready, and who tries is told to try again", async () => {
    const { get } = await serve({ issuer: "http://127.0.0.1:9" });
    expect(await said(get("/begin"))).toEqual({
      code: "unavailable",
      told: "Signing in with your organisation is not possible right now. Please try again shortly.",
    });
    expect(await said(get("/providers"))).toEqual([{ name: "oidc", label: "your organisation", ready: false }]);
  });

  test("in the middle of a sign-in is told as such, not as a refusal", async () => {
    const { get, begin } = await serve();
    const { cookies } = await begin();
    issuer.tokenStatus = 503;
    expect(await said(get("/exchange", cookies))).toMatchObject({ code: "unavailable" });
  });
});

test("a provider that answers is listed as ready", async () => {
  const { get } = await serve();
  expect(await said(get("/providers"))).toEqual([{ name: "oidc", label: "your organisation", ready: true }]);
});
