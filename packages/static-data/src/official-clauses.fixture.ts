import { filesOf, haveReferenceTexts, plain, rowsOf, textOf } from "./official-text.fixture.ts";

/** A body of law or a document by clause: the number people cite a clause by, and its text. */
interface Body {
  clauses: ReadonlyMap<string, string>;
  whole: string;
}

const bodyOf = (clauses: ReadonlyMap<string, string>): Body => ({ clauses, whole: [...clauses.values()].join("\n") });

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
};

const matchesOf = (text: string, pattern: RegExp, keyOf: (mark: string) => string): [string, string][] => {
  const marks = [...text.matchAll(pattern)];
  return marks.map((mark, at) => [keyOf(mark[1] ?? ""), text.slice(mark.index, marks[at + 1]?.index)]);
};

/** Later pieces of one clause are added to earlier ones. */
function joined(pieces: Iterable<[string, string]>): Map<string, string> {
  const clauses = new Map<string, string>();
  for (const [key, text] of pieces) clauses.set(key, `${clauses.get(key) ?? ""}${text}\n`);
  return clauses;
}

const cfrParts = once(() => {
  const files = [...filesOf("cfr-text/21cfr-subchapter-h.tar.gz")];
  return new Map(
    files.map(([name, text]): [string, Body] => [
      /part-(\d+(?:-qmsr)?)\.md$/.exec(name)?.[1] ?? "",
      bodyOf(joined(matchesOf(text, /^### §\s*(\d+\.\d+[a-z]?)/gm, (mark) => mark))),
    ]),
  );
});

const act = once(() =>
  joined(
    [...filesOf("statute/fdc-act-subchapter-V-text.tar.gz").values()].map((text): [string, string] => [
      /ch\. 675, §(\d+[A-Z]*(?:[-–]\d+)?)/.exec(text)?.[1]?.replace("–", "-") ?? "",
      text,
    ]),
  ),
);

/** Sections of the Acts outside chapter V, by their numbers in titles 21 and 42 of the Code. */
const codified: Readonly<Record<string, string>> = {
  "FD&C Act 301": "331",
  "FD&C Act 303": "333",
  "FD&C Act 304": "334",
  "FD&C Act 704": "374",
  "FD&C Act 745A": "379k-1",
  "FD&C Act 760": "379aa",
  "FD&C Act 801": "381",
  "FD&C Act 802": "382",
  "PHS Act 351": "262",
  "PHS Act 402": "282",
};

const code = once(() => {
  const files = ["fdc-act-21usc-ch9-2023-04", "phs-act-42usc-selected"];
  const rows = files.flatMap((name) => rowsOf<{ section: string; text: string }>(`official/us-code/${name}.jsonl.gz`));
  return new Map(rows.map(({ section, text }) => [section, text]));
});

function statuteText(citation: string): string | null {
  const section = /^(?:FD&C|PHS) Act \d+[A-Z]*(?:-\d+)?/.exec(citation)?.[0] ?? "";
  return act().get(section.replace(/^FD&C Act /, "")) ?? code().get(codified[section] ?? "") ?? null;
}

const deviceRegulations = once(() => {
  const files = [...filesOf("eu/mdr-ivdr-text-2017.tar.gz")];
  const clauseOf = (name: string): string =>
    name.replace(/.*\/(?:article-0*(\d+[a-z]?)|annex-([IVX]+).*)\.md$/, (_, article?: string, annex?: string) =>
      article === undefined ? `Annex ${annex}` : `Article ${article}`,
    );
  const named = (folder: string) =>
    bodyOf(joined(files.filter(([name]) => name.includes(folder)).map(([name, text]): [string, string] => [clauseOf(name), text])));
  return new Map([
    ["EU MDR", named("mdr-2017-745/")],
    ["EU IVDR", named("ivdr-2017-746/")],
  ]);
});

const relatedActs = once(() => {
  const named: [string, RegExp][] = [
    ["Regulation (EU) 2024/1689", /2024-1689/],
    ["Directive (EU) 2022/2555", /2022-2555/],
    ["Regulation (EU) 2024/2847", /2024-2847/],
    ["Regulation (EU) 2023/988", /2023-988/],
    ["Directive 2001/83/EC", /2001-83/],
  ];
  const files = [...filesOf("eu/eu-related-acts.tar.gz")];
  return new Map(
    named.map(([identifier, name]): [string, Body] => {
      const text = files.find(([file]) => name.test(file))?.[1] ?? "";
      const articles = matchesOf(text, /^(?:#+\s*)?(?:\*\*)?Article\s+(\d+[a-z]*)\b[^\n]{0,140}$/gm, (mark) => `Article ${mark}`);
      return [identifier, { clauses: joined(articles), whole: text }];
    }),
  );
});

const unmarked = (xml: string): string =>
  xml
    .replace(/<(HistoricalNote|Footnote)\b[\s\S]*?<\/\1>/g, " ")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

function canadianBody(path: string): Body {
  // Behind the text stand sections of amending instruments and of law that is not in force, under the same numbers.
  const xml = textOf(path).replace(/<RelatedOrNotInForce>[\s\S]*?<\/RelatedOrNotInForce>/g, " ");
  const sections = [...xml.matchAll(/<Section\b[^>]*>([\s\S]*?)<\/Section>/g)].map(([, inner = ""]): [string, string] => [
    `s. ${unmarked(/<Label>([\s\S]*?)<\/Label>/.exec(inner)?.[1] ?? "")
      .trim()
      .replace(/\.$/, "")}`,
    unmarked(inner),
  ]);
  const schedules = [...xml.matchAll(/<Schedule\b[^>]*>([\s\S]*?)<\/Schedule>/g)].map(([, inner = ""]): [string, string] => [
    /SCHEDULE (?:[IVX]+|\d+)/i.exec(unmarked(inner))?.[0].replace(/schedule/i, "Schedule") ?? "",
    unmarked(inner),
  ]);
  return bodyOf(joined([...sections, ...schedules]));
}

const canada = once(
  () =>
    new Map([
      ["SOR/98-282", canadianBody("official/canada/SOR-98-282.xml")],
      ["C.R.C., c. 870", canadianBody("official/canada/C.R.C.,_c._870.xml")],
      ["R.S.C., 1985, c. F-27", canadianBody("official/canada/F-27.xml")],
    ]),
);

const guidance = once(() => {
  // The archive cuts long names short; the number they begin with tells them apart.
  const numberOf = (name: string): string => /(?:^|\/)(\d+)_/.exec(name)?.[1] ?? name;
  const texts = new Map([...filesOf("fda-guidance-text/fda-guidance-fulltext.tar.gz")].map(([name, text]) => [numberOf(name), text]));
  return rowsOf<{ file: string; title: string; docket: string | null }>("fda-guidance-text/manifest.jsonl").flatMap((row) => {
    const text = texts.get(numberOf(row.file));
    return text === undefined ? [] : [{ ...row, words: new Set(plain(row.title).split(" ")), text }];
  });
});

/** How much of the words of two titles is shared, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / Math.max(1, a.size + b.size - shared);
}

function guidanceText({ title, docket }: Noted): string | undefined {
  const words = new Set(plain(title).split(" "));
  const sameDocket = guidance().filter((one) => one.docket !== null && one.docket === docket);
  const [best] = (sameDocket.length > 0 ? sameDocket : guidance()).toSorted((a, b) => likeness(b.words, words) - likeness(a.words, words));
  return best !== undefined && likeness(best.words, words) > (sameDocket.length > 0 ? 0.3 : 0.6) ? best.text : undefined;
}

const coordinationGroup = once(() => filesOf("eu/mdcg-meddev-text.tar.gz"));
const unnumbered: Readonly<Record<string, RegExp>> = {
  "MDCG 2019-16": /md_cybersecurity_en/,
  "MDCG 2020-16": /md_mdcg_2020_guidance_classification_ivd/,
  "MEDDEV 2.12/1": /2_-12-1_rev8/,
  "MEDDEV 2.7/1": /2_7_1_rev4/,
};

function coordinationGroupText(identifier: string): string | undefined {
  const [, year = "", number = "", part] = /^MDCG (\d{4})-(\d+)(?:-(\d+))?$/.exec(identifier) ?? [];
  const numbered = new RegExp(`(?<!\\d)${year}[-_]?${number}${part === undefined ? "" : `[-_]${part}`}(?!\\d)`);
  const name = unnumbered[identifier] ?? (year === "" ? undefined : numbered);
  const found = [...coordinationGroup()].filter(([file]) => name?.test(file.replace(/.*\//, "")));
  return found.length === 0 ? undefined : found.map(([, text]) => text).join("\n");
}

const forum = once(() => [...filesOf("imdrf/imdrf-fulltext-en.tar.gz")]);
const namedOfForum: Readonly<Record<string, string>> = {
  N55: "imdrf-clinical-evidence-key-definitions-and-concepts",
  N56: "imdrf-clinical-evaluation",
  N57: "imdrf-clinical-investigation",
};

function forumText(identifier: string): string | undefined {
  const number = /\/(N\d+)/.exec(identifier)?.[1] ?? "";
  const name = namedOfForum[number] ?? `-${number.toLowerCase()}`;
  return forum().find(([file]) => new RegExp(`${name}(?:-\\d{4})?\\.md$`).test(file))?.[1];
}

/** What of a source says which text it is about. */
export interface Noted {
  identifier: string;
  title: string;
  docket: string | null;
  superseded: boolean;
}

function bodyFor(source: Noted): Body | undefined {
  const { identifier, superseded } = source;
  const part = /^21 CFR (8\d\d)$/.exec(identifier)?.[1];
  if (part !== undefined) return cfrParts().get(part === "820" && !superseded ? "820-qmsr" : part);
  const european = deviceRegulations().get(identifier) ?? relatedActs().get(identifier);
  const canadian = [...canada()].find(([name]) => identifier.startsWith(name))?.[1];
  const whole = coordinationGroupText(identifier) ?? (identifier.startsWith("IMDRF") ? forumText(identifier) : guidanceText(source));
  return european ?? canadian ?? (whole === undefined ? undefined : { clauses: new Map(), whole });
}

const clausePatterns = [
  /\b\d+\.\d+[a-z]?/g,
  /\bArticles? \d+[a-z]?/g,
  /\bAnnex [IVX]+/g,
  /\bSchedule (?:[IVX]+|\d+)/g,
  /\b[A-Z]\.\d\d\.\d{3}(?:\.\d+)*/g,
];

/** Keys under which a body may have the clauses that a text names: `Article 9`, `807.92`, `s. 32.3`. */
function clausesNamed(text: string): string[] {
  const plainly = clausePatterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([key]) => key.replace("Articles", "Article")));
  const lists = [...text.matchAll(/\b(?:sections?|ss?\.|Articles?) ((?:\d+(?:\.\d+)*(?:\(\w+\))*(?:, | and | to | or )?)+)/g)];
  const listed = lists.flatMap(([, list = ""]) =>
    [...list.matchAll(/(?<![(\w.])\d+(?:\.\d+)*/g)].flatMap(([one]) => [`s. ${one}`, `Article ${one}`]),
  );
  return [...plainly, ...plainly.map((key) => `s. ${key}`), ...listed];
}

/** The official text that a paragraph can be compared with: its clause and those it names, or else the whole source; null where none is held. */
export function officialText(source: Noted, citation: string, note: string): string | null {
  if (/^(?:FD&C|PHS) Act /.test(citation)) return statuteText(citation);
  const body = bodyFor(source);
  if (body === undefined) return null;
  const own = clausesNamed(citation).filter((key) => body.clauses.has(key));
  if (own.length === 0) return body.whole;
  const keys = new Set([...own, ...clausesNamed(note)]);
  return [...keys].flatMap((key) => body.clauses.get(key) ?? []).join("\n");
}

export { haveReferenceTexts };
