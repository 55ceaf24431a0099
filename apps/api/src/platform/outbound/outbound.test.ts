import type { lookup as systemLookup } from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createDoubleGuidance, generatedGuidance, openDouble, type Double, type Fault } from "@clausewise/official/double";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createOutbound, type Outgoing } from "./outbound.ts";

const url = "https://www.fda.gov/files/api/datatables/static/search-for-guidance.json";
let double: Double;
let slept: number[];
beforeEach(async () => {
  double = await openDouble([createDoubleGuidance([generatedGuidance(1), generatedGuidance(2)])]);
  slept = [];
});
afterEach(() => double.close());

const sleep = async (ms: number) => void slept.push(ms);
const settings = () => ({ isOn: true, mirror: double.base, pause: null, contact: "library@example.org" });
const client = (given: Partial<Parameters<typeof createOutbound>[0]> = {}) =>
  createOutbound({ settings: settings(), version: "1.2.3", sleep, ...given });
const outgoing = (given: Partial<Outgoing> = {}): Outgoing => ({
  url,
  hosts: ["www.fda.gov"],
  pause: 1,
  signal: new AbortController().signal,
  ...given,
});
const fails = (fault: Fault, times = Number.POSITIVE_INFINITY) => (double.fault = (_, nth) => (nth < times ? fault : null));

describe("a request", () => {
  test("names the product and whom to write to, asks for packed bytes and carries nothing else", async () => {
    const answer = await client().get(outgoing());
    expect(JSON.parse(new TextDecoder().decode(answer.bytes))).toHaveLength(2);
    const { host: _, connection: __, ...headers } = double.asked[0]?.headers ?? {};
    expect(headers).toEqual({
      "user-agent": "Clausewise/1.2.3 (regulatory library; library@example.org)",
      "accept-encoding": "gzip",
      accept: "*/*",
    });
  });

  test("that names what is held already gets no second copy of it", async () => {
    const { headers } = await client().get(outgoing());
    const again = await client().get(outgoing({ headers: { "if-none-match": headers["etag"] ?? "" } }));
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
  });

  test("of a server that fetches nothing goes nowhere", async () => {
    const off = client({ settings: { ...settings(), isOn: false } });
    await expect(off.get(outgoing())).rejects.toMatchObject({ kind: "off" });
    expect(double.asked).toEqual([]);
  });

  test("to any other host is refused before it leaves", async () => {
    await expect(client().get(outgoing({ url: "https://example.org/list" }))).rejects.toThrow("example.org is no official host");
    await expect(client().get(outgoing({ url: url.replace("https", "http") }))).rejects.toThrow("is no official host");
  });

  test("to one host waits for the one before it and a pause", async () => {
    const outbound = client();
    await Promise.all([outbound.get(outgoing()), outbound.get(outgoing({ pause: 3 })), outbound.get(outgoing())]);
    expect(slept.slice(0, 2)).toEqual([1000, 3000]);
  });

  test("to a host whose name leads into this network is refused", async () => {
    const lookup = ((_: string, __: object, callback: (error: null, found: object[]) => void) =>
      callback(null, [
        { address: "8.8.8.8", family: 4 },
        { address: "10.0.0.7", family: 4 },
      ])) as unknown as typeof systemLookup;
    const direct = client({ settings: { ...settings(), mirror: null }, lookup });
    await expect(direct.get(outgoing())).rejects.toThrow("leads to an address inside this network");
  });
});

describe("where it goes wrong", () => {
  test("a moment's fault is waited out", async () => {
    fails("failing", 2);
    expect((await client().get(outgoing())).status).toBe(200);
    expect(slept.slice(0, 2)).toEqual([2000, 8000]);
  });

  test("who is asked to come back later waits as long as was asked", async () => {
    fails("too_many", 1);
    expect((await client().get(outgoing())).status).toBe(200);
    expect(slept[0]).toBe(7000);
  });

  test.each([
    ["a moment", "Tue, 03 Nov 2026 10:00:09 GMT", 9000],
    ["a moment that is over", "Tue, 03 Nov 2026 09:00:00 GMT", 2000],
    ["words that are neither", "soon", 2000],
  ])("%s to come back at is read beside that of the answer", async (_, told, waited) => {
    const answers = [
      { status: 503, headers: { date: "Tue, 03 Nov 2026 10:00:00 GMT", "retry-after": told } },
      { status: 200, headers: {} },
    ];
    const server = createServer((__, response) => {
      const { status, headers } = answers.shift() ?? { status: 200, headers: {} };
      response.writeHead(status, headers).end("[]");
    });
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const { port } = server.address() as AddressInfo;
    const mirror = `http://127.0.0.1:${port}`;
    expect((await client({ settings: { ...settings(), mirror } }).get(outgoing())).status).toBe(200);
    expect(slept[0]).toBe(waited);
    server.close();
  });

  test("after the third try the answer is taken as it is", async () => {
    fails("too_many");
    expect((await client().get(outgoing())).status).toBe(429);
    expect(double.asked).toHaveLength(3);
  });

  test("the page for suspected robots is followed, and named in the answer", async () => {
    fails("blocked");
    const { status, addresses } = await client().get(outgoing());
    expect([status, addresses.at(-1)]).toEqual([404, "https://www.fda.gov/apology_objects/abuse-detection-apology.html"]);
  });

  test("a way that leads elsewhere is not followed", async () => {
    fails("elsewhere");
    await expect(client().get(outgoing())).rejects.toMatchObject({
      kind: "blocked",
      message: "sent us on to https://192.0.2.1, which is not its own",
    });
    expect(double.asked).toHaveLength(1);
  });

  test("a connection that breaks is told from an answer", async () => {
    fails("broken_off");
    await expect(client().get(outgoing())).rejects.toMatchObject({ kind: "broken" });
  });

  test("an answer that does not come to its end is given up", async () => {
    fails("slow");
    await expect(client({ longest: 50 }).get(outgoing())).rejects.toThrow("did not come to the end of its answer in time");
  });

  test("an answer without an end is cut", async () => {
    fails("endless");
    await expect(client({ most: 2_000_000 }).get(outgoing())).rejects.toThrow("gave more than 2 MB");
  });

  test("nobody there is told as such", async () => {
    await double.close();
    await expect(client().get(outgoing())).rejects.toMatchObject({ kind: "unreachable" });
  });

  test("whoever ends the work ends the request", async () => {
    fails("slow");
    const ending = new AbortController();
    const asked = client().get(outgoing({ signal: ending.signal }));
    ending.abort(new Error("The process ends."));
    await expect(asked).rejects.toThrow("The process ends.");
  });
});
