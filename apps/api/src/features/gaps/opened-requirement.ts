import { AppError, notFound } from "../../errors.ts";
import type { Viewer } from "../../service.ts";
import type { GapParts } from "./gap-parts.ts";
import { openAnalysis, type OpenedAnalysis } from "./opened-analysis.ts";
import { analysisOf } from "./requirements.repository.ts";
import { standingsOf } from "./kept-standings.ts";
import type { Standings, StoodRequirement } from "./standing.ts";

/** A requirement with the analysis that it is of. */
export interface OpenedRequirement {
  opened: OpenedAnalysis;
  standings: Standings;
  one: StoodRequirement;
}

export const noRequirement = () => notFound("This requirement");

/** Opens a requirement of an analysis that the viewer may read; throws where there is none, or its pack is not chosen. */
export async function openRequirement(parts: GapParts, viewer: Viewer, id: string): Promise<OpenedRequirement> {
  const analysisId = await analysisOf(parts.database, id);
  if (analysisId === null) throw noRequirement();
  const opened = await openAnalysis(parts, viewer, analysisId).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "not_found" ? noRequirement() : error;
  });
  const standings = await standingsOf(parts, opened);
  const one = standings.byId.get(id);
  if (!one) throw noRequirement();
  return { opened, standings, one };
}

/** The same of the viewer's own, to be changed. */
export async function openOwnRequirement(parts: GapParts, viewer: Viewer, id: string): Promise<OpenedRequirement> {
  const found = await openRequirement(parts, viewer, id);
  if (!found.opened.isOwn) throw noRequirement();
  return found;
}
