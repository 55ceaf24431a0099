import { type Cited, whole } from "./cited.ts";
import { otherDocumentsIn } from "./european-acts.ts";

interface Form {
  pattern: RegExp;
  read: (groups: readonly (string | undefined)[]) => { source: string; edition?: string | null; clause?: string | null } | null;
}

const revision = "(?:[,\\s]*\\(?[Rr]ev(?:ision|\\.)?\\s?(\\d{1,2})\\)?)?";
const section = "(?:,?\\s*(?:[Ss]ections?|[Ss]ec\\.|§|[Cc]hapter)\\s*(\\d{1,2}(?:\\.\\d{1,2}){0,4}))?";
const romanNumbers = ["", "I", "II", "III", "IV", "V", "VI"];

const forms: readonly Form[] = [
  {
    pattern: new RegExp(
      `\\bMDCG[\\s_-]*(?:[Gg]uidance\\s+|[Dd]ocument\\s+|[Nn]o\\.?\\s*)*(\\d{4})\\s?[-/]\\s?(10\\/[12]|\\d{1,2}(?:-\\d)?)(?!\\d)${revision}${section}`,
      "g",
    ),
    read: ([, year, number, rev]) => ({
      source: `MDCG ${year}-${number?.replace("/", "-")}`,
      edition: rev === undefined ? null : `rev ${rev}`,
    }),
  },
  {
    pattern: new RegExp(
      `\\bMED\\s?DEV\\.?\\s*(?:guidance\\s+|guideline\\s+|document\\s+|no\\.?\\s*)*(\\d)\\s?[./]\\s?(\\d{1,2})\\s?[/.-]\\s?(\\d{1,2})(?!\\d)(?:[,\\s]*\\(?[Rr]ev(?:ision|\\.)?\\s?(\\d{1,2})\\)?)?`,
      "gi",
    ),
    read: ([, one, two, three, rev]) => ({ source: `MEDDEV ${one}.${two}/${three}`, edition: rev === undefined ? null : `rev ${rev}` }),
  },
  {
    pattern: new RegExp(
      `\\bICH[ -]+(?:(?:[Hh]armoni[sz]ed\\s+)?(?:[Tt]ripartite\\s+)?(?:[Gg]uidelines?|[Tt]opics?|GCP|GUIDELINE)[ :-]+)?(?:for\\s+GCP\\s+)?([QSEM]\\s?\\d{1,2}[A-F]?)\\b(?:[\\s/-]?\\(?\\s?(?:R\\s?|,?\\s?[Rr]ev(?:ision|\\.)?\\s?)(\\d)\\b\\)?)?${section}`,
      "g",
    ),
    read: ([, code = "", rev]) => ({ source: `ICH ${code.replace(" ", "")}`, edition: rev === undefined ? null : `R${rev}` }),
  },
  {
    pattern: new RegExp(`(?<!ICH[ -]{1,2}|[\\w.-])([QSEM]\\d{1,2}[A-F]?)\\s?\\((R\\d)\\)${section}`, "g"),
    read: ([, code = "", rev]) => ({ source: `ICH ${code}`, edition: rev ?? null }),
  },
  {
    pattern:
      /\b(?:GHTF|IMDRF)[\s/:]*(?:[A-Za-z]+(?:\s+WG)?|SG\d)?[\s/(-]*(?:PD\d?\)?\s?[\s/]*)?\(?N\s?-?(\d{1,3})(?:R\d{1,2})?(?:\s?FINAL)?(?::\s?(\d{4}))?/gi,
    read: ([words = "", number, year]) => ({
      source: words.toUpperCase().startsWith("GHTF")
        ? `GHTF ${/SG\d/i.exec(words)?.[0].toUpperCase() ?? ""}/N${number}`.replace(" /", " ")
        : `IMDRF N${number}`,
      edition: year ?? null,
    }),
  },
  {
    pattern: /\b(?:EU\s+)?GMP\s+Annex\s+(\d{1,2})\b|\b(?:EudraLex|Eudralex)[^.\n]{0,40}\bAnnex\s+(\d{1,2})\b/g,
    read: ([, one, other]) => ({ source: `EU GMP Annex ${one ?? other}` }),
  },
  { pattern: /\bNB-MED\s?\/?\s?(\d(?:\.\d){0,3}\/Rec\s?\d+)/g, read: ([, number = ""]) => ({ source: `NB-MED/${number}` }) },
  { pattern: /\bGUI-(\d{4})\b/g, read: ([, number = ""]) => ({ source: `GUI-${number}` }) },
  {
    pattern: /\bClass(?:ification)?\s+[Rr]ule\s+([IVX]+)\s+of\s+MEDDEV\b/g,
    read: ([, number = ""]) => (romanNumbers.includes(number) ? { source: "MEDDEV 2.4/1" } : null),
  },
];

const furtherGuideline =
  /^(?:\s*\([^()\n]{4,60}\))?\s*(?:,|;|\/|&|,?\s*and|,?\s*or)\s*(?:ICH\s+)?([QSEM]\d{1,2}[A-F]?)(?:\s?\(?(R\d)\)?)?(?![\w-])/;

/** `S7A and Q1A(R2)` behind an `ICH M3(R2)`. */
function furtherGuidelines(plain: string, from: number): Cited[] {
  const found: Cited[] = [];
  for (let end = from; ;) {
    const [words, code, revision = null] = furtherGuideline.exec(plain.slice(end, end + 96)) ?? [];
    if (words === undefined || code === undefined) return found;
    const start = end + words.indexOf(code);
    end += words.length;
    found.push(whole(start, end, `ICH ${code}`, revision));
  }
}

/** Guidance, guidelines and laws that a folded text names by a code. */
export function documentCitations(plain: string): Cited[] {
  const coded = forms.flatMap(({ pattern, read }) =>
    [...plain.matchAll(pattern)].flatMap((match): Cited[] => {
      const named = read([...match]);
      return named === null
        ? []
        : [
            {
              ...whole(match.index, match.index + match[0].trimEnd().length, named.source, named.edition ?? null),
              clause: named.clause ?? null,
            },
          ];
    }),
  );
  const listed = coded.filter(({ source }) => source.startsWith("ICH ")).flatMap(({ end }) => furtherGuidelines(plain, end));
  const others = otherDocumentsIn(plain).map(({ at, end, canonical }) => whole(at, end, canonical));
  return [...coded, ...listed, ...others];
}
