import {
  type FormBlock,
  type FormColumn,
  type FormRecord,
  type Requirement,
  type RulePack,
  type ShownSection,
  type TemplateBlock,
  type TemplateClause,
  type TemplateContent,
  type TemplateSection,
} from "@clausewise/contracts";
import type { GapEvidence } from "../gaps/gaps.reads.ts";
import { filledField, filledText, filledWords, type Fillings } from "./fillings.ts";

/** The rule packs by their names, those of documents among them. */
export type Packs = ReadonlyMap<string, RulePack>;

/** What sections are filled with. */
export interface Filling {
  fillings: Fillings;
  packs: Packs;
  /** What is linked to requirements of the product, by `pack/id`; empty where there is no product. */
  evidence: ReadonlyMap<string, GapEvidence>;
  clausesOf: (section: TemplateSection) => TemplateClause[];
}

/** The sections of a template as its file has them. */
export const shownSections = ({ sections }: Pick<TemplateContent, "sections">, filling: Filling): ShownSection[] =>
  sections.map((section) => {
    const { id, level, title, instruction, requirements, body } = section;
    return {
      id,
      level,
      title,
      clauses: filling.clausesOf(section),
      requirements: requirements.flatMap((name) => answered(name, filling.packs)),
      instruction,
      blocks: [...onFile(requirements, filling), ...body.map((block) => shownBlock(block, filling))],
    };
  });

/** A requirement that a section answers. */
function answered(name: string, packs: Packs): ShownSection["requirements"] {
  const [pack = "", id = ""] = name.split("/");
  const held = packs.get(pack);
  const requirement = held?.requirements.find((one) => one.id === id);
  return held && requirement ? [{ pack, id, pack_title: held.title, title: requirement.title }] : [];
}

/** The evidence and answers that a person linked to what a section answers. */
function onFile(requirements: readonly string[], { evidence }: Filling): FormBlock[] {
  const records = requirements.flatMap((name): FormRecord[] => {
    const held = evidence.get(name);
    return (held?.proofs ?? []).map(({ label, page, note, stale }) => ({
      title: page === null ? label : `${label}, page ${page}`,
      detail: [held?.title ?? "", note].filter(Boolean).join("; "),
      caution: stale,
    }));
  });
  return records.length === 0 ? [] : [{ kind: "records", title: "On file for this section", records }];
}

function shownBlock(block: TemplateBlock, filling: Filling): FormBlock {
  const { fillings } = filling;
  if ("text" in block) return { kind: "paragraph", words: filledWords(block.text, fillings) };
  if ("list" in block) return { kind: "list", ordered: false, items: block.list.map((item) => filledWords(item, fillings)) };
  if ("steps" in block) return { kind: "list", ordered: true, items: block.steps.map((step) => filledWords(step, fillings)) };
  if ("fields" in block) return { kind: "fields", fields: block.fields.map((field) => filledField(field, fillings)) };
  if ("choice" in block)
    return { kind: "choice", label: block.choice.label, options: block.choice.options.map((option) => filledText(option, fillings)) };
  if ("signature" in block) return { kind: "signatures", roles: block.signature.map((role) => filledText(role, fillings)) };
  return shownTable(block.table, filling);
}

type Table = Extract<TemplateBlock, { table: unknown }>["table"];

function shownTable({ columns, rows = [], rows_from, blank_rows = 0 }: Table, filling: Filling): FormBlock {
  const pack = rows_from === undefined ? undefined : filling.packs.get(rows_from);
  const asked = (pack?.requirements ?? []).map((one) => rowOf(one, filling.evidence.get(`${pack?.pack ?? ""}/${one.id}`)));
  const given = rows.map((row) => row.map((cell) => filledWords(cell, filling.fillings)));
  const blank = Array.from({ length: blank_rows }, () => columns.map(() => []));
  const shown = columns.map((column) => columnOf(column, filling.fillings));
  return {
    kind: "table",
    columns: pack === undefined ? shown : shown.map(asWide),
    rows: [...given, ...asked.map((row) => row.map((text) => [text])), ...blank],
  };
}

function columnOf(column: Table["columns"][number], fillings: Fillings): FormColumn {
  const { title, width, options, hint } = typeof column === "string" ? { title: column } : column;
  return { title: filledText(title, fillings), width: width ?? null, options: options ?? [], hint: hint ?? null };
}

/** Of the columns of a table of requirements, in characters. */
const requirementWidths = [18, 46, 22, 34, 34];

const asWide = (column: FormColumn, at: number): FormColumn => ({ ...column, width: requirementWidths[at] ?? column.width });

/** A requirement as a row: its clauses, what it asks, whether it applies, how it is shown, and by what. */
const rowOf = ({ citations, requirement, level, applies }: Requirement, held: GapEvidence | undefined): string[] => [
  citations.map(({ clause }) => clause).join("; "),
  requirement,
  held === undefined ? whenOf({ level, applies }) : appliesWords[held.applies],
  held?.note ?? "",
  (held?.proofs ?? []).map(({ label, page }) => (page === null ? label : `${label}, page ${page}`)).join("; "),
];

const appliesWords: Readonly<Record<GapEvidence["applies"], string>> = { applies: "Yes", does_not_apply: "No", not_known: "" };

const whenOf = ({ level, applies }: Pick<Requirement, "level" | "applies">): string =>
  applies === null ? (level === "required" ? "Yes" : "Recommended") : `Where ${applies.when}`;
