import { randomBytes } from "node:crypto";
import type { OAuth2Namespace, Token } from "@fastify/oauth2";
import { type Provider, RoleType, signingState } from "@clausewise/contracts";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import type { ProviderSettings } from "../../platform/config.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Confirmation, ProviderProfile } from "../../service.ts";
import type { Origins } from "../origin.ts";
import { ownCookie } from "./own-cookie.ts";

export interface SignInFlow {
  providers(): Promise<Provider[]>;
  begin(provider: string, request: FastifyRequest, reply: FastifyReply): Promise<string>;
  exchange(given: Given, request: FastifyRequest, reply: FastifyReply): Promise<ProviderProfile>;
  /** Has somebody who is signed in prove anew who they are. */
  beginSigning(provider: string, request: FastifyRequest, reply: FastifyReply): Promise<{ redirectUrl: string; state: string }>;
  confirmSigning(given: Given, request: FastifyRequest, reply: FastifyReply): Promise<Confirmation>;
}

/** What somebody comes back with. */
interface Given {
  code: string;
  state: string | undefined;
}

/** What somebody goes to the provider for. */
interface Purpose {
  /** What the names of its cookies begin with, so that one visit never ends another. */
  cookies: string;
  parameters: Record<string, string>;
  /** The state says which provider it belongs to, since the exchange brings only a code. */
  stateOf: (provider: string, random: string) => string;
}

const signingIn: Purpose = { cookies: "clausewise_sign_in", parameters: {}, stateOf: (provider, random) => `${provider}.${random}` };

/** With `max_age=0` a provider asks for the proof anew, and says when it was given (OpenID Connect Core 1.0, 3.1.2.1). */
const signing: Purpose = { cookies: "clausewise_signing", parameters: { max_age: "0" }, stateOf: signingState };

export interface SignInProvider extends ProviderSettings {
  /** Further parameters of the address of the sign-in page. */
  parameters?: Record<string, string>;
  /** Whether this provider's word on a person's role counts. */
  givesRoles?: boolean;
}

interface OpenProvider {
  settings: SignInProvider;
  /** The provider's flow; fails while it cannot be reached, and tries again the next time. */
  open: () => Promise<OAuth2Namespace>;
}

/** Longest wait in ms for an answer of a provider, and the pause after it could not be reached. */
const patience = 5000;
const pause = 3000;

const stateCookie = ({ cookies }: Purpose, secure: boolean) => ownCookie(`${cookies}_state`, secure);
const verifierCookie = ({ cookies }: Purpose, secure: boolean) => ownCookie(`${cookies}_verifier`, secure);

const refused = () => new AppError("unauthorized", "This sign-in could not be completed. Please start it again.");
const unreachable = (label: string) =>
  new AppError("unavailable", `Signing in with ${label} is not possible right now. Please try again shortly.`);

const Claims = z.object({
  sub: z.string().min(1),
  email: z.email(),
  email_verified: z.boolean().optional(),
  given_name: z.string().nullish(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
  role: RoleType.nullish().catch(null),
});

/** Sign-in with any number of OpenID providers: authorisation code, PKCE and state, by discovery. */
export function createSignInFlow(settings: SignInProvider[], origins: Origins, secure: boolean): SignInFlow {
  const entrance = createVisits(settings, origins, secure, signingIn);
  const proofs = createVisits(settings, origins, secure, signing);

  return {
    providers: () =>
      Promise.all(
        entrance.providers.map(async ({ settings: { name, label }, open }) => ({
          name,
          label,
          ready: await open().then(
            () => true,
            () => false,
          ),
        })),
      ),

    begin: (provider, request, reply) => entrance.begin(provider, request, reply),

    async exchange(given, request, reply) {
      const { settings: provider, flow, token } = await entrance.comeBack(given, request, reply);
      return profileFrom(provider, await saidOf(provider, flow, token));
    },

    async beginSigning(name, request, reply) {
      const redirectUrl = await proofs.begin(name, request, reply);
      return { redirectUrl, state: new URL(redirectUrl).searchParams.get("state") ?? "" };
    },

    async confirmSigning(given, request, reply) {
      const { settings: provider, flow, token } = await proofs.comeBack(given, request, reply);
      const { subject } = profileFrom(provider, await saidOf(provider, flow, token));
      return { provider: provider.name, subject, authenticated_at: authenticatedAt(token, provider, subject) };
    },
  };
}

/** What the provider says of whoever came back. */
const saidOf = ({ label }: SignInProvider, flow: OAuth2Namespace, token: Token): Promise<unknown> =>
  within(flow.userinfo(token)).catch(() => Promise.reject(unreachable(label)));

/** Visits to providers for one purpose. */
function createVisits(settings: SignInProvider[], origins: Origins, secure: boolean, purpose: Purpose) {
  const providers = new Map(settings.map((one) => [one.name, openLater(one, origins, secure, purpose)]));

  return {
    providers: [...providers.values()],

    async begin(name: string, request: FastifyRequest, reply: FastifyReply): Promise<string> {
      const provider = providers.get(name);
      if (!provider) throw notFound("This identity provider");
      const flow = await provider.open();
      return flow.generateAuthorizationUri(request, reply);
    },

    async comeBack({ code, state }: Given, request: FastifyRequest, reply: FastifyReply) {
      const remembered = request.cookies[stateCookie(purpose, secure).name];
      const provider = providers.get(remembered?.split(".")[0] ?? "");
      const verifier = request.cookies[verifierCookie(purpose, secure).name];
      if (!provider || !remembered || !verifier || (state !== undefined && state !== remembered)) throw refused();
      const flow = await provider.open();
      // The plugin reads code and state from the query; ours come in the body.
      const asked: FastifyRequest = Object.create(request, { query: { value: { code, state: remembered } } });
      const { token } = await within(flow.getAccessTokenFromAuthorizationCodeFlow(asked, reply)).catch((error: unknown) => {
        throw isRefusal(error) ? refused() : unreachable(provider.settings.label);
      });
      return { settings: provider.settings, flow, token };
    },
  };
}

const Proof = z.object({
  iss: z.string(),
  aud: z.union([z.string(), z.array(z.string())]),
  sub: z.string(),
  auth_time: z.number().int().optional(),
});

/**
 * When the person proved who they are, by the provider's ID token; null where it does not say so of this person. It comes
 * from the provider itself over TLS, which vouches for it as a signature would (OpenID Connect Core 1.0, 3.1.3.7).
 */
function authenticatedAt({ id_token }: Token, { issuer, clientId }: SignInProvider, subject: string): string | null {
  const proof = Proof.safeParse(claimsIn(id_token ?? ""));
  if (!proof.success) return null;
  const { iss, aud, sub, auth_time } = proof.data;
  const isMeant = sameIssuer(iss, issuer) && [aud].flat().includes(clientId) && sub === subject;
  return isMeant && auth_time !== undefined ? new Date(auth_time * 1000).toISOString() : null;
}

const sameIssuer = (one: string, other: string): boolean => one.replace(/\/$/, "") === other.replace(/\/$/, "");

function claimsIn(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
  } catch {
    return null;
  }
}

function profileFrom(settings: SignInProvider, said: unknown): ProviderProfile {
  const claims = Claims.safeParse(said);
  if (!claims.success) throw new AppError("unauthorized", `${settings.label} did not say who you are. An e-mail address is needed.`);
  const { sub, email, email_verified, given_name, name, picture, role } = claims.data;
  if (email_verified === false) throw new AppError("unauthorized", `${settings.label} has not verified your e-mail address.`);
  return {
    provider: settings.name,
    subject: sub,
    email,
    email_verified: email_verified === true,
    given_name: given_name ?? null,
    name: name ?? null,
    picture: picture ?? null,
    role: settings.givesRoles ? (role ?? null) : null,
  };
}

function openLater(settings: SignInProvider, origins: Origins, secure: boolean, purpose: Purpose): OpenProvider {
  let opened: Promise<OAuth2Namespace> | null = null;
  let failedAt = -Infinity;
  const open = async () => {
    // Nobody waits for a provider that has just failed to answer.
    if (performance.now() - failedAt < pause) throw unreachable(settings.label);
    opened ??= within(discover(settings, origins, secure, purpose)).catch(() => {
      opened = null;
      failedAt = performance.now();
      throw unreachable(settings.label);
    });
    return opened;
  };
  return { settings, open };
}

/** Registers the plugin on an instance of its own, because discovery may succeed long after the server has started. */
async function discover(settings: SignInProvider, origins: Origins, secure: boolean, purpose: Purpose): Promise<OAuth2Namespace> {
  // Loaded here, since the server starts without it.
  const { default: oauth2 } = await import("@fastify/oauth2");
  const host = Fastify();
  await host.register(oauth2, {
    name: "provider",
    scope: ["openid", "email", "profile"],
    credentials: { client: { id: settings.clientId, secret: settings.clientSecret }, http: { timeout: patience } },
    discovery: { issuer: settings.issuer },
    pkce: "S256",
    callbackUri: (request) => `${origins.of(request)}/auth/callback`,
    callbackUriParams: { ...settings.parameters, ...purpose.parameters },
    redirectStateCookieName: stateCookie(purpose, secure).name,
    verifierCookieName: verifierCookie(purpose, secure).name,
    cookie: { path: stateCookie(purpose, secure).path, httpOnly: true, sameSite: "lax", secure, maxAge: 600 },
    generateStateFunction: () => purpose.stateOf(settings.name, randomBytes(24).toString("base64url")),
    checkStateFunction: () => true,
  });
  await host.ready();
  const flow = host.oauth2Provider;
  if (!flow) throw new Error("the provider's flow was not set up");
  return flow;
}

async function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("the identity provider took too long")), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const Refusal = z.object({ output: z.object({ statusCode: z.literal(400) }) });

/** True when the provider answered that it does not accept the code, rather than not answering. */
function isRefusal(error: unknown): boolean {
  return Refusal.safeParse(error).success;
}
