import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { labelled, sentences, type Said } from "./said.ts";

export type ProtocolKind = "medical_device" | "biopharmaceutical" | "combination_product";

const signs: readonly (readonly [ProtocolKind, RegExp, number])[] = [
  [
    "medical_device",
    /\b(?:clinical investigation plan|investigational (?:medical )?device|investigational device exemption|ISO 14155|21 CFR (?:Part )?812|device deficienc(?:y|ies)|unanticipated adverse device effect|(?:serious )?adverse device effect|USADE|Regulation \(EU\) 2017\/74[56]|medical device regulation|in vitro diagnostic|ISO 20916|performance study|software as a medical device|SaMD|instructions for use|(?:device|implant)[\s-]related|IDE (?:number|no\.?|G\d)|notified body|CE[\s-]mark(?:ed|ing)?|USADEs?|SADEs?)\b/gi,
    2,
  ],
  [
    "biopharmaceutical",
    /\b(?:investigational (?:medicinal )?product|investigational (?:new )?drug|study drug|study medication|IMP\b|investigator[’']s brochure|pharmacokinetics?|21 CFR (?:Part )?312|mg\/day|SUSARs?|IND (?:number|no\.?)|EU CT number|Regulation \(EU\) (?:No )?536\/2014|bioequivalence|vaccines?|dose-limiting toxicit(?:y|ies)|medicinal product|marketing authori[sz]ation holder|advanced therapy medicinal product|ATC code|film-coated tablets?|tablets|capsules|placebo|intravenous(?:ly)?|subcutaneous(?:ly)?|monoclonal antibody|gene therapy|cell therapy|unexpected serious adverse reactions?|adverse drug reactions?|summary of product characteristics|GMP|adjuvant)\b/gi,
    1,
  ],
  [
    "combination_product",
    /\b(?:combination product|21 CFR (?:Part )?4\b|drug[\s-]device combination|autoinjector|auto-injector|prefilled (?:syringe|pen)|nasal dosing device|drug[\s-]eluting|on-body injector|inhalation device|dosing device)\b/gi,
    2,
  ],
];
const productWords = {
  medical_device: "Medical device",
  biopharmaceutical: "Medicine or biologic",
  combination_product: "Combination product",
} as const;

const label = /^(?:investigation type|type of (?:investigational )?product|product (?:type|category)|study type)$/i;

const kindSaid = (words: string): ProtocolKind | null => {
  if (/combination/i.test(words)) return "combination_product";
  if (/\bdevice\b/i.test(words)) return "medical_device";
  return /\b(?:drug|biologic(?:al)?|medicinal|vaccine|small molecule)\b/i.test(words) ? "biopharmaceutical" : null;
};

const countOf = (lines: readonly Line[], pattern: RegExp): number =>
  lines.reduce((sum, { text, zone }) => (zone === "aside" ? sum : sum + [...text.matchAll(pattern)].length), 0);

/** What kind of product is tested, by how often the protocol speaks as those of each kind do, with the first such words. */
export function readProductType(lines: readonly Line[]): { kind: ProtocolKind | null; candidates: Candidate[] } {
  const told = labelled(lines, label).flatMap((said) => {
    const kind = kindSaid(said.words);
    return kind === null || said.words.length > 60 ? [] : [{ said, kind }];
  });
  const counted = new Map(signs.map(([kind, pattern, weight]) => [kind, weight * countOf(lines, pattern)]));
  const [device = 0, drug = 0, both = 0] = [
    counted.get("medical_device"),
    counted.get("biopharmaceutical"),
    counted.get("combination_product"),
  ];
  const isBoth = both >= 6 && drug > 0;
  const byWords = isBoth ? "combination_product" : device > drug ? "medical_device" : drug > 0 ? "biopharmaceutical" : null;
  const kind = told[0]?.kind ?? byWords;
  if (kind === null) return { kind, candidates: [] };
  const shown: Candidate[] = told.map(({ said, kind }) => ({ said, value: productWords[kind], weight: 5, key: null }));
  const pattern = signs.find(([name]) => name === kind)?.[1];
  const first: Said | undefined = sentences(lines).find(
    ({ words }) => pattern !== undefined && new RegExp(pattern.source, "i").test(words),
  );
  return {
    kind,
    candidates: [...shown, ...(first === undefined ? [] : [{ said: first, value: productWords[kind], weight: 2, key: null }])],
  };
}
