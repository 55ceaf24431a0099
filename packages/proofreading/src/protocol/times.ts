import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { labelled, sentences, sentencesOf, shownWords, type Said } from "./said.ts";
import { spelledNumber } from "./spelled-numbers.ts";

const number = `(?:\\d+(?:[.,]\\d+)?|${spelledNumber})`;
const time = new RegExp(
  `\\b(?:up to |approximately |about |at least |a maximum of |maximum of )?${number}(?:\\s?(?:-|–|to)\\s?${number})?[\\s-](?:additional |full )?(?:day|week|month|year)s?\\b`,
  "i",
);

const label =
  /^(?:(?:estimated|total|planned|expected|anticipated|maximum|overall|approximate) )*(?:(?:study|trial|investigation|treatment|follow-?up|participation|clinical) )*(?:duration|length|period|time ?frame)(?: of (?:the )?(?:(?:study|trial|investigation|treatment|participation|follow-?up|intervention|subject participation|patient participation|individual participation|therapy)(?: and (?:study|treatment|follow-?up))?))*(?: (?:for (?:an |each )?(?:individual )?(?:patient|subject|participant)s?|per (?:patient|subject|participant)))?$|^(?:treatment )?arms? and (?:planned )?duration(?: for an individual \w+)?$|^intervention groups and duration$|^(?:study|expected|planned) (?:start|end) (?:and|\/) (?:end|duration)$/i;
const ofThis =
  /\b(?:(?:study|trial|investigation|treatment|participation) (?:duration|length)|(?:duration|length) of (?:the |an? |each )?(?:\w+ )?(?:study|trial|investigation|treatment|participation))\b[^.]{0,80}\b(?:is|will be|of|approximately|up to)\b|\b(?:trial|study|investigation) of \d+ (?:weeks|months|years) duration\b|\bwill (?:last|take|run for|continue for|consist of|participate (?:in the (?:study|trial) )?for|be followed for|be treated for)\b[^.]{0,60}\b(?:day|week|month|year)/i;

const candidate = (said: Said, weight: number): Candidate[] => {
  const found = time.exec(said.words);
  if (found === null) return [];
  const of = /treatment|follow-?up|participation/i.exec(said.label ?? "")?.[0].toLowerCase();
  // Where several periods are named, none of them is the duration: the words say it.
  const isOne = [...said.words.matchAll(new RegExp(time.source, "gi"))].length === 1;
  const value = isOne ? `${found[0].trim()}${of === undefined ? "" : ` (${of})`}` : shownWords(said.words.trim());
  return [{ said, value, weight, key: null }];
};

/** Places that tell how long the study, or what people are given, lasts. */
export function readDuration(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, label).flatMap((said) =>
    sentencesOf(said)
      .slice(0, 2)
      .flatMap((one) => candidate(one, 4)),
  );
  const spoken = sentences(lines).flatMap((said) =>
    ofThis.test(said.words) && said.words.length < 400 ? candidate(said, /total|maximum|overall/i.test(said.words) ? 3 : 2) : [],
  );
  return [...told, ...spoken, ...(title === null ? [] : candidate(title, 1.5))];
}

const registers: readonly (readonly [string, RegExp])[] = [
  ["ClinicalTrials.gov", /\bNCT\s?\d{8}\b/g],
  ["EU CT number", /\b20\d{2}-5\d{5}-\d{2}(?:-\d{2})?\b/g],
  ["EudraCT", /\b(?:19|20)\d{2}-0\d{5}-\d{2}\b/g],
  ["IND", /\bIND(?:\s*(?:number|no\.?|#|:))*\s*#?\s?\d{2,3},?\d{3}\b/g],
  ["IDE", /\b(?:IDE(?:\s*(?:number|no\.?|#|:))*\s*#?\s?)?G\d{6}(?:\/[A-Z]\d+)?\b/g],
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
        const value = `${name}: ${found.replace(/^(?:IND|IDE)\D*(?=[\dG])/, "")}`;
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
