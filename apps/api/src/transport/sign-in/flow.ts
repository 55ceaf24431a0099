import { randomBytes } from "node:crypto";
import type { OAuth2Namespace } from "@fastify/oauth2";
import { type Provider, RoleType } from "@clausewise/contracts";
import Fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { z } from "zod";
import type { ProviderSettings } from "../../platform/config.ts";
import { AppError, notFound } from "../../errors.ts";
import type { ProviderProfile } from "../../service.ts";
import type { Origins } from "../origin.ts";
import { ownCookie } from "./own-cookie.ts";

export interface SignInFlow {
  providers(): Promise<Provider[]>;
  begin(provider: string, request: FastifyRequest, reply: FastifyReply): Promise<string>;
  exchange(given: { code: string; state: string | undefined }, request: FastifyRequest, reply: FastifyReply): Promise<ProviderProfile>;
}

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

const stateCookie = (secure: boolean) => ownCookie("clausewise_sign_in_state", secure);
const verifierCookie = (secure: boolean) => ownCookie("clausewise_sign_in_verifier", secure);

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
  const providers = new Map(settings.map((one) => [one.name, openLater(one, origins, secure)]));

  return {
    providers: () =>
      Promise.all(
        [...providers.values()].map(async ({ settings: { name, label }, open }) => ({
          name,
          label,
          ready: await open().then(
            () => true,
            () => false,
          ),
        })),
      ),

    async begin(name, request, reply) {
      const provider = providers.get(name);
      if (!provider) throw notFound("This identity provider");
      const flow = await provider.open();
      return flow.generateAuthorizationUri(request, reply);
    },

    async exchange({ code, state }, request, reply) {
      const remembered = request.cookies[stateCookie(secure).name];
      const provider = providers.get(remembered?.split(".")[0] ?? "");
      if (!provider || !remembered || !request.cookies[verifierCookie(secure).name] || (state !== undefined && state !== remembered))
        throw refused();
      const flow = await provider.open();
      // The plugin reads code and state from the query; ours come in the body.
      const asked: FastifyRequest = Object.create(request, { query: { value: { code, state: remembered } } });
      const { token } = await within(flow.getAccessTokenFromAuthorizationCodeFlow(asked, reply)).catch((error: unknown) => {
        throw isRefusal(error) ? refused() : unreachable(provider.settings.label);
      });
      return profileFrom(
        provider.settings,
        await within(flow.userinfo(token)).catch(() => Promise.reject(unreachable(provider.settings.label))),
      );
    },
  };
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

function openLater(settings: SignInProvider, origins: Origins, secure: boolean): OpenProvider {
  let opened: Promise<OAuth2Namespace> | null = null;
  let failedAt = -Infinity;
  const open = async () => {
    // Nobody waits for a provider that has just failed to answer.
    if (performance.now() - failedAt < pause) throw unreachable(settings.label);
    opened ??= within(discover(settings, origins, secure)).catch(() => {
      opened = null;
      failedAt = performance.now();
      throw unreachable(settings.label);
    });
    return opened;
  };
  return { settings, open };
}

/** Registers the plugin on an instance of its own, because discovery may succeed long after the server has started. */
async function discover(settings: SignInProvider, origins: Origins, secure: boolean): Promise<OAuth2Namespace> {
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
    callbackUriParams: settings.parameters ?? {},
    redirectStateCookieName: stateCookie(secure).name,
    verifierCookieName: verifierCookie(secure).name,
    cookie: { path: stateCookie(secure).path, httpOnly: true, sameSite: "lax", secure, maxAge: 600 },
    // The state says which provider it belongs to, since the exchange brings only a code.
    generateStateFunction: () => `${settings.name}.${randomBytes(24).toString("base64url")}`,
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
