import type { ReadFact } from "@clausewise/contracts";
import { readArea, type AreaWords } from "./area.ts";
import { factOf, type Candidate } from "./candidates.ts";
import { readArms, readDesign } from "./design.ts";
import { readEndpoint } from "./endpoint.ts";
import { readEnrolment } from "./enrolment.ts";
import { linesOf, type ProtocolPart } from "./lines.ts";
import { conditionsSaid, findTitle, readPopulation, readProduct, readSponsor } from "./people.ts";
import { readPhase } from "./phase.ts";
import { readProductType, type ProtocolKind } from "./product-type.ts";
import type { Said } from "./said.ts";
import { readDuration, readIdentifiers, readVersion } from "./times.ts";

/** A protocol as its facts were read. */
export interface ReadProtocol {
  kind: ProtocolKind | null;
  facts: ReadFact[];
}

const titleCandidate = (title: Said | null): Candidate[] =>
  title === null ? [] : [{ said: title, value: title.words.replace(/\s+/g, " "), weight: 3, key: null }];

/** Reads what a protocol says of itself, each fact with the places that say it; what it does not say is not found. */
export function readProtocol(parts: readonly ProtocolPart[], areas: readonly AreaWords[]): ReadProtocol {
  const lines = linesOf(parts);
  const title = findTitle(lines);
  const { kind, candidates } = readProductType(lines);
  const facts = [
    factOf("title", titleCandidate(title)),
    factOf("product_type", candidates),
    factOf("phase", readPhase(lines, title, kind === "medical_device"), 3),
    factOf("therapeutic_area", readArea(conditionsSaid(lines, title), areas)),
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
