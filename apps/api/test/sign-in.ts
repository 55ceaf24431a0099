/** A browser's memory for one person: cookies by host, as far as signing in needs them. */
export interface Browser {
  base: string;
  jar: Jar;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The session's cookie as a request header. */
  cookie(): string;
}

interface Jar {
  take(url: URL, response: Response): void;
  header(url: URL): string;
}

function createJar(): Jar {
  const hosts = new Map<string, Map<string, string>>();
  return {
    take(url, response) {
      const cookies = hosts.get(url.host) ?? new Map<string, string>();
      hosts.set(url.host, cookies);
      for (const line of response.headers.getSetCookie()) {
        const [pair = ""] = line.split(";");
        const at = pair.indexOf("=");
        const gone = /max-age=0\b|expires=thu, 01 jan 1970/i.test(line) || at === pair.length - 1;
        if (gone) cookies.delete(pair.slice(0, at));
        else cookies.set(pair.slice(0, at), pair.slice(at + 1));
      }
    },
    header: (url) => [...(hosts.get(url.host) ?? [])].map(([name, value]) => `${name}=${value}`).join("; "),
  };
}

/** A signed-out browser at an address. */
export function openBrowser(base: string): Browser {
  const jar = createJar();
  const home = new URL(base);
  return {
    base,
    jar,
    async fetch(path, init = {}) {
      const url = new URL(path, base);
      const headers = new Headers(init.headers);
      if (!headers.has("origin")) headers.set("origin", home.origin);
      const cookies = jar.header(url);
      if (cookies) headers.set("cookie", cookies);
      const response = await fetch(url, { ...init, headers, redirect: "manual" });
      jar.take(url, response);
      return response;
    },
    cookie: () => jar.header(home),
  };
}

const at = (response: Response, from: URL): URL => {
  const location = response.headers.get("location");
  if (!location) throw new Error(`${from.pathname} answered ${response.status} and leads nowhere`);
  return new URL(location, from);
};

/** Goes to the local provider, chooses a person, and comes back with what the callback page is given. */
export async function visitProvider(browser: Browser, person: string): Promise<{ code: string; state: string }> {
  const answer = await browser.fetch("/api/oauth/local/redirect_url");
  const { redirectUrl } = (await answer.json()) as { redirectUrl: string };
  return followProvider(browser, redirectUrl, person);
}

/** The same from an address of the provider's. */
export async function followProvider(browser: Browser, address: string, person: string): Promise<{ code: string; state: string }> {
  let url = new URL(address);
  for (let step = 0; step < 8 && url.pathname !== "/auth/callback"; step += 1) {
    const choosing = url.pathname.startsWith("/sign-in/");
    url = at(await visit(browser, url, choosing ? { method: "POST", body: new URLSearchParams({ person }) } : {}), url);
  }
  const code = url.searchParams.get("code");
  if (!code) throw new Error(`the provider gave no code: ${url.search}`);
  return { code, state: url.searchParams.get("state") ?? "" };
}

/** The page on which the provider lets somebody choose who they are, from the address that leads there. */
export async function choicePageAt(browser: Browser, address: string): Promise<string> {
  const begun = new URL(address);
  const choice = at(await visit(browser, begun), begun);
  return (await visit(browser, choice)).text();
}

async function visit(browser: Browser, url: URL, init: RequestInit = {}): Promise<Response> {
  const cookies = browser.jar.header(url);
  const response = await fetch(url, { ...init, headers: cookies ? { cookie: cookies } : {}, redirect: "manual" });
  browser.jar.take(url, response);
  return response;
}

/** Hands the code to the server. */
export const exchange = (browser: Browser, body: object): Promise<Response> =>
  browser.fetch("/api/sessions", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });

/** Signs a sample person in through the local provider, as a script without a browser does. */
export async function signIn(base: string, person: string): Promise<Browser> {
  const browser = openBrowser(base);
  const response = await exchange(browser, await visitProvider(browser, person));
  if (!response.ok) throw new Error(`signing in as ${person} answered ${response.status}: ${await response.text()}`);
  return browser;
}
