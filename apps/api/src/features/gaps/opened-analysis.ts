import { factMap, factsKnown } from "@clausewise/planning";
import { notFound } from "../../errors.ts";
import { ownerOf, type Viewer } from "../../service.ts";
import { findAnalysis, type AnalysisRow } from "./gaps.repository.ts";
import type { GapParts } from "./gap-parts.ts";

/** A product with what its analysis rests on; without a row before packs were chosen. */
export type OpenedAnalysis = Awaited<ReturnType<typeof openAnalysis>>;

const noProduct = () => notFound("This product");

/** What an analysis rests on while nothing was chosen. */
const nothingChosen = (id: string): Pick<AnalysisRow, "id" | "version" | "revision" | "packs" | "told" | "conditions"> => ({
  id,
  version: 0,
  revision: 0,
  packs: [],
  told: {},
  conditions: [],
});

/** Opens the analysis of a product of the viewer's, or one that they were asked to review; throws where it is neither. */
export async function openAnalysis(
  { database, products, assessed }: Pick<GapParts, "database" | "products" | "assessed">,
  viewer: Viewer,
  id: string,
) {
  const row = await findAnalysis(database, viewer, id);
  const owner = row ? ownerOf(row) : viewer;
  const product = await products.find(owner, id);
  if (!product) throw noProduct();
  const { version, revision, packs, told, conditions } = row ?? nothingChosen(id);
  const facts = factsKnown(told, await assessed(owner, id), product);
  const byCondition = new Map(conditions.map(({ condition, holds }) => [condition, holds]));
  return {
    id,
    version,
    revision,
    packs,
    told,
    conditions,
    owner,
    product,
    facts,
    byFact: factMap(facts),
    byCondition,
    isOwn: owner.id === viewer.id,
  };
}
