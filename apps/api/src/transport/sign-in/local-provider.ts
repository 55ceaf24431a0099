import { generateKeyPairSync, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { isSigningState } from "@clausewise/contracts";
import type Provider from "oidc-provider";
import type { Configuration, interactionPolicy } from "oidc-provider";
import type { Clock } from "../../platform/clock/clock.ts";
import { choicePage, expiredPage } from "./local-page.ts";
import { samplePeople } from "./local-people.ts";
import { memoryAdapter } from "./local-memory.ts";
import type { SignInProvider } from "./flow.ts";

export interface LocalProvider {
  settings: SignInProvider;
  close(): Promise<void>;
}

const loopbackCallbacks = ["127.0.0.1", "localhost", "[::1]"].map((host) => `http://${host}/auth/callback`);
const clientId = "clausewise";
const minutes = (n: number) => n * 60;

/** A real OpenID provider on a loopback port, where sample people sign in without a password. */
export async function startLocalProvider(port: number, publicUrl: string | null, clock: Clock): Promise<LocalProvider> {
  const server = createServer();
  await listen(server, port);
  const { port: taken } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${taken}`;
  const clientSecret = randomBytes(32).toString("hex");
  let opened: Promise<OpenProvider> | undefined;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { provider, respond } = await (opened ??= openProvider(issuer, { clientSecret, publicUrl, clock }));
    forgetPerson(request);
    const own = /^\/sign-in\/[\w-]+$/.test(request.url ?? "");
    return own ? choose(provider, request, response) : respond(request, response);
  };
  server.on("request", (request, response) => void answer(request, response).catch(() => send(response, 400, expiredPage())));
  return {
    // The page is shown every time, so that another person can be chosen.
    settings: {
      name: "local",
      label: "a sample person",
      issuer,
      clientId,
      clientSecret,
      parameters: { prompt: "login" },
      givesRoles: true,
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface ProviderParts {
  clientSecret: string;
  publicUrl: string | null;
  clock: Clock;
}

interface OpenProvider {
  provider: Provider;
  respond: ReturnType<Provider["callback"]>;
}

/** Loads the provider with the first request, since the server starts without it. */
async function openProvider(issuer: string, parts: ProviderParts): Promise<OpenProvider> {
  const { default: OidcProvider, interactionPolicy } = await import("oidc-provider");
  const provider = new OidcProvider(issuer, configuration(parts, withoutConsent(interactionPolicy)));
  return { provider, respond: provider.callback() };
}

/** The browser's session here is not looked at, or choosing another person than last time would count as a mix-up. */
function forgetPerson(request: IncomingMessage): void {
  const kept = request.headers.cookie?.split("; ").filter((cookie) => !/^_session(\.|=)/.test(cookie));
  if (kept) request.headers.cookie = kept.join("; ");
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });

async function choose(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  // Not by `max_age=0`, which the provider takes out of the parameters once it has made it `prompt=login`.
  const visit = isSigningState(String(params["state"])) ? "confirm" : "sign in";
  if (request.method !== "POST") return send(response, 200, choicePage(visit));
  const chosen = new URLSearchParams(await readSmall(request)).get("person");
  if (!samplePeople.some(({ id }) => id === chosen) || !chosen) return send(response, 400, choicePage(visit));
  await provider.interactionFinished(request, response, { login: { accountId: chosen } });
}

function send(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
  });
  response.end(html);
}

async function readSmall(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > 1000) throw new Error("the form is too long");
  }
  return text;
}

/** Nobody is asked for consent: the only client is this product itself. */
function withoutConsent({ base }: typeof interactionPolicy) {
  const policy = base();
  policy.remove("consent");
  return policy;
}

function configuration({ clientSecret, publicUrl, clock }: ProviderParts, policy: ReturnType<typeof withoutConsent>): Configuration {
  const overTls = publicUrl?.startsWith("https:") ?? false;
  const key = generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey.export({ format: "jwk" });
  return {
    adapter: memoryAdapter(clock),
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // For native clients a loopback address counts whatever its port, as a development server needs it.
        application_type: overTls ? "web" : "native",
        redirect_uris: overTls ? [`${publicUrl}/auth/callback`] : loopbackCallbacks,
        id_token_signed_response_alg: "ES256",
      },
    ],
    jwks: { keys: [{ ...key, use: "sig", alg: "ES256", kid: "local" }] },
    cookies: { keys: [randomBytes(32).toString("hex")] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name", "given_name", "role"] },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    pkce: { required: () => true },
    ttl: {
      AccessToken: minutes(10),
      AuthorizationCode: minutes(2),
      Grant: minutes(10),
      IdToken: minutes(10),
      Interaction: minutes(60),
      Session: minutes(10),
    },
    interactions: { policy, url: (_, interaction) => `/sign-in/${interaction.uid}` },
    findAccount: (_, id) => {
      const person = samplePeople.find((one) => one.id === id);
      return person && { accountId: id, claims: () => ({ sub: id, email_verified: true, ...person }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId, ...(oidc.session?.accountId && { accountId: oidc.session.accountId }) });
      grant.addOIDCScope("openid email profile");
      await grant.save();
      return grant;
    },
    renderError: (ctx) => {
      ctx.type = "html";
      ctx.body = expiredPage();
    },
  };
}
