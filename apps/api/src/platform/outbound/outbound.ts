import { lookup as systemLookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Answer } from "@clausewise/official";
import { exchange } from "./exchange.ts";
import { createHostQueue, type Sleep } from "./host-queue.ts";
import { OutboundFailure } from "./outbound-failure.ts";
import { isPublic } from "./public-address.ts";
import type { OutboundSettings } from "./settings.ts";

interface Parts {
  settings: OutboundSettings;
  version: string;
  sleep?: Sleep;
  lookup?: typeof systemLookup;
  /** Longest time in ms that one request may take; 60 s where nothing is said. */
  longest?: number;
  /** Bytes that an answer may have; 200 MB where nothing is said. */
  most?: number;
}

/** A request to an official host; nothing of who uses this server goes with it. */
export interface Outgoing {
  url: string;
  /** The only hosts that it may lead to. */
  hosts: readonly string[];
  /** Seconds between this request and the next to its host. */
  pause: number;
  /** Seconds that this request may take, where they are more than usual. */
  patience?: number;
  headers?: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

export interface OutboundAnswer extends Answer {
  /** Whether the host itself answered, and no mirror of it. */
  isLive: boolean;
  /** Whether somebody brought it as a file. */
  isByHand?: boolean;
}

export interface Outbound {
  readonly isOn: boolean;
  /** Asks in its turn, tries again where that may help, and follows where the host leads; rejects with an `OutboundFailure`. */
  get(outgoing: Outgoing): Promise<OutboundAnswer>;
}

const longestAnswer = 60_000;
const mostBytes = 200_000_000;
const mostRedirects = 5;
/** Waits in ms before the tries after the first, and the longest that a host may ask for in their place. */
const waits = [2000, 8000];
const longestWait = 120_000;
const passing = new Set([429, 500, 502, 503]);

const plainSleep: Sleep = (ms, signal) => setTimeout(ms, undefined, { ref: false, ...(signal && { signal }) });

/** The one way in which this server asks others for official words. */
export function createOutbound({
  settings,
  version,
  sleep = plainSleep,
  lookup = systemLookup,
  longest = longestAnswer,
  most = mostBytes,
}: Parts): Outbound {
  const inTurn = createHostQueue(sleep);
  const headers = { "user-agent": agentOf(version, settings.contact), "accept-encoding": "gzip", accept: "*/*" };
  const ownLookup = publicLookup(lookup);

  const once = (url: URL, { headers: own, patience = 0, signal }: Outgoing) => {
    const late = AbortSignal.timeout(Math.max(longest, patience * 1000));
    const target = settings.mirror === null ? url : new URL(`${settings.mirror}/${url.hostname}${url.pathname}${url.search}`);
    const checked = settings.mirror === null ? ownLookup : undefined;
    const asked = {
      url: target,
      headers: { ...headers, ...own },
      lookup: checked,
      most,
      signal: AbortSignal.any([signal, late]),
    };
    return exchange(asked).catch((error: unknown) => {
      throw late.aborted && !signal.aborted ? new OutboundFailure("broken", "did not come to the end of its answer in time") : error;
    });
  };

  const followed = async (outgoing: Outgoing): Promise<OutboundAnswer> => {
    const addresses: string[] = [];
    for (let next = outgoing.url; addresses.length <= mostRedirects;) {
      const url = checkedAddress(next, outgoing.hosts, addresses.length > 0);
      addresses.push(url.href);
      const answer = await once(url, outgoing);
      const location = answer.headers["location"];
      if (answer.status < 301 || answer.status > 308 || answer.status === 304 || !location)
        return { ...answer, addresses, isLive: settings.mirror === null };
      next = new URL(location, url).href;
    }
    throw new OutboundFailure("broken", "sent us on and on");
  };

  const withRetries = async (outgoing: Outgoing): Promise<OutboundAnswer> => {
    for (const wait of waits) {
      const tried = await followed(outgoing).catch((error: unknown) => mayPass(error));
      const later = tried instanceof OutboundFailure ? wait : waitAfter(tried, wait);
      if (later === null && !(tried instanceof OutboundFailure)) return tried;
      await sleep(later ?? wait, outgoing.signal);
    }
    return followed(outgoing);
  };

  return {
    isOn: settings.isOn,
    async get(outgoing) {
      if (!settings.isOn) throw new OutboundFailure("off", "is not asked, for fetching is turned off on this server");
      const { hostname } = checkedAddress(outgoing.url, outgoing.hosts, false);
      return inTurn(hostname, (settings.pause ?? outgoing.pause) * 1000, async () => {
        outgoing.signal.throwIfAborted();
        return withRetries(outgoing);
      });
    },
  };
}

const agentOf = (version: string, contact: string | null): string =>
  `Clausewise/${version} (regulatory library${contact === null ? "" : `; ${contact}`})`;

/** A failure of the way there may pass; everything else is thrown on. */
function mayPass(error: unknown): OutboundFailure {
  if (error instanceof OutboundFailure && error.kind !== "blocked" && error.kind !== "off") return error;
  throw error;
}

/** Milliseconds after which an answer may be another; null where it is to be taken as it is. */
function waitAfter({ status, headers }: Answer, wait: number): number | null {
  if (!passing.has(status)) return null;
  const asked = askedToWait(headers);
  return asked > longestWait ? null : Math.max(wait, asked);
}

/** Milliseconds that a host asks us to wait: told in seconds, or as a moment beside that of its answer; 0 where it tells neither. */
function askedToWait({ "retry-after": told = "", date = "" }: Answer["headers"]): number {
  const ms = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - Date.parse(date);
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}

/** An address that may be asked; throws where it is none. */
function checkedAddress(address: string, hosts: readonly string[], isLedTo: boolean): URL {
  const url = new URL(address);
  // Some hosts lead on to addresses of their own without https, and have them with it as well.
  if (isLedTo && url.protocol === "http:" && url.port === "") url.protocol = "https:";
  if (url.protocol === "https:" && url.port === "" && hosts.includes(url.hostname)) return url;
  if (isLedTo) throw new OutboundFailure("blocked", `sent us on to ${url.protocol}//${url.host}, which is not its own`);
  throw new Error(`${url.host} is no official host`);
}

/** Finds a host, and refuses one whose name leads into this network. */
export const publicLookup =
  (lookup: typeof systemLookup): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return callback(error ?? new OutboundFailure("unreachable", "has no address"), "");
      if (!found.every(({ address }) => isPublic(address)))
        return callback(new OutboundFailure("broken", "has a name that leads to an address inside this network"), "");
      return options.all ? callback(null, found) : callback(null, first.address, first.family);
    });
  };
