import { type Form, type Mark, marksIn } from "./mark.ts";

/** What a number is given by: a clearance, an approval, a study, a docket and the like. */
export type IdentifierKind =
  | "clearance"
  | "approval"
  | "de_novo"
  | "humanitarian_device"
  | "study"
  | "european_study"
  | "drug_application"
  | "investigational_application"
  | "docket"
  | "notice";

export type Identifier = Mark<IdentifierKind>;

const named = (kind: IdentifierKind, pattern: RegExp, normal: (...groups: string[]) => string): Form<IdentifierKind> => ({
  pattern,
  read: ([, ...groups]) => ({ kind, normal: normal(...groups.map((group) => group ?? "")) }),
});

const supplement = (number: string): string => (number === "" ? "" : `/S${number.padStart(3, "0")}`);

/** What may stand between the kind of an application and its number: `NDA No. 021436`, `IND #12,345`. */
const beforeNumber = "(?: ?(?:[Nn]umbers?|[Nn]os?\\.?|#))?[ :-]{0,2}";
const application = (kinds: string): RegExp =>
  new RegExp(`(?<![\\w/-])(${kinds})${beforeNumber}(\\d{5,6}|\\d{2,3},\\d{3})(?![\\d,]|\\.\\d)`, "g");
const numbered = (kind: string, number: string): string => `${kind} ${number.replace(",", "").padStart(6, "0")}`;

const forms: readonly Form<IdentifierKind>[] = [
  named("clearance", /(?<![\w/-])[Kk][ #]?(\d{6})(?:\/S(\d{3}))?(?![\d])/g, (number, added) => `K${number}${supplement(added ?? "")}`),
  named("clearance", /(?<![\w/-])(B[KP]\d{6})(?!\d)/g, (number) => number),
  named(
    "approval",
    /(?<![\w/-])[Pp][ -]?(\d{6})(?:(?: ?\/ ?| )S ?(\d{1,3}))?(?!\d)/g,
    (number, added) => `P${number}${supplement(added ?? "")}`,
  ),
  named("de_novo", /(?<![\w/-])DEN[ -]?(\d{6})(?!\d)/gi, (number) => `DEN${number}`),
  named(
    "humanitarian_device",
    /(?<![\w/-])H(\d{6})(?: ?\/ ?S ?(\d{1,3}))?(?!\d)/g,
    (number, added) => `H${number}${supplement(added ?? "")}`,
  ),
  named("study", /(?<![\w/-])NCT(?:[ -]?(?:no\.? ?|number ?|#)?)(\d{8})(?!\d)/gi, (number) => `NCT${number}`),
  named("european_study", /(?<![\w/-])(20\d{2}-5\d{5}-\d{2}-\d{2})(?![\w-])/g, (number) => `EU CT ${number}`),
  named("european_study", /(?<![\w/-])(20\d{2}-\d{6}-\d{2})(?![\w-])/g, (number) => `EudraCT ${number}`),
  named("drug_application", application("NDA|BLA|ANDA"), (kind, number = "") => numbered(kind, number)),
  named("investigational_application", application("IND|IDE"), (kind, number = "") => numbered(kind, number)),
  named("investigational_application", /(?<![\w/-])(G\d{6})(?:\/S\d{3})?(?!\d)/g, (number) => number),
  named("docket", /(?<![\w/-])(FDA[- ]\d{4}-[A-Z]-\d{4,5})(?!\d)/gi, (docket) => docket.toUpperCase().replace(" ", "-")),
  named("docket", /(?<![\w/-])(?:Docket (?:No\. ?)?)?(\d{4}[DNPQ]-\d{4})(?![\d-])/g, (docket) => docket),
  named(
    "notice",
    /(?<![\w.])(\d{2,3}) (?:FR|Fed\. ?Reg\.) (\d{1,3}(?:[,.]\d{3})|\d{1,6})(?![\d])/g,
    (volume, page) => `${volume} FR ${(page ?? "").replace(/[,.]/, "")}`,
  ),
];

/** Numbers of clearances, approvals, De Novo requests, applications, studies, dockets and notices in a text. */
export const identifiersIn = (text: string): Identifier[] => marksIn(text, forms);
