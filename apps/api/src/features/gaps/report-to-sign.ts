import { AppError } from "../../errors.ts";
import type { Viewer } from "../../service.ts";
import { findingOf } from "./finding-to-sign.ts";
import { reportAddress } from "./gap-addresses.ts";
import type { GapParts } from "./gap-parts.ts";
import { standingsOf } from "./kept-standings.ts";
import { openAnalysis, type OpenedAnalysis } from "./opened-analysis.ts";
import type { Standings } from "./standing.ts";

/** A gap analysis as a whole, as a signature stands under it: the product, the packs, what is known, and every finding. */
export async function reportToSign(parts: GapParts, viewer: Viewer, id: string) {
  const opened = await openAnalysis(parts, viewer, id);
  if (opened.version === 0) throw new AppError("conflict", "Choose the rule packs first that the product is to be held against.");
  return reportOf(opened, await standingsOf(parts, opened));
}

/** The same of an analysis that is open. */
export function reportOf(opened: OpenedAnalysis, standings: Standings) {
  const { id, owner, product, packs, facts } = opened;
  const content = {
    product: { id, name: product.name, markets: product.targetMarkets },
    packs,
    facts,
    findings: standings.all.map((one) => findingOf({ opened, standings, one }).content),
  };
  return { owner, title: `Gap analysis of ${product.name}`, address: reportAddress(id), content };
}
