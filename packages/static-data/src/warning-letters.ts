import { readFileSync } from "node:fs";
import { LetterFamily, LetterKind } from "@clausewise/contracts";
import { z } from "zod";
import { readJsonLines } from "./json-lines.ts";
import { rulesOf } from "./rules.ts";

const filled = z.string().min(1);

const Letter = z.strictObject({
  marcs_cms: filled.nullable(),
  company: filled,
  letter_date: z.iso.date(),
  posted_date: z.iso.date().nullable(),
  issuing_office: filled,
  subject: filled,
  subject_family: LetterFamily,
  product_kind: z.array(LetterKind).min(1),
  url: z.url({ protocol: /^https$/, hostname: /(?:^|\.)fda\.gov$/ }),
  /** Regulations that the letter cites; none where nobody read it. */
  cited: z.array(filled),
  checked_against: filled,
});
export type BuiltInLetter = z.infer<typeof Letter>;

/** Facts of letters to makers of devices, drugs and biologics. */
export const builtInLetters = (): BuiltInLetter[] => readJsonLines("warning-letters/letters.jsonl", Letter);

const officeGroups = ["any", "device", "biologics", "drug"] as const;
export type OfficeGroup = Exclude<(typeof officeGroups)[number], "any">;

/** A rule by which letters are of a family; the first that fits holds. */
interface LetterFamilyRule {
  family: LetterFamily;
  /** One of which begins a word of the subject; none where the office alone decides. */
  words: string[];
  group: (typeof officeGroups)[number];
  /** What the name of the office holds, where that decides. */
  office: string | null;
}

const row = /^\| \d+ \| `(?<family>\w+)` \| (?<words>[^|]+) \| (?<office>[^|]+) \|$/gm;
const named = /^office name contains "(?<name>.+)"$/;

/** The table of `subject-families.md`. */
export const builtInLetterFamilies = (): LetterFamilyRule[] =>
  [...readFileSync(new URL("../warning-letters/subject-families.md", import.meta.url), "utf8").matchAll(row)].map(({ groups = {} }) => {
    const office = groups["office"]?.trim() ?? "";
    const name = named.exec(office)?.groups?.["name"] ?? null;
    const words = groups["words"]?.trim() ?? "";
    return {
      family: LetterFamily.parse(groups["family"]),
      words: words === "any subject" ? [] : words.split(";").map((word) => word.trim()),
      group: name === null ? z.enum(officeGroups).parse(office) : "any",
      office: name,
    };
  });

/** Parts of the regulations that the subject of a family stands under, and why. */
export const builtInFamilyParts = (): { family: LetterFamily; parts: string[]; because: string }[] =>
  rulesOf("warning-letters/parts").map((rule) => ({
    family: LetterFamily.parse(rule.title),
    parts: rule.listOf("parts"),
    because: rule.of("because"),
  }));
