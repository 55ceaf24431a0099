import { lookup as systemLookup } from "node:dns";
import { request } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { failureOf } from "./exchange.ts";
import { OutboundFailure } from "./outbound-failure.ts";
import { publicLookup } from "./outbound.ts";
import { isPublic } from "./public-address.ts";

/** A message to an address that a person named. */
interface Outpost {
  address: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  signal: AbortSignal;
}

/** Sends it once, follows nowhere, and gives the status; rejects with an `OutboundFailure`, or with the signal's reason. */
export type Post = (message: Outpost) => Promise<number>;

/** Longest time in ms until the status is there. */
const longestAnswer = 10_000;

const hostOf = ({ hostname }: URL): string => hostname.replaceAll(/^\[|\]$/g, "");

/** Whether an address may be one of the open internet, as far as it says so itself; names are looked up when something is sent. */
export function mayBePublic(address: string): boolean {
  const host = hostOf(new URL(address));
  return isIP(host) > 0 ? isPublic(host) : host.includes(".") && !/\.(?:localhost|local|internal)\.?$/i.test(host);
}

/** The one way in which this server tells addresses that people named: https, and the open internet alone. */
export function createPost({ version, lookup = systemLookup }: { version: string; lookup?: typeof systemLookup }): Post {
  const headers = { "user-agent": `Clausewise/${version}`, "content-type": "application/json" };
  const checked = publicLookup(lookup);
  return async ({ address, headers: own, body, signal }) => {
    const url = new URL(address);
    if (url.protocol !== "https:" || !mayBePublic(address)) throw new OutboundFailure("broken", "is at no address of the open internet");
    const late = AbortSignal.timeout(longestAnswer);
    const asked = { url, headers: { ...headers, ...own }, body, lookup: checked, signal: AbortSignal.any([signal, late]) };
    try {
      return await sent(asked);
    } catch (error) {
      signal.throwIfAborted();
      if (late.aborted) throw new OutboundFailure("broken", `did not answer within ${longestAnswer / 1000} seconds`);
      throw error instanceof OutboundFailure ? error : failureOf(error);
    }
  };
}

interface Sent extends Pick<Outpost, "headers" | "body" | "signal"> {
  url: URL;
  lookup: LookupFunction;
}

const sent = ({ url, body, ...options }: Sent): Promise<number> =>
  new Promise((resolve, reject) => {
    request(url, { method: "POST", agent: false, ...options })
      .on("response", (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      })
      .on("error", reject)
      .end(body);
  });
