import { builtInProductAreas } from "@clausewise/static-data";
import { rules, understand } from "../question/built-in-rules.fixture.ts";
import type { Candidate } from "./candidate.ts";
import { createCarrying } from "./carrying.ts";
import { createPassageReader } from "./passage-reader.ts";
import { createProductFit } from "./product-fit.ts";
import { type RankedEvidence, rankEvidence } from "./rank-evidence.ts";

/** A candidate passage for tests, the official text of a binding rule where nothing else is said. */
export const candidate = (given: Partial<Candidate>): Candidate => ({
  key: 1,
  score: 10,
  citation: "21 CFR 812.150",
  heading: "Reports",
  heading_path: [],
  text: "",
  page: null,
  text_kind: "verbatim",
  source_identifier: "21 CFR 812",
  source_title: "Investigational Device Exemptions",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  binding: true,
  status: "in_force",
  amended: [],
  issued: null,
  effective: null,
  ...given,
});

/** What evidence is ranked by in tests, with the product's own list of what is written for which products. */
export const rankedBy = {
  reader: createPassageReader(),
  productFit: createProductFit(builtInProductAreas()),
  carrying: createCarrying(rules),
};

/** What is found for a question among candidates. */
export const evidenceFor = (
  question: string,
  candidates: readonly Candidate[],
  supersededOnly: readonly Candidate[] = [],
): RankedEvidence => rankEvidence({ question: understand(question), candidates, supersededOnly }, rankedBy);

/** A passage of a person's own document for tests. */
export const ownCandidate = (given: Partial<Candidate>): Candidate =>
  candidate({
    citation: "trial-plan, page 8",
    heading: "",
    source_identifier: "trial-plan",
    source_title: "trial-plan",
    authority: "Own document",
    jurisdiction: "OWN",
    kind: "upload",
    binding: false,
    status: "final",
    ...given,
  });

/** What is found for a question that is put to one's own documents alone. */
export const ownEvidenceFor = (question: string, candidates: readonly Candidate[]): RankedEvidence =>
  rankEvidence({ question: understand(question, { own: true }), candidates, supersededOnly: [] }, rankedBy);
