import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { joinedPages, partsListed, type Answer, type Verdict } from "@clausewise/official";
import { OutboundFailure } from "../../../platform/outbound/outbound-failure.ts";
import type { OutboundAnswer } from "../../../platform/outbound/outbound.ts";
import { findAnswer, noteAnswer, type StoredAnswer } from "../answers.repository.ts";
import { readSource, updateSource } from "../sources.repository.ts";
import { LookEnded } from "./look-ended.ts";
import type { Look } from "./parts.ts";

/** An answer that may be believed, with its bytes kept. */
export interface KeptAnswer {
  kind: "ok";
  answer: Answer;
  kept: StoredAnswer;
}

/** What asking came to, where the look goes on. */
export type Fetched = KeptAnswer | Extract<Verdict, { kind: "not_modified" | "does_not_exist" | "broken" }>;

interface Request {
  url: string;
  /** Of the step that asks; null for what tells how the source stands. */
  kind: string | null;
  headers?: Readonly<Record<string, string>>;
  /** The answer that is held already, where no second copy of it is wanted. */
  held?: StoredAnswer | null;
}

/** Asks, judges and keeps; ends the look where the source does not let us ask, or is not ready. */
export async function fetchAnswer(look: Look, { url, kind, headers = {}, held = null }: Request): Promise<Fetched> {
  const answer = await asked(look, url, { ...headers, ...conditions(held) });
  if (answer instanceof OutboundFailure) return { kind: "broken", reason: answer.message };
  const parts = partsListed(answer);
  return parts === null ? judged(look, { url, kind, held }, answer) : joined(look, { url, kind, headers }, { answer, parts });
}

/** All parts of an answer that is given in several, as one; nothing where one of them is none. */
async function joined(
  look: Look,
  { url, kind, headers = {} }: Request,
  { answer, parts }: { answer: OutboundAnswer; parts: readonly string[] },
): Promise<Fetched> {
  const pages: Uint8Array[] = [];
  for (const part of parts) {
    const fetched = await fetchPart(look, { url: part, kind, headers });
    if (fetched.kind !== "ok") return { kind: "broken", reason: `gave ${parts.length} parts, of which one cannot be read` };
    pages.push(fetched.answer.bytes);
  }
  const [first] = parts;
  const whole = { ...answer, status: 200, addresses: [url, ...(first ? [first] : [])], headers: typeOf(answer), bytes: joinedPages(pages) };
  return { kind: "ok", answer: whole, kept: await keep(look, url, whole) };
}

const typeOf = ({ headers }: Answer): Record<string, string> => ({ "content-type": headers["content-type"] ?? "text/html" });

/** A part that is a list of parts itself is none. */
async function fetchPart(look: Look, request: Request): Promise<Fetched> {
  const answer = await asked(look, request.url, { ...request.headers });
  return answer instanceof OutboundFailure ? { kind: "broken", reason: answer.message } : judged(look, request, answer);
}

async function judged(look: Look, { url, kind, held = null }: Request, answer: OutboundAnswer): Promise<Fetched> {
  const verdict = await look.reader.judge(look.connector.id, kind, answer);
  if (verdict.kind === "blocked" || verdict.kind === "not_ready") throw new LookEnded(verdict.kind, verdict.reason);
  if (verdict.kind === "not_modified")
    return held ? verdict : { kind: "broken", reason: "says that nothing changed since an answer we never had" };
  if (verdict.kind !== "ok") return verdict;
  return { kind: "ok", answer, kept: await keep(look, url, answer) };
}

async function asked(
  { outbound, connector, signal }: Look,
  url: string,
  headers: Record<string, string>,
): Promise<OutboundAnswer | OutboundFailure> {
  const { hosts, pause, patience = 0 } = connector;
  try {
    return await outbound.get({ url, hosts, pause, patience, signal, headers });
  } catch (error) {
    if (!(error instanceof OutboundFailure)) throw error;
    if (error.kind !== "broken") throw new LookEnded(error.kind, error.message);
    return error;
  }
}

const conditions = (held: StoredAnswer | null): Record<string, string> => ({
  ...(held?.etag && { "if-none-match": held.etag }),
  ...(held?.last_modified && { "if-modified-since": held.last_modified }),
});

/** The bytes are durable before anything says that they are there. */
async function keep(
  { files, database, clock, connector }: Look,
  url: string,
  { bytes, headers, isLive, isByHand = false }: OutboundAnswer,
): Promise<StoredAnswer> {
  const now = clock.now();
  const { blob, size } = await files.keep(Readable.from([bytes]));
  const kept = await noteAnswer(database, {
    source_id: connector.id,
    url,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    size,
    content_type: headers["content-type"] ?? null,
    etag: headers["etag"] ?? null,
    last_modified: headers["last-modified"] ?? null,
    fetched_at: now,
    seen_at: now,
    as_of: null,
    by_hand: isByHand,
    blob,
  });
  // The same bytes came before: one copy is enough.
  if (kept.blob !== blob) await files.remove(blob);
  if (isLive && (await readSource(database, connector.id)).seen_live === null)
    await updateSource(database, connector.id, { seen_live: now });
  return kept;
}

/** An answer that was kept, as it came. */
export async function readKept({ database, files }: Look, id: string): Promise<KeptAnswer> {
  const kept = await findAnswer(database, id);
  const bytes = kept && (await files.read(kept.blob));
  if (!kept || !bytes) throw new Error(`The bytes of the answer ${id} are missing.`);
  const headers = { ...(kept.content_type !== null && { "content-type": kept.content_type }) };
  return { kind: "ok", kept, answer: { status: 200, addresses: [kept.url], headers, bytes: await buffer(bytes) } };
}
