import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the cluster may do in place of answering as it should: `partial` refuses half of what is stored, or searches half. */
export type ClusterFault = "busy" | "limited" | "cut" | "half" | "nonsense" | "hang" | "partial";

/** A document as it is stored. */
export interface StoredDocument {
  key: number;
  owner?: string;
  jurisdiction: string;
  citation: string;
  title: string;
  heading: string;
  text: string;
}

interface StoredIndex {
  mappings: { _meta?: unknown };
  /** By id: what was stored, and of that what is found since the last refresh. */
  stored: Map<string, StoredDocument>;
  found: Map<string, StoredDocument>;
}

/** A small search cluster that speaks the part of OpenSearch's interface that is used. */
export interface ClusterServer {
  url: string;
  login: { name: string; password: string };
  indices: Map<string, StoredIndex>;
  /** Method and path of every request so far, and the bodies of those that searched. */
  readonly asked: string[];
  readonly searched: string[];
  /** The next answers, one a request; once used up, it answers as it should. `always` holds until changed. */
  next: (ClusterFault | "ok")[];
  always: ClusterFault | null;
  close(): Promise<void>;
}

interface SearchBody {
  size: number;
  query: {
    bool: {
      should: { multi_match: { query: string; fields: (keyof StoredDocument)[] } }[];
      filter: { term?: { owner: string }; range?: { key: { lte: number } }; terms?: { jurisdiction: string[] } }[];
    };
  };
}

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z0-9]+/g) ?? [];

/** How many of the words asked for a document holds, where it is among those that are looked at. */
function scoreOf(document: StoredDocument, { query: { bool } }: SearchBody): number {
  const isLookedAt = bool.filter.every(
    ({ term, range, terms }) =>
      (!term || document.owner === term.owner) &&
      (!range || document.key <= range.key.lte) &&
      (!terms || terms.jurisdiction.includes(document.jurisdiction)),
  );
  if (!isLookedAt) return 0;
  return bool.should.reduce((sum, { multi_match: { query, fields } }) => {
    const held = new Set(fields.flatMap((field) => wordsOf(String(document[field]))));
    return sum + wordsOf(query).filter((word) => held.has(word)).length;
  }, 0);
}

function search({ found }: StoredIndex, body: SearchBody, isPartial: boolean) {
  const scored = [...found].map(([id, document]) => ({ id, score: scoreOf(document, body) })).filter(({ score }) => score > 0);
  const best = scored.toSorted((one, other) => other.score - one.score).slice(0, body.size);
  // What was asked for by its path is left out where it is empty.
  return { timed_out: isPartial, _shards: { failed: 0 }, ...(best.length > 0 && { hits: { hits: best.map(({ id }) => ({ _id: id })) } }) };
}

function store({ stored }: StoredIndex, body: string, isPartial: boolean) {
  const lines = body.split("\n").slice(0, -1);
  const items = Array.from({ length: lines.length / 2 }, (_, nth) => {
    if (isPartial && nth % 2 === 1) return { index: { status: 429 } };
    const { index }: { index: { _id: string } } = JSON.parse(lines[2 * nth] ?? "");
    stored.set(index._id, JSON.parse(lines[2 * nth + 1] ?? ""));
    return { index: { status: 201 } };
  });
  return { errors: isPartial, items };
}

/** What is answered to a request, with its status. */
function answerTo({ indices }: Pick<ClusterServer, "indices">, request: string, body: string, isPartial: boolean): [number, unknown] {
  const [method = "", path = ""] = request.split(" ");
  const [, name = "", call = ""] = path.split("?")[0]?.split("/") ?? [];
  const index = indices.get(name);
  if (`${method} ${call}` === "PUT ") {
    indices.set(name, { mappings: JSON.parse(body).mappings, stored: new Map(), found: new Map() });
    return [200, { acknowledged: true }];
  }
  if (!index) return [404, { error: { type: "index_not_found_exception" } }];
  switch (`${method} ${call}`) {
    case "DELETE ":
      indices.delete(name);
      return [200, { acknowledged: true }];
    case "GET _mapping":
      return [200, { [name]: { mappings: index.mappings } }];
    case "PUT _mapping":
      Object.assign(index.mappings, JSON.parse(body));
      return [200, { acknowledged: true }];
    case "POST _refresh":
      index.found = new Map(index.stored);
      return [200, {}];
    case "POST _bulk":
      return [200, store(index, body, isPartial)];
    case "POST _search":
      return [200, search(index, JSON.parse(body), isPartial)];
    default:
      return [405, {}];
  }
}

/** How each fault shows; what is left out does not show in this way. */
const shown: Partial<Record<ClusterFault, (response: ServerResponse) => unknown>> = {
  busy: (response) => response.writeHead(503).end(),
  limited: (response) => response.writeHead(429, { "retry-after": "1" }).end(),
  cut: (response) => response.destroy(),
  half: (response) => response.writeHead(200, { "content-length": 1000 }).write('{"timed_out":false,', () => response.destroy()),
  nonsense: (response) => response.end("<html>no passages here</html>"),
  hang: () => undefined,
};

export async function startClusterServer(): Promise<ClusterServer> {
  const [asked, searched]: [string[], string[]] = [[], []];
  const answer = (request: IncomingMessage, body: string, response: ServerResponse) => {
    const called = `${request.method} ${request.url}`;
    asked.push(called);
    if (called.includes("_search")) searched.push(body);
    const { name, password } = server.login;
    if (request.headers.authorization !== `Basic ${Buffer.from(`${name}:${password}`).toString("base64")}`)
      return response.writeHead(401).end(JSON.stringify({ error: `not so: ${request.headers.authorization}` }));
    const next = server.next.shift() ?? server.always;
    const fault = next === "ok" ? null : next;
    const show = fault === null ? undefined : shown[fault];
    if (show !== undefined) return show(response);
    const [status, given] = answerTo(server, called, body, fault === "partial");
    return response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(given));
  };
  const http = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => void answer(request, body, response));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  // Listening on a port, it has an address of this kind.
  const { port } = http.address() as AddressInfo;
  const server: ClusterServer = {
    url: `http://127.0.0.1:${port}`,
    login: { name: "clausewise", password: "password-that-nobody-may-read" },
    indices: new Map(),
    asked,
    searched,
    next: [],
    always: null,
    async close() {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  };
  return server;
}
