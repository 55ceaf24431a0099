import { documentsNamed, type NamedDocument } from "@clausewise/retrieval";

/** An act of the European Union, or one that is cited by articles alike, where a folded text names it. */
export interface NamedAct {
  start: number;
  end: number;
  source: string;
  /** Whether it is only called by its kind, `the Directive`, and means another that was named. */
  isShort: boolean;
  /** Whether it is only named as what amended or repealed another, so that no place near by is of it. */
  isAside: boolean;
}

type FoundAct = Omit<NamedAct, "isAside">;

const names: readonly (readonly [RegExp, string])[] = [
  [/\b(?:EU\s+)?IVDR\b/g, "EU IVDR"],
  [/\bAIMDD\b/g, "Directive 90/385/EEC"],
  [/\bMDD\b|\b[Mm]edical\s+[Dd]evices?\s+[Dd]irective\b/g, "Directive 93/42/EEC"],
  [/\b93\/42\/(?:EWG|CEE|CE|EC)\b|\bDirective\s+93\/42(?!\/)(?:\s+EEC)?/g, "Directive 93/42/EEC"],
  [/\b90\/385\/(?:EWG|CEE|CE|EC)\b|\bDirective\s+90\/385(?!\/)(?:\s+EEC)?/g, "Directive 90/385/EEC"],
  [/\b98\/79\/(?:EG|CE)\b|\bDirective\s+98\/79(?!\/)(?:\s+EC)?/g, "Directive 98/79/EC"],
  [/\breg\/2017\/745\b/g, "EU MDR"],
  [/\breg\/2017\/746\b/g, "EU IVDR"],
  [/\bIVDD\b/g, "Directive 98/79/EC"],
  [/\bAI\s+Act\b|\bArtificial\s+Intelligence\s+Act\b/g, "Regulation (EU) 2024/1689"],
  [/\bGDPR\b|\bGeneral\s+Data\s+Protection\s+Regulation\b/g, "Regulation (EU) 2016/679"],
  [/\bClinical\s+Trials\s+Regulation\b|\bEU\s+CTR\b/g, "Regulation (EU) No 536/2014"],
  [/\bCyber\s+Resilience\s+Act\b/g, "Regulation (EU) 2024/2847"],
  [/\bNIS\s?2\b/g, "Directive (EU) 2022/2555"],
  [/\bREACH\b/g, "Regulation (EC) No 1907/2006"],
  [/\bRoHS(?:\s?2)?\b/g, "Directive 2011/65/EU"],
];
const byCelex = /\b3(\d{4})([RL])(\d{4})\b/g;
const numbered =
  /\b(?:(?:Council|Commission|Implementing|Delegated|Parliament)\s+)*(?:Implementing\s+|Delegated\s+)?(?:(Regulations?|Directives?|Decision)\s+)?\(?(?:(EU|EC|EEC)\)?\s*)?(?:No\.?\s*)?(\d{2,4})\/(\d{1,4})(?:\/(EEC|EC|EU))?(?![\d/-])/g;

const devices: Readonly<Record<string, string>> = { "2017/745": "EU MDR", "2017/746": "EU IVDR" };

const isYear = (number: string): boolean => /^(?:19[5-9]\d|20[0-4]\d)$/.test(number);

/** A directive or regulation by its number as the library spells it; null where the figures name none. */
function actOf(kind: string | undefined, union: string | undefined, one: string, other: string, tail: string | undefined): string | null {
  const own = devices[`${one}/${other}`];
  if (own !== undefined && (kind ?? "R").startsWith("R")) return own;
  const isDirective = kind?.startsWith("D") === true && kind !== "Decision";
  if (tail !== undefined) return kind === "Decision" ? `Decision ${one}/${other}/${tail}` : `Directive ${one}/${other}/${tail}`;
  if (kind === "Decision") return `Decision (${union ?? "EU"}) ${one}/${other}`;
  if (isDirective && isYear(one)) return `Directive (EU) ${one}/${other}`;
  if (kind === undefined && union === undefined) return null;
  if (isYear(one) && Number(one) >= 2015) return `Regulation (EU) ${one}/${other}`;
  if (!isYear(other)) return null;
  return `Regulation (${Number(other) < 2010 ? "EC" : "EU"}) No ${one}/${other}`;
}

const celexKinds: Readonly<Record<string, string>> = { R: "Regulation", L: "Directive" };

function ofNumbers(plain: string): FoundAct[] {
  const numbers = [...plain.matchAll(numbered)].flatMap(({ 0: words, 1: kind, 2: union, 3: one = "", 4: other = "", 5: tail, index }) => {
    const source = actOf(kind, union, one, other, tail);
    return source === null ? [] : [{ start: index, end: index + words.length, source, isShort: false }];
  });
  const celex = [...plain.matchAll(byCelex)].flatMap(({ 0: words, 1: year = "", 2: kind = "", 3: number = "", index }) => {
    const named = kind === "L" && Number(year) < 2015 ? null : actOf(celexKinds[kind], "EU", year, String(Number(number)), undefined);
    return named === null ? [] : [{ start: index, end: index + words.length, source: named, isShort: false }];
  });
  return [...numbers, ...celex];
}

const short = /\b(?:[Tt]he|[Tt]his|[Ss]aid)\s+(Directive|Regulation)\b(?!\s*(?:\(|No\b|\d|on\b|concerning\b|relating\b))/g;
const sameMatter = 400;

/** The one of some acts that is named most often, the first of those named alike. */
export function mostNamed<A extends Pick<NamedAct, "source">>(acts: readonly A[]): A | undefined {
  const counts = new Map<string, number>();
  for (const { source } of acts) counts.set(source, (counts.get(source) ?? 0) + 1);
  return acts.toSorted((one, other) => (counts.get(other.source) ?? 0) - (counts.get(one.source) ?? 0))[0];
}

/** The acts that `the Directive` and `the Regulation` mean: the last of that kind named close before, else the one named most often. */
function ofShortNames(plain: string, acts: readonly NamedAct[]): NamedAct[] {
  return [...plain.matchAll(short)].flatMap(({ 0: words, 1: kind = "", index }) => {
    const before = acts.filter(
      ({ source, end, isAside }) =>
        end <= index && !isAside && (source.startsWith(kind) || (kind === "Regulation" && /^EU (?:MDR|IVDR)$/.test(source))),
    );
    const last = before.at(-1);
    const isLast = last !== undefined && acts.findLast(({ end, isAside }) => end <= index && !isAside) === last;
    const isClose = isLast && index - last.end < sameMatter && !/\n\s*\n/.test(plain.slice(last.end, index));
    const meant = isClose ? last : mostNamed(before);
    return meant ? [{ start: index, end: index + words.length, source: meant.source, isShort: true, isAside: false }] : [];
  });
}

const regulation =
  /(?<!UK\s|Indian\s|Reporting\s\(|Reports?\s\()\b(?:EU\s+)?MDR\b(?!s\b|,?\s+(?:2002|2017)\b|\s+(?:reports?|reportable|decision|file|procedure|event|regulation,?\s+21)\b)/g;
const isOfEurope = /2017\/745|\bEU\s+MDR\b|\bIVDR\b|\bMDCG\b|[Nn]otified\s+[Bb]od|\bMDD\b|93\/42|\bCE[- ][Mm]ark|\bEUDAMED\b/;
const isOfReports = /Medical\s+Device\s+Reporting|\b803\.\d/;
const besideMdr = /\b(?:Articles?|Arts?\.?|Annex(?:es)?|Rule|GSPR|Chapter)\b[^.;\n]{0,24}$/;
const behindMdr = /^[,\s]*(?:\(?(?:Articles?|Arts?\.?|Annex(?:es)?|Rule|GSPR|Chapter)\b)/;

/** The regulation on devices by its short name, which in the United States is that of the reports on devices. */
function ofShortDeviceLaw(plain: string): FoundAct[] {
  const [mayBe, mayBeReports] = [isOfEurope.test(plain), isOfReports.test(plain)];
  return [...plain.matchAll(regulation)].flatMap(({ 0: words, index }) => {
    const end = index + words.length;
    const isBesideArticle = besideMdr.test(plain.slice(Math.max(0, index - 40), index)) || behindMdr.test(plain.slice(end, end + 20));
    const isMeant = words.startsWith("EU") || isBesideArticle || (mayBe ? !mayBeReports : !mayBeReports && !/\b21\s*CFR\b/.test(plain));
    return isMeant ? [{ start: index, end, source: "EU MDR", isShort: false }] : [];
  });
}

const leadsAside =
  /\b(?:(?:amended|inserted|added|introduced|extended)\s+by|amending|repealed\s+by|repealing|replaced\s+by|replacing|as\s+modified\s+by)\s+(?:the\s+)?$/;

/** The acts that a folded text names, in its order, the longer name where two begin alike. */
export function actsIn(plain: string): NamedAct[] {
  const called = names.flatMap(([name, source]) =>
    [...plain.matchAll(name)].map(({ 0: words, index }) => ({ start: index, end: index + words.length, source, isShort: false })),
  );
  const acts = [...ofNumbers(plain), ...ofShortDeviceLaw(plain), ...called]
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .map((act): NamedAct => ({ ...act, isAside: leadsAside.test(plain.slice(Math.max(0, act.start - 40), act.start)) }));
  return [...acts, ...ofShortNames(plain, acts)].toSorted((one, other) => one.start - other.start);
}

/** The documents of other kinds that retrieval knows by name, each with where it stands. */
export const otherDocumentsIn = (plain: string): NamedDocument[] =>
  documentsNamed(plain).filter(({ canonical }) =>
    /^(?:GVP|SI |Public Law|RDC|WHO|PIC\/S|MDS-|GN-|GL-|New Drugs|Medical Devices Rules)/.test(canonical),
  );
