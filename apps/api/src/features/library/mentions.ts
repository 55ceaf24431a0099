import { isWithin, recogniseCitations } from "@clausewise/retrieval";

/** The source that may be named, and the passage that may name it with where it comes from. */
export interface Mention {
  identifier: string;
  text: string;
  citing: { identifier: string; jurisdiction: string };
}

const plain = (text: string) =>
  text
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, " ");

/** Other names of sources, where people hardly ever write the identifier. */
const otherNames: Readonly<Record<string, { number: string; short: string }>> = {
  "EU MDR": { number: "2017/745", short: "MDR" },
  "EU IVDR": { number: "2017/746", short: "IVDR" },
};

/** True where a passage's own words name the source or a clause of it. */
export function mentions({ identifier, text, citing }: Mention): boolean {
  const words = plain(text);
  if (namesOf(identifier, citing.jurisdiction).some((name) => holdsName(words, plain(name)))) return true;
  const clauses = recogniseCitations(words).filter(({ canonical }) => isWithin(canonical, identifier));
  return clauses.length > 0 && (speaksOfIt(identifier, citing) || saysWhose(identifier, words));
}

function namesOf(identifier: string, jurisdiction: string): string[] {
  const other = otherNames[identifier];
  const number = /\b\d{2,4}\/\d{2,4}\b/.exec(identifier)?.[0];
  return [identifier, ...(number ? [number] : []), ...(other ? [other.number, ...(jurisdiction === "EU" ? [other.short] : [])] : [])];
}

/** A name of few words must be spelled as it is; a long title is recognised in capitals too. */
function holdsName(words: string, name: string): boolean {
  const loose = name.split(" ").length > 3;
  const escaped = name.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w/])${escaped}(?![\\w/-])`, loose ? "iu" : "u").test(words);
}

/** Whether "part 807" or "section 510 of the Act", without more, can mean the source in this place. */
function speaksOfIt(identifier: string, citing: Mention["citing"]): boolean {
  if (citing.jurisdiction !== "US" && /CFR |FD&C Act/.test(identifier)) return false;
  const title = /^(\d+) CFR /;
  const [here, there] = [title.exec(citing.identifier)?.[1], title.exec(identifier)?.[1]];
  return here === undefined || here === (there ?? "21") ? !citing.identifier.startsWith("PHS Act") : false;
}

/** Whether the words say to which law the clause belongs. */
function saysWhose(identifier: string, words: string): boolean {
  const title = /^(\d+) CFR /.exec(identifier)?.[1];
  if (title !== undefined) return new RegExp(`\\b${title} C\\.?F\\.?R\\b|\\btitle ${title}\\b`, "iu").test(words);
  if (identifier.startsWith("FD&C Act")) return /FD&C|Food,? Drug,? and Cosmetic/iu.test(words);
  return true;
}
