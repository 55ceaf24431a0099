import { UnreadableError } from "../corpus-file.ts";
import { annexProvisions } from "./eu-annex.ts";
import { articleProvisions, recitalProvisions } from "./eu-device-regulation.ts";
import { type Provision, provisionPassages } from "./eu-provisions.ts";
import type { SourceVersion } from "./source-version.ts";
import { calendarDate, collapse, plainParagraph, titleCase } from "../text.ts";

const numberLine = /^\*\*Number:\*\*\s*((?:Regulation|Directive|Decision)\s.+)$/m;

/** Whether a markdown text is an EU act with its number stated under its title. */
export function isEuAct(text: string): boolean {
  return numberLine.test(text.slice(0, 4000));
}

/** Reads a regulation or directive of the European Union from one markdown file. */
export function readEuAct(text: string, modified: string): SourceVersion {
  const number = numberLine.exec(text)?.[1] ?? "";
  const parts = /^(\S+ (?:\([A-Z]+\)\s*)?(\d+)\/(\d+)(?:\/[A-Z]+)?)\s*(?:\((.*)\))?/.exec(number);
  const [, identifier, first = "", second = "", name] = parts ?? [];
  if (identifier === undefined) throw new UnreadableError("does not state the number of the act");
  const directive = identifier.startsWith("Directive");
  const title = collapse(/^#\s+(.*)$/m.exec(text)?.[1] ?? "").replace(/\s*\(Text with EEA relevance\)$/, "");
  const eli = `https://eur-lex.europa.eu/eli/${directive ? "dir" : "reg"}/${first}/${Number(second)}/oj`;
  const subject = title.replace(/^.*?\bof \d{1,2} \w+ \d{4}\s*/, "").replace(/,$/, "");
  const year = first.length === 4 ? first : second;
  return {
    identifier,
    title: `${identifier}${name === undefined ? "" : ` (${name})`} ${subject}`.trim().slice(0, 1000),
    authority: "European Union",
    jurisdiction: "EU",
    kind: directive ? "directive" : "regulation",
    binding: true,
    text_kind: "verbatim",
    url: eli,
    docket: null,
    label: /^▼[BM]/m.test(text) ? "consolidated" : `${year} original`,
    status: "in_force",
    issued: calendarDate(title),
    effective: null,
    retrieved: modified,
    passages: provisionsOf(identifier, eli, text.slice(text.search(/^---\s*$/m) + 3)).flatMap(provisionPassages),
  };
}

/** Lines of the act, a number standing on a line of its own put before the words it belongs to. */
function linesOf(body: string): string[] {
  const lines = body
    .split("\n")
    .map((raw) => plainParagraph(raw).replace(/^#+\s*/, ""))
    .filter((line) => line !== "" && !line.startsWith("▼"));
  const joined: string[] = [];
  let label = "";
  for (const [index, line] of lines.entries()) {
    if (/^(?:\d{1,3}[a-z]?\.|\([a-z0-9]{1,5}\)|—)$/.test(line)) {
      label = `${label}${line} `;
      continue;
    }
    joined.push(label + withoutRepeatedList(line, lines[index + 1]));
    label = "";
  }
  return joined;
}

/** Some conversions print a list twice: run into its lead-in, then item by item. */
function withoutRepeatedList(line: string, next: string | undefined): string {
  return next !== undefined && /^\(i\)\s/.test(next) ? line.replace(/([:;,])\(i\)\S.*$/, "$1") : line;
}

interface Unit {
  kind: "recitals" | "article" | "annex";
  number: string;
  path: string[];
  lines: string[];
}

function provisionsOf(identifier: string, eli: string, body: string): Provision[] {
  const titled = /^#{2,4}\s+Article\s\d/m.test(body);
  return unitsOf(body).flatMap((unit) => {
    if (unit.kind === "recitals") return recitalProvisions(identifier, eli, unit.lines);
    if (unit.kind === "annex")
      return annexProvisions(
        identifier,
        eli,
        { number: unit.number, heading: unit.lines[0] ?? "", footnotes: () => false },
        unit.lines.slice(1),
      );
    const heading = titled ? (unit.lines[0] ?? "").replace(/`$/, "") : "";
    return articleProvisions(identifier, eli, unit.number, heading, titled ? unit.lines.slice(1) : unit.lines, unit.path);
  });
}

function unitsOf(body: string): Unit[] {
  const units: Unit[] = [{ kind: "recitals", number: "", path: [], lines: [] }];
  const path: { level: number; line: string }[] = [];
  let untitled: { level: number; line: string } | null = null;
  for (const line of linesOf(body)) {
    if (/^(?:-{3,}|[—\s]+)$/.test(line)) continue;
    const article = /^Article (\d+[a-z]*)$/.exec(line)?.[1];
    const annex = /^ANNEX\s*([IVXL]*)$/.exec(line)?.[1];
    const division = /^(TITLE|CHAPTER|SECTION|Chapter|Section)\s+[IVXL\d]+[A-Za-z]?$/.exec(line)?.[1];
    if (division !== undefined) {
      const level = ["title", "chapter", "section"].indexOf(division.toLowerCase());
      while (path.length > 0 && (path.at(-1)?.level ?? 0) >= level) path.pop();
      untitled = { level, line: line.replace(/^\w+/, titleCase) };
      path.push(untitled);
    } else if (article !== undefined || annex !== undefined) {
      untitled = null;
      units.push({
        kind: article === undefined ? "annex" : "article",
        number: article ?? annex ?? "",
        path: path.map((step) => step.line),
        lines: [],
      });
    } else if (untitled !== null) {
      untitled.line = `${untitled.line}—${titleCase(line)}`;
      untitled = null;
    } else addLine(units.at(-1), line);
  }
  return units;
}

function addLine(unit: Unit | undefined, line: string): void {
  const repeated = line.length > 40 && unit?.lines.includes(line) === true;
  if (!repeated) unit?.lines.push(line);
}
