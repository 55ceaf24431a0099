import type { RulePack } from "@clausewise/contracts";
import { builtInPacks } from "@clausewise/static-data";
import { createDraftService } from "../features/drafts/drafts.service.ts";
import { createDraftPurge } from "../features/drafts/purge-job.ts";
import type { Actor, Services } from "../service.ts";
import { callerWithoutBrowser } from "./caller.ts";
import type { Platform } from "./platform.ts";

interface Given {
  /** Stands in the trail for what nobody asked for. */
  actor: Actor;
  documents: Services["documents"];
}

/** The drafts that people write, with the jobs that work on them. */
export function openDrafts(platform: Platform, { actor, documents }: Given) {
  const { jobs } = platform;
  const caller = () => callerWithoutBrowser(actor);
  let held: RulePack[] | null = null;
  const packs = () => (held ??= builtInPacks());
  const service = createDraftService({ ...platform, documents, packs });
  const purge = createDraftPurge({ ...platform, caller });

  /** Has drafts be looked after from now on. */
  const keepDrafts = async (): Promise<void> => jobs.add(purge);
  return { service, keepDrafts };
}

export type KeepDrafts = ReturnType<typeof openDrafts>["keepDrafts"];
