import type { SourceKind, SourceStatus } from "@clausewise/contracts";
import { sourceKinds, sourceStatuses } from "@clausewise/contracts/vocabulary";
import { UnreadableError } from "../corpus-file.ts";
import type { SourcePassage, SourceVersion } from "./source-version.ts";
import { collapse, isCalendarDate, splitLong } from "../text.ts";

const kinds: readonly string[] = sourceKinds;
const statuses: readonly string[] = sourceStatuses;
const requiredFields = ["identifier", "title", "authority", "jurisdiction", "kind", "status", "citation", "text"] as const;

type Row = Readonly<Record<string, unknown>>;

/** Whether the first line of a JSON Lines file is a passage of a source. */
export function isPassageRow(row: Row): boolean {
  return requiredFields.every((name) => typeof row[name] === "string");
}

/** The first JSON object of a text, or null. */
export function firstRow(text: string): Row | null {
  const line = text.split("\n", 200).find((candidate) => candidate.trim() !== "");
  return line === undefined ? null : parseRow(line);
}

/** The JSON objects of a JSON Lines text; throws on a line that is none. */
export function rowsOf(text: string): Row[] {
  return text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const row = parseRow(line);
    if (row === null) throw new UnreadableError(`line ${index + 1} is not a JSON object`);
    return [row];
  });
}

function parseRow(line: string): Row | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
}

/** The name under which the rows of one version of one source belong together. */
export function versionKey(row: Row): string {
  return [row["identifier"], row["status"], row["label"] ?? ""].join("\u0000");
}

/** Groups JSON Lines passages by source and version. */
export function readPassageRows(rows: readonly Row[], modified: string): SourceVersion[] {
  const versions = new Map<string, SourceVersion>();
  for (const [index, row] of rows.entries()) {
    const where = `line ${index + 1}`;
    const version = versions.get(versionKey(row)) ?? headOf(row, where, modified);
    versions.set(versionKey(row), version);
    version.passages.push(...passagesOf(row, where));
  }
  return [...versions.values()];
}

function headOf(row: Row, where: string, modified: string): SourceVersion {
  const kind = required(row, "kind", where);
  const status = required(row, "status", where);
  if (!isKind(kind)) throw new UnreadableError(`${where}: "${kind}" is not a kind of source`);
  if (!isStatus(status)) throw new UnreadableError(`${where}: "${status}" is not a status`);
  const retrieved = dateOf(row, "retrieved", where) ?? modified;
  return {
    identifier: required(row, "identifier", where),
    title: required(row, "title", where),
    authority: required(row, "authority", where),
    jurisdiction: required(row, "jurisdiction", where),
    kind,
    binding: typeof row["binding"] === "boolean" ? row["binding"] : kind !== "guidance" && kind !== "standard",
    text_kind: row["text_kind"] === "summary" ? "summary" : "verbatim",
    url: optional(row, "source_url"),
    docket: optional(row, "docket"),
    label: optional(row, "label") ?? dateOf(row, "effective", where) ?? dateOf(row, "issued", where) ?? retrieved,
    status,
    issued: dateOf(row, "issued", where),
    effective: dateOf(row, "effective", where),
    retrieved,
    passages: [],
  };
}

function passagesOf(row: Row, where: string): SourcePassage[] {
  const path = row["heading_path"];
  const page = row["page"];
  return splitLong(collapse(required(row, "text", where))).map((text) => ({
    citation: required(row, "citation", where),
    heading: optional(row, "heading") ?? "",
    heading_path: Array.isArray(path) ? path.filter((step) => typeof step === "string") : [],
    page: typeof page === "number" && Number.isInteger(page) && page > 0 ? page : null,
    text,
    url: optional(row, "url"),
  }));
}

function isKind(value: string): value is SourceKind {
  return kinds.includes(value);
}

function isStatus(value: string): value is SourceStatus {
  return statuses.includes(value);
}

function required(row: Row, name: string, where: string): string {
  const value = row[name];
  if (typeof value !== "string" || value.trim() === "") throw new UnreadableError(`${where} has no ${name}`);
  return value;
}

function optional(row: Row, name: string): string | null {
  const value = row[name];
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

function dateOf(row: Row, name: string, where: string): string | null {
  const value = optional(row, name);
  if (value !== null && !isCalendarDate(value)) throw new UnreadableError(`${where}: ${name} "${value}" is not a date`);
  return value;
}
