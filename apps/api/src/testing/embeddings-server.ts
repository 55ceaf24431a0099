import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";

/** What the server may do in place of answering as it should. */
type Fault = "cut" | "nonsense" | "half" | "short" | "hang" | "busy";

/** A small embeddings server: the vector of a text counts its words, those of one meaning together. */
export interface EmbeddingsServer {
  url: string;
  key: string;
  /** Texts of every request so far. */
  readonly asked: string[][];
  readonly mostAtOnce: number;
  /** The next answers, one a request; once used up, it answers as it should. `always` holds until changed. */
  next: (Fault | "ok")[];
  always: Fault | null;
  /** Refuses a request with such a text in it. */
  refused: RegExp | null;
  close(): Promise<void>;
}

const dimensions = 64;
const meanings = [
  ["doctor", "physician", "clinician"],
  ["child", "children", "youngsters", "minor", "minors"],
  ["agree", "assent", "consent"],
];

function axisOf(word: string): number {
  const meaning = meanings.findIndex((words) => words.includes(word));
  if (meaning >= 0) return meaning;
  const sum = Array.from(word).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
  return meanings.length + (sum % (dimensions - meanings.length));
}

function vectorOf(text: string): number[] {
  const vector = Array.from({ length: dimensions }, () => 0);
  // Words of three letters and fewer say nothing of a meaning.
  for (const word of text.toLowerCase().match(/[a-z]{4,}/g) ?? []) {
    const axis = axisOf(word);
    vector[axis] = (vector[axis] ?? 0) + (axis < meanings.length ? 4 : 1);
  }
  return vector;
}

export async function startEmbeddingsServer(): Promise<EmbeddingsServer> {
  const asked: string[][] = [];
  let atOnce = 0;
  let mostAtOnce = 0;
  const answer = async (body: string, authorization: string | undefined, response: ServerResponse) => {
    const { input }: { input: string[] } = JSON.parse(body);
    asked.push(input);
    if (authorization !== `Bearer ${server.key}`)
      return response.writeHead(401).end(JSON.stringify({ error: `no such key: ${authorization}` }));
    if (server.refused && input.some((text) => server.refused?.test(text))) return response.writeHead(400).end("{}");
    const fault = server.next.shift() ?? server.always;
    if (fault === "cut") return response.destroy();
    if (fault === "busy") return response.writeHead(503).end();
    if (fault === "hang") return response;
    if (fault === "nonsense") return response.end("<html>no vectors here</html>");
    const data = input.map((text, index) => ({ index, embedding: vectorOf(text).slice(0, fault === "short" ? 7 : dimensions) }));
    const json = JSON.stringify({ data: data.toReversed() });
    return response.setHeader("content-type", "application/json").end(fault === "half" ? json.slice(0, json.length / 2) : json);
  };
  const http = createServer((request, response) => {
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => void setTimeout(5).then(() => answer(body, request.headers.authorization, response)));
    response.on("close", () => (atOnce -= 1));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  // Listening on a port, it has an address of this kind.
  const { port } = http.address() as AddressInfo;
  const server: EmbeddingsServer = {
    url: `http://127.0.0.1:${port}/v1`,
    key: "key-that-nobody-may-read",
    asked,
    get mostAtOnce() {
      return mostAtOnce;
    },
    next: [],
    always: null,
    refused: null,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
