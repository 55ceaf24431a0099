import { setTimeout } from "node:timers/promises";
import { connectors } from "@clausewise/official";
import { createFileReader } from "../features/documents/reading/read-in-child.ts";
import { findConfinement } from "../features/documents/reading/reader-process.ts";
import { createDueJob } from "../features/official/due-job.ts";
import { createLookJob } from "../features/official/look-job.ts";
import { createOfficialReads } from "../features/official/official.reads.ts";
import type { Reader } from "../features/official/reading/reader.ts";
import { createOfficialService } from "../features/official/official.service.ts";
import type { LibraryReads } from "../features/library/library.reads.ts";
import { textIntake } from "../features/library/import/text-intake.ts";
import { createOutbound } from "../platform/outbound/outbound.ts";
import type { Actor } from "../service.ts";
import { callerWithoutBrowser } from "./caller.ts";
import type { Platform } from "./platform.ts";

const rest = (ms: number): Promise<void> => setTimeout(ms, undefined, { ref: false });

/** Says once that there is no way to the official sources: most often there is none to any of them. */
function createSayAway(warn: (line: string) => void): (host: string) => void {
  let isSaid = false;
  return (host) => {
    if (!isSaid) warn(`Official texts cannot be fetched now (${host} cannot be reached). Everything else works; they follow when it can.`);
    isSaid = true;
  };
}

interface Parts {
  version: string;
  /** Who stands in the trail for what nobody asked for. */
  actor: Actor;
  reader: Reader;
  library: LibraryReads;
}

/** The official sources, with the jobs that look at them. */
export function openOfficial(platform: Platform, { version, actor, reader, library }: Parts) {
  const { config, database, jobs } = platform;
  const outbound = createOutbound({ settings: config.official, version });
  const caller = () => callerWithoutBrowser(actor);
  const readPages = createFileReader({ confinement: findConfinement() });
  const parts = { ...platform, outbound, connectors, reader, readPages, textIntake, rest, caller, sayAway: createSayAway(platform.warn) };
  const lookJob = createLookJob(parts);
  const dueJob = createDueJob({ ...parts, lookJob });

  /** Has the sources looked at from now on, each at its time. */
  const keepOfficial = async (): Promise<void> => {
    await jobs.add(lookJob);
    if (!outbound.isOn) return;
    await jobs.add(dueJob);
    if (config.role !== "web") await jobs.enqueue(database, dueJob, {});
  };
  const reads = createOfficialReads(database, connectors);
  return { service: createOfficialService({ ...parts, library, lookJob, reads }), reads, keepOfficial };
}

export type KeepOfficial = ReturnType<typeof openOfficial>["keepOfficial"];
