import { actSectionOf } from "@clausewise/retrieval";
import { type Cited, whole } from "./cited.ts";
import { type ListedPlace, createListReader, paragraphs } from "./listed-places.ts";

const isOther =
  "\\s*(?:%|percent\\b|[Cc]\\.?\\s?[Ff]\\.?\\s?[Rr]|U\\.?\\s?S\\.?\\s?C|FR\\b|(?:calendar|working|business)\\b|-?\\s?(?:days?|hours?|weeks?|months?|years?|mg|mm|cm|kg|ml|mL|°|subjects|patients)\\b)";
const sectionNumber = `\\d{1,4}\\.\\d{1,4}[a-z]?${paragraphs}`;
/** A line may break behind the point of a number whose title stands before it. */
const brokenNumber = `\\d{1,4}\\.\\n?\\d{1,4}[a-z]?${paragraphs}`;
const places = createListReader({ place: `(?:${brokenNumber}|\\d{1,4}(?![\\w/(]))`, isOther });
const sections = createListReader({ place: sectionNumber, isOther });
const parts = createListReader({ place: "\\d{1,4}(?![\\w(/])", isOther });

const sourceOf = (title: string, place: string): string => `${title} CFR ${/^\d+/.exec(place)?.[0] ?? place}`;

function citedIn(title: string, { start, end, place, until }: ListedPlace): Cited {
  const isSection = place.includes(".");
  const clause = isSection ? `${title} CFR ${place}` : null;
  return { start, end, source: sourceOf(title, place), edition: null, clause, until: until && `${title} CFR ${until}` };
}

/** The first of a list with the words that lead up to it. */
const withHead = (start: number, list: readonly Cited[]): Cited[] => list.map((one, nth) => (nth === 0 ? { ...one, start } : one));

const codeName = "(?:C\\.?\\s?F\\.?\\s?R\\.?|Code\\s+of\\s+Federal\\s+Regulations(?:\\s*\\(C\\.?F\\.?R\\.?\\))?)";
const placeSign = "(?:(?:§+|[Pp]arts?|PARTS?|[Ss]ections?|[Ss]ecs?\\.)\\s*)*";
/** `21 CFR`, `Title 21 of the Code of Federal Regulations`, and `CFR 21` before a section. */
const named = new RegExp(
  `(?<![\\w.])(?:(\\d{1,2})(?:,?\\s+of\\s+the\\s+|,\\s*)?[\\s-]*${codeName}|CFR\\s+(\\d{1,2})(?=\\s+\\d{2,4}\\.\\d))[\\s-]*,?\\s*${placeSign}(?=\\d)`,
  "gi",
);

/** `21 CFR 820.30(g)`, `21 CFR Parts 50, 56 and 812`. */
const ofCode = (plain: string): Cited[] =>
  [...plain.matchAll(named)].flatMap(({ 0: head, 1: ahead, 2: behind, index }) =>
    withHead(
      index,
      places(plain, index + head.length)
        .filter(({ place }, nth) => nth === 0 || place.includes(".") || Number(place) >= 10)
        .map((one) => citedIn(ahead ?? behind ?? "", one)),
    ),
  );

const withSign = /(?:(?<![\w.])§+|\b[Ss]ections?|\bSECTIONS?|\b[Ss]ecs?\.)\s*(?=\d{1,4}\.\d)/g;
const bare = new RegExp(`(?<![\\w.,$€£/:-])(?=${sectionNumber})`, "g");
const mostOf21 = 1299;

/** Parts of title 21 that a device or drug text means by their number alone. */
const isKnownPart = (part: number): boolean =>
  [4, 7, 11, 16, 50, 54, 56, 58].includes(part) ||
  (part >= 200 && part <= 680) ||
  (part >= 800 && part <= 898) ||
  (part >= 1000 && part <= 1050) ||
  part === 1270 ||
  part === 1271;

/** What stands before a section that an item of a list begins with: `- Content: 807.87`. */
const beginsLine = /(?:^|\n)\s*(?:[-•*–]\s*)?(?:[A-Z][\w /-]{0,24}:\s*)?$/;
const isOfDevices = (part: number): boolean => part >= 800 && part <= 898;

/** Sections without their title: behind a sign those of parts there are, without one those of parts that the text names elsewhere. */
function ofSections(plain: string, known: ReadonlySet<string>): Cited[] {
  const signed = [...plain.matchAll(withSign)].flatMap(({ 0: head, index }) => {
    const list = sections(plain, index + head.length).map((one) => citedIn("21", one));
    return withHead(
      index,
      list.filter(({ source }) => known.has(source) || (isKnownPart(partOf(source)) && (head.includes("§") || partOf(source) >= 100))),
    );
  });
  const unsigned = [...plain.matchAll(bare)].flatMap(({ index }) =>
    sections(plain, index)
      .map((one) => citedIn("21", one))
      .filter(
        ({ source, clause }) =>
          (known.has(source) ||
            (known.size > 0 && beginsLine.test(plain.slice(Math.max(0, index - 40), index)) && isOfDevices(partOf(source))) ||
            (isOfFda.test(plain) && isDeep.test(clause ?? "") && isKnownPart(partOf(source)))) &&
          partOf(source) > 99 &&
          partOf(source) <= mostOf21,
      ),
  );
  return [...signed, ...unsigned];
}

const partOf = (source: string): number => Number(source.slice(source.lastIndexOf(" ") + 1));

const partsHead = /(?<!(?:CFR|C\.F\.R\.|Annex [IVX]+,?|IEC [\d-]+,?|ISO [\d-]+,?)\s?)\b(?:[Pp]arts?|PARTS?)\s+(?=\d)/g;
const isOfOthers = /^\s*(?:of|to)\s+(?:the\s+)?(?:\w+\s+){0,2}(?:series|standard|IEC|ISO|FCC|Annex|Schedule|file|report|document|form)\b/i;

const isPartOfWork = /^\s*:/;
/** Parts of other works have lower numbers. */
const leastOfTitle = 100;
const nearCfr = 100;

/** Low numbers are parts of many things: but for part 11 they are of the Code where it is named near by. */
const isMeant = (source: string, plain: string, at: number): boolean =>
  partOf(source) > 16 || partOf(source) === 11 || /\bCFR\b/.test(plain.slice(Math.max(0, at - nearCfr), at + nearCfr));

/** `Part 820` and `Parts 50 and 56` without their title. */
const ofParts = (plain: string): Cited[] =>
  [...plain.matchAll(partsHead)].flatMap(({ 0: head, index }) => {
    const list = parts(plain, index + head.length).map((one) => citedIn("21", one));
    const after = plain.slice(list.at(-1)?.end, (list.at(-1)?.end ?? 0) + nearCfr);
    const isOurs = list.every(({ source }) => isKnownPart(partOf(source)) && isMeant(source, plain, index));
    const isOfWork = isPartOfWork.test(after) && list.some(({ source }) => partOf(source) < leastOfTitle);
    return isOurs && !isOfOthers.test(after) && !isOfWork ? withHead(index, list) : [];
  });

const subparts = "[Ss]ubparts?\\s+([A-Z](?:(?:,\\s*|\\s*(?:,\\s*)?(?:and|or|&)\\s+)[A-Z](?![\\w]))*)(?![\\w])";
const ofPart = "(?:(\\d{1,2})\\s*C\\.?F\\.?R\\.?\\s*,?\\s*)?(?:[Pp]arts?\\s+)?(\\d{1,4})(?![\\w.])";
const subpartFirst = new RegExp(`(?<![\\w])${subparts}\\s*(?:,|\\(|of|in)\\s*(?:the\\s+)?${ofPart}`, "g");
const partFirst = new RegExp(
  `(?<![\\w.])(?:(\\d{1,2})\\s*C\\.?F\\.?R\\.?\\s*,?\\s*(?:[Pp]arts?\\s+)?|[Pp]art\\s+)(\\d{1,4})\\s*,?\\s*\\(?${subparts}`,
  "g",
);

/** The subparts that letters name, each with its own letter but for the first, which has all that leads up to it. */
function subpartsIn({ 0: words, index }: RegExpExecArray, letters: string, title: string | undefined, part: string): Cited[] {
  const source = `${title ?? "21"} CFR ${part}`;
  if (title === undefined && !isKnownPart(Number(part))) return [];
  const from = words.indexOf(letters, /[Ss]ubparts?/.exec(words)?.index);
  const end = index + words.length;
  const places = [...letters.matchAll(/(?<!\w)[A-Z](?!\w)/g)];
  return places.map(({ 0: letter, index: at }, nth): Cited => ({
    start: nth === 0 ? index : index + from + at,
    end: nth === places.length - 1 ? end : index + from + at + 1,
    source,
    edition: null,
    clause: `${source} Subpart ${letter}`,
    until: null,
  }));
}

/** `subpart B of part 820`, `21 CFR part 807, subparts B and C`. */
const ofSubparts = (plain: string): Cited[] => [
  ...[...plain.matchAll(subpartFirst)].flatMap((match) => subpartsIn(match, match[1] ?? "", match[2], match[3] ?? "")),
  ...[...plain.matchAll(partFirst)].flatMap((match) => subpartsIn(match, match[3] ?? "", match[1], match[2] ?? "")),
];

const act = "(?:(?:the\\s+)?(?:Federal\\s+)?(?:Food,?\\s+Drug,?\\s+(?:and|&)\\s+Cosmetic\\s+Act|FF?D\\s?&\\s?C\\s?A(?:ct)?|FDCA|FFDCA))";
const actSection = `[1-9]\\d{2}[A-Z]?(?:-\\d)?${paragraphs}`;
const actPlaces = createListReader({ place: actSection, isOther });
const actHead = new RegExp(
  `(?:${act},?\\s*(?:§+|[Ss]ections?|[Ss]ecs?\\.)?|\\b[Ss]ections?|\\bSECTIONS?|\\b[Ss]ecs?\\.|(?<!C\\.?\\s*|R\\.?\\s*)§+)\\s*(?=[1-9]\\d{2})`,
  "g",
);
const ofAct = new RegExp(`^\\s*(?:,\\s*)?(?:of|in|under|to)\\s+(?:${act}|the\\s+Act\\b)`);
const ofHealthAct = /^\s*(?:of|in|under)\s+the\s+(?:Public\s+Health\s+Service|PHS)\s+Act/;

/** Sections of the FD&C Act that are spoken of by their number alone. */
const isSpokenOf = /^(?:301|303|50[1-9]|51[0-9]|52[0-9]|5[3-8]\d|70[1-9]|73[78]|80[1-3])(?:[A-Z]|\(|-|$)/;

const ofAnother = /^\s*(?:of|in)\s+(?:the|this|that|our|its)\b/;

function sourceOfAct(head: string, place: string, after: string): string | null {
  if (ofHealthAct.test(after) || /^351(?:\(|$)/.test(place)) return "PHS Act";
  if (new RegExp(act).test(head) || ofAct.test(after)) return "FD&C Act";
  return isSpokenOf.test(place) && !ofAnother.test(after) ? "FD&C Act" : null;
}

/** `section 510(k) of the Act`, `FD&C Act § 520(o)`, `section 351(k) of the PHS Act`. */
const ofStatute = (plain: string): Cited[] =>
  [...plain.matchAll(actHead)].flatMap(({ 0: head, index }) => {
    const list = actPlaces(plain, index + head.length);
    const after = plain.slice(list.at(-1)?.end ?? 0, (list.at(-1)?.end ?? 0) + 80);
    const said = ofAct.exec(after)?.[0] ?? ofHealthAct.exec(after)?.[0] ?? "";
    // An act before is that of another section where the section's own is said behind it.
    const start = said === "" ? index : index + Math.max(0, head.search(/(?:§|\bsec)[^§]*$/i));
    const cited = list.flatMap(({ place, until, ...at }, nth): Cited[] => {
      const source = sourceOfAct(head, place, after);
      if (source === null) return [];
      const end = nth === list.length - 1 ? at.end + said.length : at.end;
      return [{ start: at.start, end, source, edition: null, clause: `${source} ${place}`, until: until && `${source} ${until}` }];
    });
    return withHead(start, cited);
  });

const isOfFda = /\b21 ?CFR\b|\bC\.F\.R\.|\bFD&C\b|\bFDCA\b|Cosmetic Act|\bFDA\b/;
/** A section of a part with its paragraph, which nothing else looks like. */
const isDeep = /\.\d+\([a-z]\)/;
const ofActBySpeech =
  /(?<![\w.§(/-])(5\d\d(?:[A-Z]\([a-z]{1,2}\)(?:\(\d{1,2}\))?|(?:-\d)?\([a-z]{1,2}\)\(\d{1,2}\))(?:\([A-Z]\))?(?:\([ivx]+\))?|513\(g\)(?!\())/g;

/** `513(f)(2)` without a sign, where a text speaks of the Act or of title 21. */
const ofSpeech = (plain: string): Cited[] =>
  isOfFda.test(plain)
    ? [...plain.matchAll(ofActBySpeech)].flatMap(({ 1: place = "", index }): Cited[] =>
        isSpokenOf.test(place) ? [{ ...whole(index, index + place.length, "FD&C Act"), clause: `FD&C Act ${place}` }] : [],
      )
    : [];

const ofUsc = /(?<![\w.])(\d{1,2})\s*U\.?\s?S\.?\s?C(?:ode)?\.?(?:\s?A\.?)?\s*(?:(?:§+|[Ss]ections?|[Ss]ecs?\.)\s*)*(?=\d)/g;
const uscPlaces = createListReader({ place: `\\d{1,4}[a-z]{0,3}(?:-\\d{1,2}[a-z]?)?${paragraphs}`, isOther });

/** Sections of the United States Code; those of the FD&C Act under the Act's own numbers. */
const ofUnitedStatesCode = (plain: string): Cited[] =>
  [...plain.matchAll(ofUsc)].flatMap(({ 0: head, 1: title = "", index }) =>
    withHead(
      index,
      uscPlaces(plain, index + head.length).map(({ start, end, place, until }): Cited => {
        const [, section = place, deeper = ""] = /^([^(]+)(.*)$/.exec(place) ?? [];
        const own = title === "21" ? actSectionOf(section) : null;
        const health = title === "42" && section === "262" ? "351" : null;
        const source = own !== null ? "FD&C Act" : health !== null ? "PHS Act" : `${title} USC ${section}`;
        const number = own ?? health;
        const clause = number === null ? `${title} USC ${place}` : `${source} ${number}${deeper}`;
        return { start, end, source, edition: null, clause, until };
      }),
    ),
  );

/** What part 820 was until 2 February 2026, which people go on calling by its name. */
const formerRule = /\bQSR\b|\bQuality\s+System\s+Regulation\b/g;
const names: readonly (readonly [RegExp, string, string?])[] = [
  [formerRule, "21 CFR 820", "QSR"],
  [/\bQMSR\b|\bQuality Management System Regulation\b/g, "21 CFR 820"],
  [/\bFF?D\s?&\s?C\s?A(?:ct)?\b|\b(?:Federal\s+)?Food,\s+Drug,?\s+and\s+Cosmetic\s+Act\b/g, "FD&C Act"],
  [/\bP(?:ublic\s+)?H(?:ealth\s+)?S(?:ervice)?\s+Act\b/g, "PHS Act"],
];

const ofNames = (plain: string): Cited[] =>
  names.flatMap(([name, source, edition = null]) =>
    [...plain.matchAll(name)].map(({ 0: words, index }) => whole(index, index + words.length, source, edition)),
  );

/** A section of a part as nothing else is written: with a sign, a paragraph, or four figures of a classification. */
const plainly = /(?:§\s*|(?<![\w.,$€£/:-]))(\d{3,4})\.(?:\d{1,3}\([a-z]\)|\d{4}(?!\.?\d))/g;

/** Parts of title 21 whose sections a text names without the title. */
const spokenParts = (plain: string): string[] =>
  [...plain.matchAll(plainly)].flatMap(([, part]) => (isKnownPart(Number(part)) ? [`21 CFR ${part}`] : []));

/** What a folded text cites of the law of the United States. */
export function americanCitations(plain: string): Cited[] {
  const [code, statute, usc, part] = [ofCode(plain), ofStatute(plain), ofUnitedStatesCode(plain), ofParts(plain)];
  const known = new Set([...code, ...part].map(({ source }) => source).filter((source) => source.startsWith("21 ")));
  if (plain.search(formerRule) >= 0) known.add("21 CFR 820");
  if (isOfFda.test(plain)) for (const source of spokenParts(plain)) known.add(source);
  return [...ofSubparts(plain), ...code, ...usc, ...statute, ...ofSpeech(plain), ...ofSections(plain, known), ...part, ...ofNames(plain)];
}
