import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { BucketSettings } from "../platform/storage/bucket-place.ts";

interface Stored {
  bytes: Buffer;
  modified: Date;
}

/** A server in this process that speaks as much of S3's interface as the store uses, strictly. */
export interface BucketServer {
  settings: BucketSettings;
  /** What lies in the bucket, by key. */
  objects: Map<string, Stored>;
  /** Answers the next requests of a method with this status instead. */
  failNext(method: string, status: number, times?: number): void;
  close: () => Promise<void>;
}

/** Keys on one page of a list: few, so that lists have several. */
const pageSize = 2;
const keyId = "test-key";

export async function startBucketServer(): Promise<BucketServer> {
  const objects = new Map<string, Stored>();
  const failures: { method: string; status: number }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const failure = failures.findIndex(({ method }) => method === request.method);
      if (failure >= 0) return refuse(response, failures.splice(failure, 1)[0]?.status ?? 500, "SlowDown");
      return answer(objects, request, body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    settings: {
      bucket: "files-of-people",
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: "us-east-1",
      credentials: { accessKeyId: keyId, secretAccessKey: "test-secret" },
      prefix: "clausewise/",
    },
    objects,
    failNext: (method, status, times = 1) => failures.push(...Array.from({ length: times }, () => ({ method, status }))),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function answer(objects: Map<string, Stored>, request: IncomingMessage, body: Buffer, response: ServerResponse): unknown {
  const url = new URL(request.url ?? "/", "http://bucket");
  if (!request.headers.authorization?.startsWith(`AWS4-HMAC-SHA256 Credential=${keyId}/`)) return refuse(response, 403, "AccessDenied");
  const [, bucket = "", ...rest] = decodeURIComponent(url.pathname).split("/");
  if (bucket !== "files-of-people") return refuse(response, 404, "NoSuchBucket");
  const key = rest.join("/");
  if (request.method === "GET" && key === "") return list(objects, url.searchParams, response);
  if (request.method === "GET") return get(objects.get(key), request, response);
  if (request.method === "PUT") return put(objects, key, request, body, response);
  if (request.method === "DELETE") {
    objects.delete(key);
    return response.writeHead(204).end();
  }
  return refuse(response, 405, "MethodNotAllowed");
}

const tagOf = ({ bytes }: Stored): string => `"${createHash("md5").update(bytes).digest("hex")}"`;

function get(found: Stored | undefined, { headers }: IncomingMessage, response: ServerResponse): unknown {
  if (!found) return refuse(response, 404, "NoSuchKey");
  if (headers["if-match"] !== undefined && headers["if-match"] !== tagOf(found)) return refuse(response, 412, "PreconditionFailed");
  const etag = tagOf(found);
  const range = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? "");
  if (!range) return response.writeHead(200, { etag, "content-length": found.bytes.length }).end(found.bytes);
  const [from, to] = [Number(range[1]), Math.min(Number(range[2]), found.bytes.length - 1)];
  if (from >= found.bytes.length) return refuse(response, 416, "InvalidRange");
  const part = found.bytes.subarray(from, to + 1);
  const contentRange = `bytes ${from}-${to}/${found.bytes.length}`;
  return response.writeHead(206, { etag, "content-length": part.length, "content-range": contentRange }).end(part);
}

function put(objects: Map<string, Stored>, key: string, { headers }: IncomingMessage, body: Buffer, response: ServerResponse): unknown {
  const source = headers["x-amz-copy-source"];
  if (source !== undefined) {
    const copied = objects.get(decodeURIComponent(String(source)).split("/").slice(1).join("/"));
    if (!copied) return refuse(response, 404, "NoSuchKey");
    objects.set(key, { bytes: copied.bytes, modified: new Date() });
    return response.writeHead(200).end(`<CopyObjectResult><ETag>${tagOf(copied)}</ETag></CopyObjectResult>`);
  }
  const before = objects.get(key);
  if (headers["if-match"] !== undefined && !before) return refuse(response, 404, "NoSuchKey");
  if (before && headers["if-match"] !== undefined && headers["if-match"] !== tagOf(before))
    return refuse(response, 412, "PreconditionFailed");
  if (headers["content-encoding"] !== undefined || body.length !== Number(headers["content-length"]))
    return refuse(response, 501, "NotImplemented");
  const md5 = createHash("md5").update(body).digest("base64");
  if (headers["content-md5"] !== undefined && headers["content-md5"] !== md5) return refuse(response, 400, "BadDigest");
  objects.set(key, { bytes: body, modified: new Date() });
  return response.writeHead(200, { etag: tagOf({ bytes: body, modified: new Date() }) }).end();
}

function list(objects: Map<string, Stored>, asked: URLSearchParams, response: ServerResponse): void {
  const prefix = asked.get("prefix") ?? "";
  const delimiter = asked.get("delimiter");
  const after = asked.get("continuation-token") ?? "";
  const folderOf = (key: string): string | null => {
    const end = delimiter === null ? -1 : key.indexOf(delimiter, prefix.length);
    return end < 0 ? null : key.slice(0, end + 1);
  };
  const entries = [...new Set([...objects.keys()].filter((key) => key.startsWith(prefix)).map((key) => folderOf(key) ?? key))].toSorted();
  const left = entries.filter((entry) => entry > after);
  const page = left.slice(0, pageSize);
  const told = page.map((entry) => {
    const found = objects.get(entry);
    return found
      ? `<Contents><Key>${entry}</Key><LastModified>${found.modified.toISOString()}</LastModified><Size>${found.bytes.length}</Size></Contents>`
      : `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`;
  });
  const next = left.length > page.length ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  response
    .writeHead(200, { "content-type": "application/xml" })
    .end(`<ListBucketResult><IsTruncated>${next !== ""}</IsTruncated>${next}${told.join("")}</ListBucketResult>`);
}

const refuse = (response: ServerResponse, status: number, code: string): unknown =>
  response.writeHead(status, { "content-type": "application/xml" }).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
