import {
  builtInAmendmentRules,
  builtInAreaWords,
  builtInIssueRules,
  builtInMarketFacts,
  builtInMarketIdentities,
  builtInPacks,
} from "@clausewise/static-data";
import { createFileReads } from "../features/documents/file.reads.ts";
import type { DocumentReads } from "../features/documents/documents.reads.ts";
import { createAnalyseJob } from "../features/protocols/analyse-job.ts";
import type { ProtocolReader } from "../features/protocols/protocol-reader.ts";
import type { ProtocolRules } from "../features/protocols/protocol-parts.ts";
import { createProtocolService } from "../features/protocols/protocols.service.ts";
import { createIdleThread } from "../platform/threads/idle-thread.ts";
import type { Actor } from "../service.ts";
import { callerWithoutBrowser } from "./caller.ts";
import type { Platform } from "./platform.ts";

interface Given {
  /** Stands in the trail for what nobody asked for. */
  actor: Actor;
  documents: Pick<DocumentReads, "named">;
}

/** Read when first needed, and kept. */
function once<T>(read: () => T): () => T {
  let held: { value: T } | null = null;
  return () => (held ??= { value: read() }).value;
}

const rules: ProtocolRules = {
  packs: once(() => builtInPacks().filter(({ kind }) => kind === "document")),
  areas: once(builtInAreaWords),
  issues: once(builtInIssueRules),
  amendments: once(builtInAmendmentRules),
  markets: once(() => ({ markets: builtInMarketIdentities(), facts: builtInMarketFacts() })),
};

/** Reads protocols in a thread of its own. */
function openReader() {
  const { call, close } = createIdleThread<ProtocolReader>(new URL("protocol-reader.ts", import.meta.url));
  const reader: ProtocolReader = {
    facts: (...args) => call(({ facts }) => facts(...args)),
    items: (...args) => call(({ items }) => items(...args)),
  };
  return { reader, close };
}

/** The protocols that people have analysed, with the job that reads them. */
export function openProtocols(platform: Platform, { actor, documents }: Given) {
  const { reader, close } = openReader();
  const parts = { ...platform, rules, reader, openFile: createFileReads(platform), caller: () => callerWithoutBrowser(actor) };
  const job = createAnalyseJob(parts);
  const service = createProtocolService({
    ...parts,
    job,
    documents: async (viewer, ids) => new Map((await documents.named(viewer, ids)).map(({ id, ...named }) => [id, named])),
  });
  return { service, keepProtocols: () => platform.jobs.add(job), close };
}

export type KeepProtocols = ReturnType<typeof openProtocols>["keepProtocols"];
