import type { ProductType } from "@clausewise/contracts";
import type { Candidate } from "./candidate.ts";

interface Domain {
  /** Citations it holds for: parts of 21 CFR from one number to another, or a pattern over the citation and the source's title. */
  where: readonly [number, number] | RegExp;
  /** Products it is written for. */
  of: readonly ProductType[];
  /** Products it may concern besides; it is foreign to all others. */
  also: readonly ProductType[];
  reason: string;
}

const combined = /combination product/i;
const medicines = ["drug", "biologic"] as const;
const devices = ["device", "ivd"] as const;

/**
 * Which rules are written for which products; the first that fits holds. What none names (21 CFR 11, 50, 56, GDPR, …) is
 * for all. Combination products are never left out: both sides' rules hold for their parts (21 CFR 4.3).
 */
const domains: readonly Domain[] = [
  { where: [3, 4], of: ["combination"], also: ["device", "drug", "biologic"], reason: "Product jurisdiction and combination products" },
  { where: [100, 190], of: [], also: [], reason: "21 CFR subchapter B: food" },
  { where: [201, 201], of: medicines, also: [], reason: "Drug labeling; the Act holds for biologics too (PHS Act 351(j))" },
  { where: [210, 211], of: medicines, also: [], reason: "Drug CGMP; 210.2 has it hold for biologics beside parts 600 to 680" },
  { where: [312, 312], of: medicines, also: ["ivd"], reason: "312.2 covers biologics, and names diagnostic biologics" },
  { where: [200, 361], of: ["drug"], also: ["biologic"], reason: "21 CFR subchapters C and D: drugs for human use" },
  { where: [500, 589], of: [], also: [], reason: "21 CFR subchapter E: animal drugs and feeds" },
  { where: [600, 680], of: ["biologic"], also: ["drug"], reason: "21 CFR subchapter F: biologics" },
  { where: [700, 740], of: [], also: [], reason: "21 CFR subchapter G: cosmetics" },
  { where: [809, 809], of: ["ivd"], also: ["device"], reason: "In vitro diagnostic products for human use" },
  { where: [862, 866], of: ["ivd"], also: ["device"], reason: "Classified chemistry, hematology and immunology devices: diagnostics" },
  { where: [868, 892], of: ["device"], also: [], reason: "Classified devices of the other panels" },
  { where: [800, 898], of: ["device"], also: ["ivd"], reason: "21 CFR subchapter H: devices, of which diagnostics are some (809.3)" },
  { where: [1000, 1050], of: [], also: devices, reason: "21 CFR subchapter J: radiation emitting products" },
  { where: [1270, 1271], of: ["biologic"], also: ["drug", "device"], reason: "Human cells and tissues" },
  { where: /^FD&C Act (?:50[56]|503[AB]|52[5-9]|58[12]|760)/, of: ["drug"], also: ["biologic"], reason: "Sections on new drugs" },
  { where: /^FD&C Act 5(?:1[3-9]|2[0-4])/, of: devices, also: [], reason: "Sections on devices" },
  { where: /^PHS Act 351/, of: ["biologic"], also: ["drug"], reason: "Licensing of biological products" },
  { where: /^ICH (?:Q5|Q6B)/, of: ["biologic"], also: ["drug"], reason: "Quality of biotechnological products" },
  { where: /^ICH E[689]\b/, of: medicines, also: devices, reason: "Clinical practice and statistics, which device trials lean on" },
  { where: /^ICH /, of: medicines, also: [], reason: "Harmonised for pharmaceuticals" },
  {
    where: /^(?:EU IVDR|Directive 98\/79|IvDO|IMDRF\/IVD)/,
    of: ["ivd"],
    also: [],
    reason: "In vitro diagnostics; EU MDR Article 1(6)(a) leaves them out",
  },
  { where: /^(?:EU MDR|Directive (?:93\/42|90\/385)|MedDO)/, of: ["device"], also: [], reason: "Devices other than in vitro diagnostics" },
  { where: /^(?:Directive 2001\/83|Regulation \(EU\) No 536\/2014)/, of: medicines, also: [], reason: "Medicinal products" },
  { where: /^(?:C\.R\.C\.|SI 2012\/1916|SI 2025\/538)/, of: medicines, also: [], reason: "Drugs in Canada; medicines in the UK" },
  {
    where: /^(?:SOR\/98-282|SI 2002\/618|SI 2024\/1368)/,
    of: devices,
    also: [],
    reason: "Devices in Canada and the UK, diagnostics included",
  },
  { where: combined, of: ["combination"], also: ["device", "drug", "biologic"], reason: "Named in the title" },
  {
    where: /(?<!non-)\bin vitro|(?<!non-)\bivd[dr]?\b|\bCLIA\b|companion diagnostic/i,
    of: ["ivd"],
    also: ["device"],
    reason: "Named in the title",
  },
  { where: /^(?:ISO|IEC|IMDRF|MDCG|MEDDEV)/, of: ["device"], also: ["ivd"], reason: "Standards and guidance for devices" },
  { where: /biologic(?:s|al)|vaccine|blood\b/i, of: ["biologic"], also: ["drug"], reason: "Named in the title" },
  { where: /device|510\(k\)|\bPMA\b|\bDe Novo\b|\bCDRH\b/i, of: ["device"], also: ["ivd"], reason: "Named in the title" },
  { where: /\bdrugs?\b|medicin(?:e|al)|pharmaceutical/i, of: ["drug"], also: ["biologic"], reason: "Named in the title" },
];

const medicine = "\\b(?:drugs?|medicin\\w+|pharmaceutical\\w*|biologic\\w*)\\b";
const titlesMix = new RegExp(`${medicine}.*\\bdevices?\\b|\\bdevices?\\b.*${medicine}`, "i");

/** Agencies, offices and acts bear product names that say nothing of the product. */
const agency =
  /federal food,? drug,? and cosmetic act|food and drugs? (?:administration|regulations|act)|center for devices and radiological health/gi;

function domainOf({ citation, source_title, source_identifier }: Candidate): Domain | undefined {
  const part = Number(/^21 CFR (\d+)/.exec(citation)?.[1] ?? Number.NaN);
  const title = `${source_identifier} ${source_title}`.replace(agency, " ");
  return domains.find(({ where }) => {
    if (!(where instanceof RegExp)) return part >= where[0] && part <= where[1];
    if (!Number.isNaN(part)) return false;
    return where.source.startsWith("^")
      ? where.test(citation) || where.test(source_identifier)
      : (!titlesMix.test(title) || where === combined) && where.test(title);
  });
}

/** 1 where a passage is written for a kind of product, -1 where it is clearly written for others, else 0. */
export function productFit(candidate: Candidate, product: ProductType): -1 | 0 | 1 {
  const domain = domainOf(candidate);
  if (domain === undefined) return 0;
  if (domain.of.includes(product)) return 1;
  return domain.also.includes(product) || (product === "combination" && domain.of.length > 0) ? 0 : -1;
}
