import type { LoginRedirect, Provider, SessionExchange, User } from "@clausewise/contracts";

/** A refused sign-in call, with its HTTP status. */
class SessionError extends Error {
  override name = "SessionError";
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

async function call(failure: string, path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, { headers: { accept: "application/json" }, ...init });
  if (!response.ok) throw new SessionError(`${failure}: API responded with HTTP status ${response.status}`, response.status);
  return response;
}

export interface SessionApi {
  me(): Promise<User>;
  redirectUrl(provider: string): Promise<string>;
  exchange(body: SessionExchange): Promise<void>;
  logout(): Promise<void>;
  revokeAll(): Promise<void>;
  providers(): Promise<Provider[]>;
}

// The bodies come from our own server, which checks them against the contract before they leave it.
export const sessionApi: SessionApi = {
  me: async () => (await (await call("Failed to fetch user", "/api/users/me")).json()) as User,
  redirectUrl: async (provider) => {
    const response = await call("Failed to get login redirect URL", `/api/oauth/${encodeURIComponent(provider)}/redirect_url`);
    return ((await response.json()) as LoginRedirect).redirectUrl;
  },
  exchange: async (body) => {
    const headers = { "content-type": "application/json" };
    await call("Failed to exchange code for session token", "/api/sessions", { method: "POST", headers, body: JSON.stringify(body) });
  },
  logout: async () => {
    // Whoever leaves the page at once has signed out all the same.
    await call("Failed to logout", "/api/logout", { keepalive: true });
  },
  revokeAll: async () => {
    await call("Failed to sign out everywhere", "/api/sessions", { method: "DELETE", keepalive: true });
  },
  providers: async () => {
    const response = await call("Failed to list identity providers", "/api/oauth/providers");
    return ((await response.json()) as { data: Provider[] }).data;
  },
};
