import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { labelled } from "./said.ts";

const registers: readonly (readonly [string, RegExp])[] = [
  ["ClinicalTrials.gov", /\bNCT\s?\d{8}\b/g],
  ["EU CT number", /\b20\d{2}-5\d{5}-\d{2}(?:-\d{2})?\b/g],
  ["EudraCT", /\b(?:19|20)\d{2}-0\d{5}-\d{2}\b/g],
  ["IND", /\bIND(?:\s*(?:[Nn]umber|NUMBER|[Nn]o\.?|NO\.?|#|:))*\s*#?\s?\d{2,3},?\d{3}\b/g],
  ["IDE", /\b(?:IDE(?:\s*(?:[Nn]umber|NUMBER|[Nn]o\.?|NO\.?|#|:))*\s*#?\s?)?G\d{6}(?:\/[A-Z]\d+)?\b/g],
  ["ISRCTN", /\bISRCTN\s?\d{8}\b/g],
  ["jRCT", /\bjRCTs?\d{9,12}\b/g],
  ["ANZCTR", /\bACTRN\d{14}\b/g],
  ["DRKS", /\bDRKS\d{8}\b/g],
  ["ChiCTR", /\bChiCTR[-\w]*\d{6,}\b/g],
  ["CTRI", /\bCTRI\/\d{4}\/\d{2,3}\/\d{4,6}\b/g],
  ["WHO UTN", /\bU1111-\d{4}-\d{4}\b/g],
  ["CIV-ID", /\bCIV-(?:[A-Z]{2}-)?\d{2}-\d{2}-\d{4,6}\b/g],
];
/** The pages on which a protocol names its own numbers and not those of other studies. */
const ownPages = 3;

/** Numbers by which registers and authorities know the study, each with its register. */
export function readIdentifiers(lines: readonly Line[]): Candidate[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    if (line.part > ownPages && line.zone !== "synopsis") return [];
    return registers.flatMap(([name, pattern]) =>
      [...line.text.matchAll(pattern)].flatMap(([found]): Candidate[] => {
        const value = `${name}: ${found.replace(/^(?:IND|IDE)[^\dG]*/, "")}`;
        if (seen.has(value)) return [];
        seen.add(value);
        return [{ said: { words: found, line, label: null }, value, weight: 1, key: null }];
      }),
    );
  });
}

const versionLabel =
  /^(?:(?:protocol|cip|document|amended protocol|amendment|current) )*(?:version|revision|amendment)(?: (?:number|no\.?|identifier|and date|date))*$|^(?:protocol|approval|release|version) date$|^date(?: of (?:the )?(?:protocol|version|issue))?$/i;
const inRunning =
  /\b(?:(?:protocol )?(?:version|amendment)\s*(?:no\.?|number|#)?\s*\d+(?:\.\d+)*(?:\s*\([A-Za-z ]+\))?|(?:amended (?:clinical )?(?:trial |study )?protocol)\s*(?:version\s*)?(?:no\.?\s*)?\d+)\b/i;

/** Places that tell which version of the protocol this is. */
export function readVersion(lines: readonly Line[]): Candidate[] {
  const early = lines.filter(({ part }) => part <= ownPages);
  const told = labelled(early, versionLabel).flatMap((said): Candidate[] =>
    said.words.length > 60 || !/\d/.test(said.words)
      ? []
      : [
          {
            said,
            value: `${said.label?.replace(/\s*:$/, "") ?? ""}: ${said.words}`.replace(/^: /, ""),
            weight: /date/i.test(said.label ?? "") ? 2 : 3,
            key: null,
          },
        ],
  );
  const named = early.flatMap((line): Candidate[] => {
    const found = line.part <= 2 && line.text.length < 160 ? inRunning.exec(line.text)?.[0] : undefined;
    return found === undefined ? [] : [{ said: { words: line.text, line, label: null }, value: found, weight: 2, key: null }];
  });
  return [...told, ...named];
}
