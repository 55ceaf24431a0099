import type { ReadFact } from "@clausewise/contracts";
import { readArea, type AreaWords } from "./area.ts";
import { readArms } from "./arms.ts";
import { factOf, type Candidate } from "./candidates.ts";
import { readDesign } from "./design.ts";
import { readDuration } from "./duration.ts";
import { readEndpoint } from "./endpoint.ts";
import { readEnrolment } from "./enrolment.ts";
import { readIdentifiers, readVersion } from "./identity.ts";
import { type Line, linesOf, type ProtocolPart } from "./lines.ts";
import { joinedAtPageEnds } from "./page-ends.ts";
import { readPhase } from "./phase.ts";
import { conditionsSaid, conditionsSpoken, readPopulation } from "./population.ts";
import { readProduct } from "./product.ts";
import { readProductType, type ProtocolKind } from "./product-type.ts";
import type { Said } from "./said.ts";
import { readSponsor } from "./sponsor.ts";
import { findTitle } from "./title.ts";

/** A protocol as its facts were read. */
export interface ReadProtocol {
  kind: ProtocolKind | null;
  facts: ReadFact[];
}

const titleCandidate = (title: Said | null): Candidate[] =>
  title === null ? [] : [{ said: title, value: title.words.replace(/\s+/g, " "), weight: 3, key: null }];

const areaOf = (lines: readonly Line[], title: Said | null, areas: readonly AreaWords[]): Candidate[] => {
  const named = readArea(conditionsSaid(lines, title), areas);
  return named.length > 0 ? named : readArea(conditionsSpoken(lines, title), areas);
};

/** Reads what a protocol says of itself, each fact with the places that say it; what it does not say is not found. */
export function readProtocol(parts: readonly ProtocolPart[], areas: readonly AreaWords[]): ReadProtocol {
  const lines = joinedAtPageEnds(linesOf(parts));
  const title = findTitle(lines);
  const { kind, candidates } = readProductType(lines);
  const facts = [
    factOf("title", titleCandidate(title)),
    factOf("product_type", candidates),
    factOf("phase", readPhase(lines, title, kind === "medical_device"), 3),
    factOf("therapeutic_area", areaOf(lines, title, areas)),
    factOf("enrolment", readEnrolment(lines), 3.5),
    factOf("primary_endpoint", readEndpoint(lines)),
    factOf("design", readDesign(lines, title)),
    factOf("arms", readArms(lines, title)),
    factOf("duration", readDuration(lines, title)),
    factOf("sponsor", readSponsor(lines)),
    factOf("population", readPopulation(lines, title)),
    factOf("product", readProduct(lines, title)),
    factOf("identifiers", readIdentifiers(lines)),
    factOf("version", readVersion(lines)),
  ];
  return { kind, facts };
}
