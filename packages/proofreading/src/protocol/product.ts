import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { plain } from "./plain.ts";
import { labelled, sentences, type Said } from "./said.ts";
import { isOfAnother, statedOf } from "./statements.ts";

const thing =
  "(?:products?|drugs?|drug substance|vaccines?|devices?|compounds?|substance|ingredient|article|interventions?|treatments?|agents?|medical devices?|imps?|ivd|assay|software|test|system|therapy|medication|biologic|cell product)";
const kind =
  "(?:abbvie|study|test|investigational|investigational medicinal|medicinal|trial|active|finished|sponsor[’']?s?|name|generic|proprietary|device|experimental|in vitro diagnostic|gene therapy|cell therapy)";
const productLabel = new RegExp(
  `^(?:names? of (?:the )?)?(?:${kind} )*${thing}(?:\\(s\\)|s)?(?: (?:name|(?:under|of) (?:investigation|evaluation|study|test)|\\(imp\\)|name and (?:description|model)|, dose(?:,)? and mode of administration|identification))*$|^(?:investigational )?(?:medical )?device (?:name|description|identification)$|^compound(?: (?:number|name))?$|^test product\\(s\\), dose, and mode of administration$|^(?:trade|device|product) name$|^experimental (?:arm|group)$`,
  "i",
);
const notName =
  /^(?:\d+(?: to \d+)?$|week|day|month|department|university|hospital|institute|none|blood|will|is|the|are|n\/?a|not applicable|any|all|dosage|dose|description|name|each|this|there|subjects|patients|participants|if|see|no)\b/i;
/** What a product is compared with is none that is tested. */
const compared = /\b(?:comparator|control|reference|placebo|background|concomitant|rescue|standard of care|usual care)\b/i;

const end = "(?= (?:compared|versus|vs\\.?|in|for|as|on|with|when|administered|given|among|to|and placebo|or placebo)\\b|[:,]|$)";
const measured = "(?:efficacy|safety|effects?|effectiveness|performance|tolerability|pharmacokinetics|immunogenicity|feasibility|accuracy)";
const inTitles: readonly RegExp[] = [
  new RegExp(`\\b${measured}(?:,? (?:and|,)? ?(?:the )?(?:clinical )?${measured})* of (?:the |an? )?(.{3,90}?)${end}`, "i"),
  new RegExp(`\\bcomparing (?:the )?(.{3,60}?)(?= (?:to|with|versus|and)\\b)`, "i"),
  new RegExp(`\\b(?:study|trial|investigation|evaluation|assessment) of (?:the |an? )?(.{3,80}?)${end}`, "i"),
  /^(?:[A-Z][A-Z\d-]{2,}: )?(?:the |once-daily |twice-daily |weekly |oral |intravenous )*(.{3,60}?) (?:versus|vs\.?|against|compared (?:with|to))\b/i,
  /^(?:the )?(.{3,60}?) (?:for|in) (?:the )?(?:prevention|treatment|management|detection|diagnosis|reduction|relief|prophylaxis|patients|adults|children|women|people)\b/i,
  /\bplan for (?:the )?(.{3,60}?)(?= (?:in|for|as|on)\b|[:,]|$)/i,
];
/** A title that begins with how it is studied names no product there. */
const isManner = /\b(?:study|trial|investigation|randomi[sz]ed|phase|blind|label|protocol)\b/i;

function inTitle(title: Said | null): Candidate[] {
  if (title === null) return [];
  const found = inTitles
    .map((pattern) => pattern.exec(title.words)?.[1])
    .find((words) => words !== undefined && !isManner.test(words) && !notName.test(words.replace(/^the /i, "")));
  return found === undefined ? [] : plain(title, found, 2.5);
}

const givenTo =
  /\b(?:intervention|experimental|active|treatment|test) (?:group|arm)s? (?:will )?(?:receives?|is treated with|are treated with|takes?|gets?) (?:the |an? )?(.{3,80}?)(?= (?:once|twice|daily|every|by|for|in|as|plus|for|at|until)\b|[,.;]|$)/i;

/** What sentences say to be tested. */
function spoken(lines: readonly Line[]): Candidate[] {
  const noun = `(?:(?:${kind} )+(?:medicinal )?${thing}|${thing} under (?:investigation|evaluation|study|test)|imp)(?: \\([A-Z]{2,5}\\))?`;
  const stated = statedOf(lines, noun).flatMap((said) =>
    compared.test(said.words.slice(0, 20))
      ? []
      : plain(said, /^(?:the |an? )?(.{2,90}?)(?=[,;(]|\.(?:\s|$)|\s(?:which|that|and is|is|will|an?)\b|$)/.exec(said.words)?.[1] ?? "", 3),
  );
  const given = sentences(lines).flatMap((said) => {
    const words = isOfAnother(said.words) ? undefined : givenTo.exec(said.words)?.[1];
    return words === undefined || compared.test(words) ? [] : plain(said, words, 1.5);
  });
  return [...stated, ...given];
}

/** One word names what is tested in a summary; elsewhere it may head anything. */
const isBare = ({ label, line }: Said): boolean => line.zone === "body" && !/\s/.test((label ?? "").trim());

/** What stands below a heading and says what is done, names nothing. */
const isSentence = ({ label, line, words }: Said): boolean =>
  label === line.heading && /\b(?:is|are|was|were|must|will|shall)\b/.test(words);

const described =
  /^(?:the )?(?:(?:investigational|study|test) )?(?:(?:medical |medicinal )?(?:device|product)|vaccine|drug|medicine|assay|software)(?: description| under investigation)?$|^description of the (?:device|product)$/i;
const subject = /^(?:the )?([\p{Lu}][^,.;:]{2,60}?) (?:is|are|comprises?|consists? of) /iu;

/** A section on the product begins with its name. */
function inItsSection(lines: readonly Line[]): Candidate[] {
  return labelled(lines, described).flatMap((said) => {
    const words = subject.exec(said.words.replace(/^[\d.]+\s+/, ""))?.[1];
    return words === undefined || notName.test(words) || /^(?:it|this|the (?:device|product|sponsor|vaccine))\b/i.test(words)
      ? []
      : plain(said, words, 2);
  });
}

/** What a study asks about: `whether an infusion of X helps`. */
const asked =
  /\bwhether (?:an? |the )?(?:single |daily |early |weekly )?(?:(?:infusion|dose|injection|course|use|administration|addition|implantation) of )?(.{3,60}?)(?= (?:soon|given|in|for|helps?|reduces?|improves?|lowers?|prevents?|protects?|after|before|is|can|could|will)\b)/i;

function questioned(lines: readonly Line[]): Candidate[] {
  return sentences(lines).flatMap((said) => {
    const words = /\b(?:question|compared with|than)\b/i.test(said.words) ? asked.exec(said.words)?.[1] : undefined;
    return words === undefined || notName.test(words) || /\b(?:device|treatment|patients?)$/i.test(words) ? [] : plain(said, words, 1);
  });
}

/** Places that name what is tested. */
export function readProduct(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, productLabel).flatMap((said) =>
    said.words.length > 300 || notName.test(said.words) || isBare(said) || isSentence(said)
      ? []
      : plain(
          said,
          said.words.split(/(?<=\w{4})[.;]\s/)[0] ?? "",
          4 - (said.words.length > 80 ? 2 : 0) - (said.line.zone === "body" ? 2.5 : 0),
        ),
  );
  return [...told, ...inTitle(title), ...spoken(lines), ...inItsSection(lines), ...questioned(lines)];
}
