import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { apology, faulty, type Fault, type Sent } from "./faults.ts";
import { bytesOf, type Played } from "./played.ts";

export { createDoubleCanada, generatedRegulation } from "./canada.ts";
export { createDoubleCellar } from "./cellar.ts";
export { createDoubleTrials, generatedStudy } from "./clinical-trials.ts";
export { createDoubleEcfr, generatedPart } from "./ecfr.ts";
export { everySource } from "./every-source.ts";
export { createDoubleFederalRegister, generatedRule } from "./federal-register.ts";
export { createDoubleRecalls, generatedRecall } from "./file.ts";
export { createDoubleGuidance, generatedGuidance, type DoubleGuidance } from "./guidance.ts";
export { createDoubleMdcg, generatedPaper } from "./mdcg.ts";
export { createDoubleMhra, generatedPublication } from "./mhra.ts";
export { createDoubleOpenFda } from "./openfda.ts";
export { createDoubleStandards } from "./standards.ts";
export { createDoubleUsCode } from "./us-code.ts";
export { createDoubleUk, generatedUkInstrument } from "./uk.ts";
export { createDoubleLetters, generatedLetter } from "./warning-letters.ts";
export { faults, type Fault } from "./faults.ts";
export type { Played } from "./played.ts";

/** A request as it arrived. */
export interface Asked {
  /** The official address that was meant. */
  url: string;
  headers: IncomingMessage["headers"];
}

/** A server that plays official sources, each under its host's name: `<base>/www.ecfr.gov/api/…`. */
export interface Double {
  base: string;
  asked: Asked[];
  /** Time in ms after which it answers. */
  delay: number;
  /** What goes wrong with a request from now on; null where nothing does. */
  fault: (url: string, nth: number) => Fault | null;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine. */
export async function openDouble(sources: readonly Played[]): Promise<Double> {
  const double: Double = { base: "", asked: [], delay: 0, fault: () => null, close: async () => undefined };
  const server = createServer((request, response) => {
    const [, host = "", path = "/"] = /^\/([^/]+)(\/.*)$/.exec(request.url ?? "") ?? [];
    const url = `https://${host}${path}`;
    const fault = path.startsWith("/apology_objects/") ? null : double.fault(url, double.asked.length);
    double.asked.push({ url, headers: request.headers });
    const sent = answerOf(sources, new URL(url), request.headers);
    const answer = () => send(request, response, fault ? faulty(fault, sent, host) : sent);
    if (double.delay > 0) setTimeout(answer, double.delay);
    else answer();
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  double.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  double.close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return double;
}

/** Several sources may play one host: the one that knows the address answers. */
function answerOf(sources: readonly Played[], { hostname, pathname, searchParams }: URL, headers: IncomingMessage["headers"]): Sent {
  if (pathname.startsWith("/apology_objects/")) return apology;
  const answers = sources.filter(({ host }) => host === hostname).map((source) => source.answer(pathname, searchParams, headers));
  return answers.find(({ status }) => status !== 404) ?? answers[0] ?? apology;
}

function send(request: IncomingMessage, response: ServerResponse, { status, type, body, encoding, headers = {}, manner }: Sent): void {
  const etag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
  if (status === 200 && request.headers["if-none-match"] === etag) return void response.writeHead(304, { etag }).end();
  const packed = /\bgzip\b/.test(String(request.headers["accept-encoding"]));
  const plain = Buffer.from(bytesOf({ body, ...(encoding && { encoding }) }));
  const bytes = packed ? gzipSync(plain) : plain;
  const all = { "content-type": type, ...(status === 200 && { etag }), ...(packed && { "content-encoding": "gzip" }), ...headers };
  if (manner === undefined) return void response.writeHead(status, { ...all, "content-length": bytes.length }).end(bytes);
  response.writeHead(status, manner === "endless" ? { "content-type": type } : { ...all, "content-length": bytes.length });
  partly[manner](response, bytes);
}

const partly: Readonly<Record<NonNullable<Sent["manner"]>, (response: ServerResponse, bytes: Buffer) => void>> = {
  broken_off: (response, bytes) => void response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy()),
  slow: (response, bytes) => void response.write(bytes.subarray(0, 1)),
  endless: (response) => {
    const more = Buffer.alloc(65_536, " ");
    const write = () => {
      while (!response.destroyed && response.write(more));
    };
    response.on("drain", write);
    write();
  },
};
