/** A law or document that a text names, where it stands, and in the spelling the library cites it by. */
export interface NamedDocument {
  at: number;
  end: number;
  canonical: string;
  /** A place in it by the number given, where the library may or may not cite it so: `ICH Q7 19`. */
  narrower: string | null;
}

type Read = (groups: readonly string[], text: string) => string | readonly [document: string, place: string] | null;

const roman = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI"];

/** A number as acts of the EU write it: `2017/745` since 2015, `No 726/2004` before. */
function regulation(one: string, other: string): string | null {
  if (/^(?:201[5-9]|20[2-9]\d)$/.test(one)) return `Regulation (EU) ${one}/${other}`;
  const year = Number(other);
  if (year < 1958 || year > 2014) return null;
  return `Regulation (${year < 2010 ? "EC" : "EU"}) No ${one}/${other}`;
}

const isOfDevices = /\b(?:MDR|IVDR|2017\/74[56])\b/;
const ofIndia = /\b(?:India|Indian|CDSCO)\b/i;
const ofSingapore = /\b(?:Singapore|HSA)\b/i;
const place = "(?:,? ?(?:section|sec\\.|chapter|clause|§) ?(\\d+(?:\\.\\d+)*)| (\\d+(?:\\.\\d+)+))?";

const forms: readonly (readonly [pattern: string, read: Read])[] = [
  [
    "\\b(?:Regulations?|Reg\\.?) (?:\\((?:EU|EC|EEC)\\) ?)?(?:No\\.? ?)?(\\d{1,4})/(\\d{1,4})\\b|\\((?:EU|EC)\\) (?:No\\.? ?)?(\\d{1,4})/(\\d{1,4})\\b",
    ([one = "", other = "", third = "", fourth = ""]) => regulation(one || third, other || fourth),
  ],
  ["\\bDirective (\\d{2,4}/\\d{1,4}/(?:EU|EC|EEC))\\b", ([number]) => `Directive ${number}`],
  ["\\bDirective \\(EU\\) (\\d{4}/\\d{1,4})\\b", ([number]) => `Directive (EU) ${number}`],
  [`\\bICH[ -](?:guideline |GCP )?([QSEM]\\d{1,2}[A-F]?)\\b(?:\\s?\\(R\\d\\))?${place}`, ([code = "", one, two]) => ich(code, one || two)],
  [`(?<!ICH |ICH-)\\b([QSEM]\\d{1,2}[A-F]?)\\s?\\(R\\d\\)${place}`, ([code = "", one, two]) => ich(code, one || two)],
  ["\\bGVP (?:Module )?([IVX]+|\\d{1,2})\\b", ([number = ""]) => `GVP Module ${roman[Number(number)] ?? number.toUpperCase()}`],
  [
    "\\bAnnex (\\d{1,2})\\b(?!\\.\\d)",
    ([number = ""], text) =>
      isOfDevices.test(text) || /\b(?:ICH|E6|WHO|MDCG|CTR|PIC\/S)\b/.test(text) || Number(number) > 21 ? null : `EU GMP Annex ${number}`,
  ],
  [
    "\\b(?:MDR|Medical Devices? Rules),? 2017(?!/)(?:,? rule (\\d+))?",
    ([rule = ""], text) => (ofIndia.test(text) || rule ? indian(rule) : null),
  ],
  [
    "\\brule (\\d+)(?: of the (?:Indian )?(?:MDR|Medical Devices? Rules)(?!\\s*\\())",
    ([rule = ""], text) => (ofIndia.test(text) ? indian(rule) : null),
  ],
  [
    "\\b(?:NDCTR?|New Drugs and Clinical Trials Rules)(?:,? 2019)?(?:,? rule (\\d+))?",
    ([rule = ""]) => `New Drugs and Clinical Trials Rules 2019${rule === "" ? "" : ` rule ${rule}`}`,
  ],
  ["\\bMDS[- ]?REQ[- ]?(\\d{1,2})\\b", ([number = ""]) => `MDS-REQ ${Number(number)}`],
  ["\\bMDS[- ]?G[- ]?(\\d{1,3})\\b", ([number = ""]) => `MDS-G${number.padStart(3, "0")}`],
  ["\\b(GN|GL)([- ]?)(\\d{2})\\b", ([kind, gap, number], text) => (gap === "-" || ofSingapore.test(text) ? `${kind}-${number}` : null)],
  ["\\bS\\.?I\\.? (\\d{4})(?:/| No\\.? ?)(\\d{1,4})\\b", ([year, number]) => `SI ${year}/${number}`],
  ["\\bUK MDR(?: 2002)?\\b", () => "SI 2002/618"],
  ["\\b(?:Public Law|Pub\\.? ?L\\.?|P\\.L\\.)(?: No\\.?)? (\\d{2,3}-\\d{1,3})\\b", ([number]) => `Public Law ${number}`],
  ["\\bMEDDEV\\.? (\\d)[./](\\d{1,2})[/.](\\d{1,2})\\b", ([one, two, three]) => `MEDDEV ${one}.${two}/${three}`],
  ["\\bRDC (?:No\\.? |n[ºo°]\\.? )?(\\d{1,4}/\\d{4})\\b", ([number]) => `RDC ${number}`],
  ["\\bWHO TRS (?:No\\.? )?(\\d{3,4})\\b", ([number]) => `WHO TRS ${number}`],
  ["\\bPIC/S (PI|PE) ?(\\d{3})\\b", ([kind, number]) => `PIC/S ${kind} ${number}`],
  ["\\bQMSR\\b", () => "21 CFR 820"],
];

/** Q1A to Q1F, which the one guideline Q1 took the place of, stand in it under their own names. */
const partOfQ1 = /^Q1([A-F])$/i;

function ich(code: string, section: string | undefined): string | readonly [string, string] {
  if (partOfQ1.test(code)) return "ICH Q1";
  return section ? [`ICH ${code.toUpperCase()}`, section] : `ICH ${code.toUpperCase()}`;
}

const indian = (rule: string): string => `Medical Devices Rules 2017${rule === "" ? "" : ` rule ${rule}`}`;

const compiled = forms.map(([pattern, read]) => ({ pattern: new RegExp(pattern, "gi"), read }));

/** The laws and documents a text names by a number or short name of their own. */
export const documentsNamed = (text: string): NamedDocument[] =>
  compiled.flatMap(({ pattern, read }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = read(
        match.slice(1).map((group) => group ?? ""),
        text,
      );
      if (found === null) return [];
      const [canonical, section] = typeof found === "string" ? [found, null] : found;
      return [
        { at: match.index, end: match.index + match[0].length, canonical, narrower: section === null ? null : `${canonical} ${section}` },
      ];
    }),
  );
