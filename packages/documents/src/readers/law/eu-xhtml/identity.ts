import { UnreadableError } from "../../corpus-file.ts";
import { calendarDate, collapse, isCalendarDate, titleCase } from "../../text.ts";
import { deviceActs } from "../eu-device-regulation.ts";
import { type XmlElement, elementIn, elementsWithin, wordsIn } from "../xml-tree.ts";

/** Which act a text is, and of which day. */
export interface EuIdentity {
  identifier: string;
  title: string;
  kind: "regulation" | "directive";
  /** Address of this state of the act. */
  url: string;
  /** Day of the consolidated state; null for the words first published. */
  consolidated: string | null;
  adopted: string | null;
  /** Day from which the state applies, where that is known. */
  effective: string | null;
  year: string;
}

const actName =
  /\b((?:Implementing |Delegated )?(?:Regulation|Directive|Decision))\s+((?:\((?:EU|EC|EEC|Euratom|, )+\)\s*)?(?:No\s+)?)(\d+)\/(\d+)((?:\/[A-Z]{2,3})?)/i;
const consolidatedNumber = /\b0(\d{4})([RLD])(\d{4})(?:-(\d{4})(\d\d)(\d\d)| — EN — (\d\d)\.(\d\d)\.(\d{4}))/;

/** What an act of the European Union says of itself: in its title, and if it is consolidated in its number of reference. */
export function identityOf(html: XmlElement): EuIdentity {
  const lines = elementsWithin(elementIn(html, "body"), "p")
    .slice(0, 60)
    .map((line) => collapse(wordsIn(line)));
  const head = [collapse(wordsIn(elementIn(elementIn(html, "head"), "title"))), ...lines];
  const reference = head.map((line) => consolidatedNumber.exec(line)).find((found) => found !== null);
  const at = lines.findIndex(
    (line) => actName.test(line) && /^(?:commission |council )?(?:implementing |delegated )?(?:regulation|directive|decision)/i.test(line),
  );
  const named = reference === undefined ? nameIn(lines[at] ?? "") : nameOfCelex(`3${reference[1]}${reference[2]}${reference[3]}`);
  if (named === null) throw new UnreadableError("does not state which act of the European Union it is");
  const consolidated = reference === undefined ? null : dayOf(reference);
  const title = at < 0 ? "" : lines.slice(at, at + 4).join(" ");
  return { ...described(named, title), ...datesOf(named, title, consolidated), consolidated };
}

interface Named {
  identifier: string;
  kind: EuIdentity["kind"];
  year: string;
  number: string;
}

function nameIn(line: string): Named | null {
  const [, word = "", union = "", first = "", second = "", ending = ""] = actName.exec(line) ?? [];
  if (word === "") return null;
  const [told, number] = /no/i.test(union) ? [second, first] : [first, second];
  // Of a year of the last century, a name says two figures.
  const year = told.length === 2 ? `19${told}` : told;
  const kind = /directive/i.test(word) ? "directive" : "regulation";
  const spelled = word.replace(/\w+/g, (one) => one.slice(0, 1).toUpperCase() + one.slice(1).toLowerCase());
  return { identifier: collapse(`${spelled} ${union.replace(/no/i, "No")} ${first}/${second}${ending}`), kind, year, number };
}

/** Until 1993 acts were of the Economic Community, whose last were numbered in that year; until 2009 of the Community. */
const unionIn = (year: number): string => (year > 2009 ? "EU" : year > 1993 ? "EC" : "EEC");

/** The name of an act by its number in the register: `32024R1860` is Regulation (EU) 2024/1860, `31993L0042` Directive 93/42/EEC. */
export function nameOfCelex(celex: string): Named | null {
  const [, year = "", letter = "", digits = ""] = /^3(\d{4})([RLD])(\d{4})/.exec(celex) ?? [];
  if (letter === "") return null;
  const number = String(Number(digits));
  const kind = letter === "L" ? "directive" : "regulation";
  const word = { R: "Regulation", L: "Directive", D: "Decision" }[letter] ?? "";
  const union = unionIn(Number(year));
  const named = Number(year) < 1999 ? year.slice(2) : year;
  if (Number(year) >= 2015) return { identifier: `${word} (EU) ${year}/${number}`, kind, year, number };
  return {
    identifier: letter === "R" ? `${word} (${union}) No ${number}/${named}` : `${word} ${named}/${number}/${union}`,
    kind,
    year,
    number,
  };
}

function dayOf(reference: RegExpExecArray): string {
  const [, , , , year, month, day, dayBefore, monthBefore, yearBehind] = reference;
  const date = `${year ?? yearBehind}-${month ?? monthBefore}-${day ?? dayBefore}`;
  if (!isCalendarDate(date)) throw new UnreadableError("names a day of consolidation that does not exist");
  return date;
}

const deviceActOf = ({ year, number }: Named) =>
  year === "2017" && number === "745" ? deviceActs.MDR : year === "2017" && number === "746" ? deviceActs.IVDR : undefined;

function described(named: Named, title: string): Pick<EuIdentity, "identifier" | "title" | "kind" | "year"> {
  const known = deviceActOf(named);
  const subject =
    /\b(?:on|concerning|laying down|amending|as regards|relating to)\b.*/i.exec(title.replace(/^.*?\bof \d{1,2} \w+ \d{4}/, ""))?.[0] ?? "";
  const own = `${named.identifier} ${titleCase(subject) === subject ? subject : subject.toLowerCase()}`.replace(
    /\s*\(Text with EEA relevance\)\s*/i,
    "",
  );
  return {
    identifier: known?.identifier ?? named.identifier,
    title: known?.title ?? own.trim().slice(0, 1000),
    kind: named.kind,
    year: named.year,
  };
}

function datesOf(named: Named, title: string, consolidated: string | null): Pick<EuIdentity, "url" | "adopted" | "effective"> {
  const applies = deviceActOf(named)?.effective ?? null;
  const word = named.kind === "directive" ? "dir" : named.identifier.startsWith("Decision") ? "dec" : "reg";
  return {
    url: `https://eur-lex.europa.eu/eli/${word}/${named.year}/${named.number}/${consolidated ?? "oj"}`,
    adopted: calendarDate(title),
    // A state consolidated before an act applies is law from the day on which it applies.
    effective: consolidated === null || (applies !== null && applies > consolidated) ? applies : consolidated,
  };
}
