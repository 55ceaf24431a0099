import { isSection, type Line } from "./lines.ts";
import { labelled, type Said } from "./said.ts";

const titleLabel =
  /^(?:(?:full|official|complete|scientific|public|long|protocol|study|trial|clinical|investigation|cip) )*title(?: of (?:the )?(?:study|trial|protocol|investigation))?$/i;
const titleSigns =
  /\b(?:study|trial|investigation|evaluation|efficacy|safety|performance|versus|vs\.?|randomi[sz]ed|phase [1-4iv]+[abc]?|(?:treatment|prevention|management|detection|diagnosis) of|for (?:the )?(?:treatment|prevention))\b/i;
/** What kind of document it is, and no title of a study. */
const kindOfDocument =
  /^(?:(?:clinical|study|trial|investigation(?:al)?|performance|research|device|protocol|plan|master|final|amended|and|the|of|for|a|cip|cpsp) ?)+$/i;
const otherLine =
  /^(?:sponsor|protocol (?:number|no|id|version|code)|version|date|confidential|clinicaltrials|eudract|eu ct|ide\b|ind\b|(?:name|address) of|compliance|statement)|[.]\s+[A-Z].*[.]$|confidential|compliance with|agree to|property of/i;
const designWords =
  /\b(?:randomi[sz]ed|blind(?:ed)?|masked|placebo|phase|open[\s-]label|multi-?cent(?:er|re)|controlled|efficacy|safety|prospective|pivotal)\b/gi;
const inPeople =
  /\b(?:in|for|among) (?:\w+ ){0,4}(?:patients|subjects|participants|adults|children|infants|women|men|people|individuals|volunteers)\b/i;

const month = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*";
const day = `(?:\\d{1,2}[\\s./-]+(?:${month}|\\d{1,2})[\\s.,/-]+\\d{4}|\\d{4}-\\d{2}-\\d{2}|${month}\\.?\\s+\\d{1,2},?\\s+\\d{4})`;
/** The line of version and date that stands below a title, where a page's lines were read as one paragraph. */
const versionBelow = new RegExp(
  `[\\s,;:|–-]+(?:(?:final|original|amended|protocol|document|cip)\\s+)*(?:version|revision|amendment)\\s*(?:no\\.?|number|#|:)?\\s*v?\\d+(?:\\.\\d+)*(?:[\\s,;:|(–-]+(?:(?:dated|date|of):?\\s+)?${day}.*)?$`,
  "i",
);

/** A title without the line of version and date below it. */
function above({ words, ...said }: Said): Said {
  const alone = words.replace(versionBelow, "").trimEnd();
  return { ...said, words: alone === "" ? words : alone };
}

/** Where a title stands though what is around it tells of changes. */
const frontPages = 5;
const longest = 600;
/** Words of design that speak for a title; more speak no louder. */
const mostDescribed = 4;

/** How much a line reads as a study's title: null where it does not. */
function titleWeight({ text, isHeading, part, zone }: Line): number | null {
  const isLong = text.length > (isHeading ? 24 : 50) && text.length < longest;
  if (!isLong || !(titleSigns.test(text) || inPeople.test(text)) || otherLine.test(text) || kindOfDocument.test(text) || isSection(text))
    return null;
  const described = Math.min(mostDescribed, [...text.matchAll(designWords)].length);
  return (
    described +
    (isHeading ? 2 : 0) +
    (inPeople.test(text) ? 1 : 0) +
    (part === 1 ? 1 : 0) +
    (text.length > 50 ? 1 : 0) +
    (zone === "title" ? 1 : 0)
  );
}

function shownTitle(lines: readonly Line[]): Said | null {
  let best: Said | null = null;
  let most = 0;
  for (const line of lines) {
    const weight = line.part <= 2 && line.table === null ? titleWeight(line) : null;
    if (weight === null || weight <= most) continue;
    [best, most] = [{ words: line.text, line, label: null }, weight];
  }
  return best;
}

/** The protocol's full title: beside its label, else the line of the title page that reads most as one. */
export function findTitle(lines: readonly Line[]): Said | null {
  const front = lines.filter(({ part }) => part <= frontPages).map((line): Line => ({ ...line, zone: "title" }));
  const named = [...labelled(lines, titleLabel), ...labelled(front, titleLabel)].find(
    ({ words, label }) => words.length > 25 && !/short|brief/i.test(label ?? ""),
  );
  const found = named ?? shownTitle(lines);
  return found && above(found);
}
