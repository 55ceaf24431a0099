import { createSignatureReads } from "../features/signatures/signatures.reads.ts";
import type { Requirement, RulePack } from "@clausewise/contracts";
import { NewProduct } from "@clausewise/contracts";
import { connectors } from "@clausewise/official";
import { checkCompleteness, readManuscript } from "@clausewise/proofreading";
import { createAnswerReads } from "../features/answers/answers.reads.ts";
import { createAuditReads } from "../features/audit/audit.reads.ts";
import { createCitations } from "../features/citations/citations.ts";
import { createDocumentReads } from "../features/documents/documents.reads.ts";
import type { ReadFile } from "../features/documents/reading/read-in-child.ts";
import type { GapParts } from "../features/gaps/gap-parts.ts";
import { createGapProofService } from "../features/gaps/gap-proofs.service.ts";
import { createGapRequirementService } from "../features/gaps/gap-requirements.service.ts";
import { createGapService } from "../features/gaps/gaps.service.ts";
import { createPackShelf } from "../features/gaps/pack-shelf.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import { createLibraryReads } from "../features/library/library.reads.ts";
import { createNotify } from "../features/notifications/notify.ts";
import { createOfficialReads } from "../features/official/official.reads.ts";
import { createPathwayReads } from "../features/pathways/pathways.reads.ts";
import { createProductReads } from "../features/products/products.reads.ts";
import { createProductService } from "../features/products/products.service.ts";
import { createQueryReads } from "../features/queries/queries.reads.ts";
import { createQueryService } from "../features/queries/queries.service.ts";
import { createSharing } from "../features/sharing/sharing.ts";
import type { Caller, Services } from "../service.ts";
import { createDocumentWorld, type DocumentWorld } from "./documents.ts";

/** One page a file, its blocks parted by empty lines. */
const onePage: ReadFile = async function* (bytes) {
  let text = "";
  for await (const chunk of bytes) text += String(chunk);
  const blocks = text
    .split("\n\n")
    .map((one) => ({ kind: "paragraph" as const, level: 0, text: one, range: null, words: new Uint8Array() }));
  yield { kind: "page", number: 1, name: null, size: { width: 600, height: 800 }, source: "text", blocks };
};

const requirement = (id: string, clause: string, given: Partial<Requirement> = {}): Requirement => ({
  id,
  group: "Quality system",
  title: id,
  requirement: `${id} must be controlled.`,
  citations: [{ source: clause.startsWith("EU") ? "EU MDR" : "21 CFR 820", clause }],
  level: "required",
  applies: null,
  headings: [],
  signs: [["design", "controlled"]],
  asks: `Is ${id} controlled?`,
  evidence: ["A procedure"],
  maps_to: [],
  ...given,
});

const source = { title: "A concordance", url: "https://example.org/", clause: null };

export const usRules: RulePack = {
  pack: "us-rules",
  title: "Rules of the United States",
  kind: "requirements",
  categories: ["device"],
  jurisdictions: ["US"],
  document_types: [],
  basis: [{ source: "21 CFR 820", clauses: "all" }],
  version: "2026-10",
  checked: "2026-10-01",
  checked_against: "nothing",
  about: "What is asked for in the United States.",
  requirements: [
    requirement("design", "21 CFR 820.30(a)(1)"),
    requirement("scope", "21 CFR 820.1"),
    requirement("software", "21 CFR 820.30(a)", {
      level: "conditional",
      applies: { when: "the device is software", facts: [{ fact: "software", is: true }], words: [] },
    }),
  ],
};

export const euRules: RulePack = {
  ...usRules,
  pack: "eu-rules",
  title: "Rules of the European Union",
  jurisdictions: ["EU"],
  basis: [{ source: "EU MDR", clauses: "Article 10" }],
  requirements: [
    requirement("files", "EU MDR Article 10(9)", { maps_to: [{ pack: "us-rules", id: "design", relation: "same", source }] }),
    requirement("system", "EU MDR Article 10(9)(a)", { maps_to: [{ pack: "us-rules", id: "scope", relation: "part", source }] }),
  ],
};

/** A world with products that are held against packs, and documents to show what is met. */
export interface GapWorld extends DocumentWorld, Pick<Services, "gaps" | "gapRequirements" | "gapProofs" | "products" | "queries"> {
  parts: GapParts;
  /** A device of somebody's for the United States and the European Union. */
  addProduct(caller: Caller, given?: object): Promise<string>;
  /** The services over other packs, as after the product was updated. */
  over(packs: readonly RulePack[]): Pick<Services, "gaps" | "gapRequirements" | "gapProofs">;
}

export async function createGapWorld(): Promise<GapWorld> {
  const world = await createDocumentWorld(onePage, false);
  const { database, clock, key, keys } = world;
  const library = createLibraryReads(database);
  const citations = createCitations(database, library);
  const bookmarks = createQueryReads(database);
  const records = createAuditReads(database, { key, people: keys });
  const given: Omit<GapParts, "packs"> = {
    ...world,
    products: createProductReads(database),
    people: peopleReads,
    records,
    library,
    citations,
    documents: createDocumentReads(database),
    bookmarks,
    sharing: createSharing(clock),
    signatures: createSignatureReads(database, records),
    notify: createNotify(world),
    async lookFor(text, one) {
      const [check] = checkCompleteness(readManuscript({ text }), { requirements: [one] });
      if (!check) throw new Error("nothing was looked for");
      return check;
    },
    assessed: (owner, id) => createPathwayReads(database).assessed(owner, id),
  };
  const over = (packs: readonly RulePack[]) => {
    const parts = { ...given, packs: createPackShelf(() => packs) };
    return { gaps: createGapService(parts), gapRequirements: createGapRequirementService(parts), gapProofs: createGapProofService(parts) };
  };
  const products = createProductService({ ...world, library, official: createOfficialReads(database, connectors) });
  const fields = { name: "Pump", currentStage: "concept", category: "device", areas: ["device"], targetMarkets: ["US", "EU"] };
  return {
    ...world,
    ...over([usRules, euRules]),
    parts: { ...given, packs: createPackShelf(() => [usRules, euRules]) },
    products,
    queries: createQueryService({ ...world, answers: createAnswerReads(database, citations), citations }),
    over,
    addProduct: async (caller, more = {}) => (await products.create(NewProduct.parse({ ...fields, ...more }), caller)).id,
  };
}
