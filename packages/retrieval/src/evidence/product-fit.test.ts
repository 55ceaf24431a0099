import type { ProductType } from "@clausewise/contracts";
import { builtInProductAreas } from "@clausewise/static-data";
import { expect, test } from "vitest";
import { understand } from "../question/built-in-rules.fixture.ts";
import { candidate, rankedBy } from "./candidate.fixture.ts";
import { createProductFit } from "./product-fit.ts";
import { rankEvidence } from "./rank-evidence.ts";

const of = (citation: string, source_title = "", source_identifier = citation) => candidate({ citation, source_title, source_identifier });

test.each<[string, string, ProductType, -1 | 0 | 1]>([
  ["21 CFR 314.50", "Applications for FDA Approval to Market a New Drug", "drug", 1],
  ["21 CFR 807.92", "Establishment Registration and Device Listing", "drug", -1],
  ["21 CFR 50.25", "Protection of Human Subjects", "drug", 0],
  ["21 CFR 11.10", "Electronic Records; Electronic Signatures", "biologic", 0],
  ["ICH Q9(R1) 4", "ICH Q9(R1) Quality Risk Management", "drug", 1],
  ["ICH Q5E 1.4", "Comparability of Biotechnological/Biological Products", "biologic", 1],
  ["ICH E6(R3) 3", "Guideline for Good Clinical Practice", "device", 0],
  ["21 CFR 211.100", "Current Good Manufacturing Practice for Finished Pharmaceuticals", "device", -1],
  ["21 CFR 211.100", "Current Good Manufacturing Practice for Finished Pharmaceuticals", "biologic", 1],
  ["21 CFR 601.12", "Licensing", "biologic", 1],
  ["21 CFR 809.10", "In Vitro Diagnostic Products for Human Use", "ivd", 1],
  ["21 CFR 864.9", "Hematology and Pathology Devices", "ivd", 1],
  ["21 CFR 878.4", "General and Plastic Surgery Devices", "ivd", -1],
  ["21 CFR 807.92", "Establishment Registration and Device Listing", "ivd", 0],
  ["EU IVDR Article 10", "Regulation (EU) 2017/746", "ivd", 1],
  ["EU IVDR Article 10", "Regulation (EU) 2017/746", "device", -1],
  ["EU MDR Article 10", "Regulation (EU) 2017/745", "ivd", -1],
  ["MDCG 2022-2", "Guidance on general principles of clinical evidence for In Vitro Diagnostic medical devices (IVDs)", "ivd", 1],
  ["MDCG 2019-11", "Qualification and classification of software", "device", 1],
  ["FD&C Act 505(b)", "Federal Food, Drug, and Cosmetic Act", "drug", 1],
  ["FD&C Act 513(f)(2)", "Federal Food, Drug, and Cosmetic Act", "device", 1],
  ["FD&C Act 704", "Federal Food, Drug, and Cosmetic Act section 704, Inspection", "device", 0],
  ["21 CFR 4.3", "Regulation of Combination Products", "combination", 1],
  ["21 CFR 820.10", "Quality Management System Regulation", "combination", 0],
  ["The Special 510(k) Program p. 4", "Guidance for Industry and Food and Drug Administration Staff", "device", 1],
  ["The Special 510(k) Program p. 4", "Guidance for Industry and Food and Drug Administration Staff", "drug", -1],
  ["Inspection guidance p. 2", "Delaying, Denying or Refusing a Drug or Device Inspection", "device", 0],
])("%s (%s) for a %s: %i", (citation, title, product, fit) => {
  expect(rankedBy.productFit(of(citation, title), product)).toBe(fit);
});

test("each rule is the first that holds for its examples, and does not hold for what stands beside them", () => {
  const rules = builtInProductAreas();
  const wrong = rules.flatMap(({ title, fits, not }, nth) => {
    const onlyThis = createProductFit(rules.map((rule, at) => ({ ...rule, of: at === nth ? ["device"] : [], also: [] })));
    const holds = (example: string) => {
      const [citation = "", ofSource] = example.split(" -> ");
      return onlyThis(of(citation, ofSource), "device") === 1;
    };
    return [...fits.filter((one) => !holds(one)), ...not.filter(holds)].map((example) => `${title}: ${example}`);
  });
  expect(wrong).toEqual([]);
  expect(rules.filter(({ fits, not }) => fits.length === 0 || not.length === 0)).toEqual([]);
});

const device = candidate({
  key: 1,
  citation: "21 CFR 820.35",
  heading: "Control of records",
  text: "The manufacturer shall keep complaint records.",
});
const drug = candidate({
  key: 2,
  citation: "21 CFR 211.198",
  heading: "Complaint files",
  source_identifier: "21 CFR 211",
  text: "Written procedures shall cover complaint records.",
});
const found = (product: ProductType | null, question = "Which complaint records must be kept?") =>
  rankEvidence({ question: understand(question, { product }), candidates: [device, drug], supersededOnly: [] }, rankedBy).sections.map(
    ({ members }) => members[0]?.candidate.citation,
  );

test("a question narrowed to drugs is answered from drug rules, one about devices from device rules", () => {
  expect([found("drug"), found("device")]).toEqual([["21 CFR 211.198"], ["21 CFR 820.35"]]);
});

test("a question that is not narrowed hears both", () => {
  expect(found(null)).toHaveLength(2);
});

test("a clause that the question names is heard whatever it is narrowed to", () => {
  expect(found("drug", "Which complaint records does 21 CFR 820.35 ask for?")).toContain("21 CFR 820.35");
});
