import type { Candidate } from "./candidates.ts";
import type { Line } from "./lines.ts";
import { labelled, sentences, shownWords, type Said } from "./said.ts";

const tidy = (words: string): string =>
  words
    .replace(/\s+/g, " ")
    .replace(/^[•\-–:\s]+|[;,:\s]+$/g, "")
    .trim();

const plain = (said: Said, value: string, weight: number): Candidate[] => {
  const told = tidy(value);
  return told.length < 2 ? [] : [{ said, value: shownWords(told), weight, key: null }];
};

const titleLabel =
  /^(?:(?:full|official|complete|scientific|public|long|protocol|study|trial|clinical|investigation|cip) )*title(?: of (?:the )?(?:study|trial|protocol|investigation))?$/i;
const titleSigns = /\b(?:study|trial|investigation|evaluation|efficacy|safety|performance)\b/i;

/** Where a title stands though what is around it tells of changes. */
const frontPages = 5;

/** The protocol's full title: beside its label, else the first long line of the title page that reads as one. */
export function findTitle(lines: readonly Line[]): Said | null {
  const front = lines.filter(({ part }) => part <= frontPages).map((line): Line => ({ ...line, zone: "title" }));
  const named = [...labelled(lines, titleLabel), ...labelled(front, titleLabel)].find(
    ({ words, label }) => words.length > 25 && !/short|brief/i.test(label ?? ""),
  );
  if (named !== undefined) return named;
  const shown = lines.filter(
    ({ part, text, table }) =>
      part <= 2 &&
      table === null &&
      text.length > 50 &&
      text.length < 600 &&
      titleSigns.test(text) &&
      !/[.]\s+[A-Z].*[.]$|confidential|compliance with|agree to/i.test(text),
  );
  const [first] = shown.toSorted((one, other) => Number(other.isHeading) - Number(one.isHeading) || one.part - other.part);
  return first === undefined ? null : { words: first.text, line: first, label: null };
}

const companyForm =
  /\b(?:Inc\.?|Incorporated|Corp(?:oration)?\.?|Ltd\.?|Limited|LLC|L\.L\.C\.|GmbH(?: & Co\.? KG)?|AG|A\/S|AB|S\.?A\.?S?|S\.?p\.?A\.?|N\.?V\.?|B\.?V\.?|PLC|plc|K\.?K\.?|Co\.,? Ltd\.?|& Co(?:mpany)?|and Company|Pharmaceuticals?|Therapeutics|Biosciences|Medical|Biotech|University|Universität|Hospital|Institute|Foundation|Trust|Group|Research and Development)(?=\W|$)/;
const sponsorLabel =
  /^(?:name (?:and address )?of (?:the )?)?(?:study |trial |legal |regulatory |clinical |investigation )*sponsor(?:[’']?s?)?(?: name)?(?: ?(?:and|\/|&) ?(?:(?:clinical |legal )?(?:address|contact|phase|emergency contact|manufacturer|legal representative)(?: information| details)?))*$|^sponsored by$|^applicant$/i;
const contactWords = /^(?:phone|fax|tel|mobile|e-?mail|address|contact|name|signature|date|for (?:non-)?\w+ countries)\b/i;
const rights =
  /\b(?:property of|copyright ©? ?(?:\d{4} )?|exclusive property of|© ?(?:\d{4} )?)(?:the )?([A-Z][\w&.,' -]{2,60}?)(?=\s*(?:\(|or\b|and its|\.|$))/;

/** A company's name as it stands: up to its address. */
const companyIn = (words: string): string => tidy(words.split(/\s(?=\d{2,}|Phase\b)|\t|;|\((?!"?the)/)[0] ?? "").replace(/,\s*$/, "");

/** Places that tell who sponsors the study. */
export function readSponsor(lines: readonly Line[]): Candidate[] {
  const named = labelled(lines, sponsorLabel).flatMap((said) => {
    if (contactWords.test(said.words) || said.words.length > 260) return [];
    const name = companyIn(said.words);
    return name.length > 100 || /^(?:will|may|is|the sponsor|shall|should)\b/i.test(name)
      ? []
      : plain(said, name, 5 + (companyForm.test(name) ? 2 : 0));
  });
  const shown = lines.flatMap((line) => {
    if (
      line.part > 2 ||
      line.table !== null ||
      line.text.length > 90 ||
      !companyForm.test(line.text) ||
      /study|trial|protocol|confidential|in patients|copyright|property of/i.test(line.text)
    )
      return [];
    const said = { words: line.text, line, label: null };
    return plain(said, companyIn(line.text), 2);
  });
  const owned = sentences(lines).flatMap((said) => {
    const owner = said.line.part <= 4 ? rights.exec(said.words)?.[1] : undefined;
    return owner === undefined ? [] : plain(said, owner, 1);
  });
  return [...named, ...shown, ...owned];
}

const populationLabel =
  /^(?:(?:study|target|trial|patient|subject|participant|intended|clinical|planned) )*population(?:s)?(?: (?:description|studied|characteristics))?$|^(?:diagnosis and )?(?:main|key) criteria for (?:inclusion|eligibility)(?:\/exclusion)?$|^(?:condition|disease|indication)(?:\/(?:disease|condition|indication))?(?: (?:studied|under (?:study|investigation)))?$|^(?:planned |proposed |target |study )*indications?(?: for use)?$|^target subject population$|^medical condition(?: or disease)?(?: under investigation)?$/i;
const inPeople =
  /\bin ((?:(?:adult|adults|paediatric|pediatric|japanese|chinese|healthy|male|female|elderly|adolescent|treatment-na[iï]ve|critically|newly|symptomatic)\W*)*(?:and \w+ )?(?:patients?|subjects?|participants?|adults?|children|infants|volunteers|women|men|people|individuals)\b.*)$/i;
const whoAre = /\b(?:patients?|subjects?|participants?|adults?|children|volunteers|women|men|individuals)\b/i;

/** Places that tell who takes part. */
export function readPopulation(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, populationLabel).flatMap((said) => {
    const [first = ""] = /^[\s\S]*?[.;](?=\s|$)|^[\s\S]+$/.exec(said.words) ?? [];
    return plain(said, first, whoAre.test(said.words) ? 4 : 3);
  });
  const inTitle = title === null ? undefined : inPeople.exec(title.words)?.[1];
  return [...told, ...(inTitle === undefined || title === null ? [] : plain(title, inTitle.replace(/\s*\([A-Z -]{4,}\)\s*$/, ""), 4.5))];
}

/** What the protocol says that its people have: the conditions by which its area is told. */
export const conditionsSaid = (lines: readonly Line[], title: Said | null): Said[] => [
  ...(title === null ? [] : [title]),
  ...labelled(
    lines,
    /^(?:therapeutic area|(?:planned |proposed |target |study )*indications?(?: for use)?|(?:condition|disease)(?:\/(?:disease|condition|indication))?|medical condition(?: or disease)?(?: under investigation)?|intended use|intended purpose)$/i,
  ),
  ...labelled(lines, populationLabel),
];

const productLabel =
  /^(?:names? of (?:the )?)?(?:(?:abbvie|study|test|investigational|investigational medicinal|medicinal|trial|active|finished|sponsor[’']?s?|name|generic|proprietary|device) )*(?:product|products|drug|drugs|drug substance|device|devices|compound|substance|ingredient|article|intervention|treatment|agent|medical device)(?:\(s\)|s)?(?: (?:name|under investigation|\(imp\)|name and (?:description|model)|, dose(?:,)? and mode of administration|identification))*$|^(?:investigational )?(?:medical )?device (?:name|description|identification)$|^compound(?: (?:number|name))?$|^test product\(s\), dose, and mode of administration$|^trade name$|^product name$/i;
const tested =
  /\b(?:efficacy|safety|effect|effects|effectiveness|performance|tolerability|pharmacokinetics)(?:,? (?:and|,)? ?(?:the )?(?:efficacy|safety|tolerability|effectiveness|performance|pharmacokinetics))* of (?:the )?(.{3,90}?)(?= (?:compared|versus|vs\.?|in|for|as|on|with|when|administered|given|among|to)\b|$)/i;
const studied = /\b(?:study|trial|investigation|evaluation) of (?:the )?(.{3,80}?)(?= (?:compared|versus|vs\.?|in|for|as|on|with)\b|$)/i;
const comparing = /\bcomparing (.{3,60}?)(?= (?:to|with|versus|and)\b)/i;

/** Places that name what is tested. */
export function readProduct(lines: readonly Line[], title: Said | null): Candidate[] {
  const told = labelled(lines, productLabel).flatMap((said) =>
    said.words.length > 300 || /^(?:will|is|the|are|n\/?a|not applicable|any|all|dosage|dose|description|name)\b/i.test(said.words)
      ? []
      : plain(said, said.words.split(/(?<=\w{4})[.;]\s/)[0] ?? "", 4 - (said.words.length > 80 ? 2 : 0)),
  );
  const inTitle = title === null ? undefined : (tested.exec(title.words) ?? comparing.exec(title.words) ?? studied.exec(title.words))?.[1];
  return [...told, ...(inTitle === undefined || title === null ? [] : plain(title, inTitle, 2.5))];
}
