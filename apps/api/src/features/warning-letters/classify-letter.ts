import type { LetterFamily, LetterKind } from "@clausewise/contracts";
import { builtInLetterFamilies, type OfficeGroup } from "@clausewise/static-data";

/** What FDA's list says of a letter, by which it is told what that is about. */
interface Told {
  subject: string;
  issuing_office: string;
}

const rules = builtInLetterFamilies().map(({ words, ...rule }) => ({ ...rule, patterns: words.map(beginsWord) }));

function beginsWord(words: string): RegExp {
  return new RegExp(`(?<![a-z0-9])${words.toLowerCase().replaceAll(/[^a-z0-9]/g, String.raw`\$&`)}`);
}

/** Offices and subjects of other things than devices, drugs and biologics. */
const officeApart = /tobacco|veterinary|food|imports|import district/;
const subjectApart = /tobacco|dietary supplement|food|feed|animal|seafood|juice|egg|bottled|fsvp|foreign supplier|cosmetic/;

const groups: readonly [OfficeGroup, RegExp][] = [
  ["device", /device|^oht\d|^orp:/],
  ["biologics", /biologic/],
  ["drug", /drug|pharmaceutical quality|manufacturing quality/],
];

const plain = (text: string): string =>
  text
    .replaceAll(/^["\u201c]|["\u201d]$/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();

/** The family of a letter and the kinds of product it is on; the rules are those of `subject-families.md`. */
export function classifyLetter(told: Told): { subject_family: LetterFamily; product_kind: LetterKind[] } {
  const [subject, office] = [plain(told.subject), plain(told.issuing_office)];
  const group = officeApart.test(office) ? undefined : groups.find(([, pattern]) => pattern.test(office))?.[0];
  if (group === undefined || subjectApart.test(subject)) return { subject_family: "outside", product_kind: [] };
  const rule = rules.find(
    ({ patterns, group: wanted, office: name }) =>
      (wanted === "any" || wanted === group) &&
      (name === null || office.includes(name.toLowerCase())) &&
      (patterns.length === 0 || patterns.some((pattern) => pattern.test(subject))),
  );
  return { subject_family: rule?.family ?? "outside", product_kind: kindsOf(subject, group) };
}

function kindsOf(subject: string, group: OfficeGroup): LetterKind[] {
  const isOf = (pattern: RegExp) => pattern.test(subject);
  if (isOf(/drug\/medical devices/)) return ["device", "drug"];
  const byOffice = group === "biologics" ? (isOf(/premarket approval|investigational device/) ? "device" : "biologic") : group;
  const isDrugToo = group === "biologics" && isOf(/new drug/) && !isOf(/investigational new drug/);
  const kinds = [
    byOffice,
    ...(isOf(/unlicensed biological|biologics license/) ? ["biologic" as const] : []),
    ...(isDrugToo ? ["drug" as const] : []),
  ];
  return (["device", "drug", "biologic"] as const).filter((kind) => kinds.includes(kind));
}
