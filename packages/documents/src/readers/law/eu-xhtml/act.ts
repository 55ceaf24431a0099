import { UnreadableError } from "../../corpus-file.ts";
import { collapse, titleCase } from "../../text.ts";
import { annexProvisions } from "../eu-annex.ts";
import { articleProvisions, recitalProvisions } from "../eu-device-regulation.ts";
import { type Provision, provisionPassages } from "../eu-provisions.ts";
import type { Amendment, ProvisionFacts } from "../official-facts.ts";
import type { SourceVersion } from "../source-version.ts";
import { elementIn, parseXml, rootName } from "../xml-tree.ts";
import { type EuIdentity, identityOf, nameOfCelex } from "./identity.ts";
import { type Line, LineReader } from "./lines.ts";

const markOfForm = /class="(?:oj-)?(?:ti-art|doc-ti|sti-art)"|class="(?:title-article-norm|eli-subdivision|eli-container|title-doc-first)"/;

/** Whether a page is an act of the European Union as its Publications Office lays it out. */
export function isEuXhtml(text: string): boolean {
  return rootName(text) === "html" && markOfForm.test(text);
}

/** Reads an act of the European Union, as first published or consolidated, from the XHTML of the Publications Office. */
export function readEuXhtml(text: string, modified: string): SourceVersion {
  const html = parseXml(text, ["html"]);
  const body = elementIn(html, "body");
  if (body === undefined) throw new UnreadableError("has no body");
  const act = identityOf(html);
  const reader = new LineReader();
  reader.read(body);
  const units = unitsOf(reader.lines);
  const provisions = units.map((unit) => ({ unit, provisions: provisionsOf(act, unit) }));
  const { consolidated } = act;
  return {
    identifier: act.identifier,
    title: act.title,
    authority: "European Union",
    jurisdiction: "EU",
    kind: act.kind,
    binding: true,
    text_kind: "verbatim",
    url: act.url,
    docket: null,
    label: consolidated === null ? `${act.year} original` : `consolidated ${consolidated}`,
    status: "in_force",
    issued: consolidated ?? act.adopted,
    effective: act.effective,
    retrieved: modified,
    passages: provisions.flatMap((one) => one.provisions.flatMap(provisionPassages)),
    official: {
      language: (html.attributes["xml:lang"] ?? html.attributes["lang"] ?? "en").slice(0, 2),
      last_amended: consolidated,
      current_to: consolidated,
      provisions: provisions.flatMap((one) => (one.unit.kind === "recitals" ? [] : [factsOf(act, one.unit, reader.marked)])),
      coming: [],
      unapplied: [],
    },
  };
}

interface Unit {
  kind: "recitals" | "article" | "annex";
  number: string;
  heading: string;
  path: string[];
  lines: string[];
  marks: Set<string>;
}

const unitNamed = (kind: Unit["kind"], number: string, path: string[]): Unit => ({
  kind,
  number,
  heading: "",
  path,
  lines: [],
  marks: new Set(),
});

/** The recitals, articles and annexes that paragraphs belong to. */
function unitsOf(lines: readonly Line[]): Unit[] {
  const units = [unitNamed("recitals", "", [])];
  let path: { level: number; name: string }[] = [];
  for (const line of lines) {
    const article = line.kind === "article" ? /^Article\s+(\d+[a-z]*)/i.exec(line.text)?.[1] : undefined;
    const annex = line.kind === "annex" ? /^ANNEX\s*([IVXL]*)\b/.exec(line.text)?.[1] : undefined;
    if (article !== undefined || annex !== undefined)
      units.push(
        unitNamed(
          article === undefined ? "annex" : "article",
          article ?? annex ?? "",
          article === undefined ? [] : path.map(({ name }) => name),
        ),
      );
    else if (line.kind === "division") path = divided(path, line.text);
    else if (line.kind === "division-title")
      path = path.map((step, at) => (at === path.length - 1 ? { ...step, name: `${step.name}—${titleCase(line.text)}` } : step));
    else addTo(units.at(-1), line);
    if (line.kind !== "division" && line.kind !== "division-title") for (const mark of line.marks) units.at(-1)?.marks.add(mark);
  }
  return units.filter(({ kind, lines: own }) => kind === "recitals" || own.length > 0);
}

function divided(path: readonly { level: number; name: string }[], text: string): { level: number; name: string }[] {
  const level = ["part", "title", "chapter", "section"].indexOf(/^\w+/.exec(text.toLowerCase())?.[0] ?? "");
  return [...path.filter((step) => step.level < level), { level, name: text.replace(/^\w+/, titleCase) }];
}

function addTo(unit: Unit | undefined, line: Line): void {
  if (unit === undefined) return;
  if (unit.kind === "recitals") {
    if (line.recital !== "" || /^\(\d+\)\s/.test(line.text)) unit.lines.push(line.text);
  } else if (unit.heading === "" && unit.lines.length === 0 && (line.kind === "article-title" || line.kind === "annex"))
    unit.heading = line.text;
  else unit.lines.push(line.kind === "heading" || line.kind === "annex" ? `# ${line.text}` : line.text);
}

function provisionsOf(act: EuIdentity, unit: Unit): Provision[] {
  const { number, heading, lines, path } = unit;
  if (unit.kind === "recitals") return recitalProvisions(act.identifier, act.url, lines);
  if (unit.kind === "article") return articleProvisions(act.identifier, act.url, number, heading, lines, path);
  const place = { number, heading: heading === "" ? (lines[0] ?? "") : heading, footnotes: () => false };
  return annexProvisions(act.identifier, act.url, place, lines).map((one) => ({ ...one, citation: collapse(one.citation) }));
}

function factsOf({ identifier }: EuIdentity, unit: Unit, marked: ReadonlyMap<string, string>): ProvisionFacts {
  const amendments = [...unit.marks].map((mark): Amendment => ({
    citation: nameOfCelex(marked.get(mark) ?? "")?.identifier ?? mark,
    date: null,
  }));
  const citation = collapse(`${identifier} ${unit.kind === "article" ? "Article" : "Annex"} ${unit.number}`);
  return { citation, heading: unit.kind === "annex" ? titleCase(unit.heading) : unit.heading, amended: null, repealed: false, amendments };
}
