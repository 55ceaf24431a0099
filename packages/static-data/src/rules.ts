import { readFileSync } from "node:fs";

/** One row of a table of rules. */
export interface Rule {
  /** The heading it stands under, and its own. */
  section: string;
  title: string;
  /** A field of the row or of its section; it must be there. */
  of(name: string): string;
  /** The entries of a field, which are parted by |; none where the field is missing. */
  listOf(name: string): string[];
  /** The same field, or null where it is missing. */
  mayOf(name: string): string | null;
}

/** A table that is not in the form the reader needs; `message` names the row. */
class RuleError extends Error {
  override name = "RuleError";
}

const fieldsOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(/^([a-z_]+): (.+)$/gm)].map(([, name = "", value = ""]) => [name, value.trim()]));

function need(fields: ReadonlyMap<string, string>, name: string, title: string): string {
  const value = fields.get(name);
  if (value === undefined) throw new RuleError(`${title}: ${name}: is missing`);
  return value;
}

/**
 * Reads a table: `## section`, `### title` and lines of `field: value`; a row has the fields of its section too. In a
 * `pattern` and in what it holds `unless`, `{name}` stands for a list of words under `## Words`.
 */
export function readRules(content: string): Rule[] {
  const [, ...sections] = content.split(/^## /m);
  const titleOf = (text: string) => text.split("\n")[0]?.trim() ?? "";
  const words = fieldsOf(sections.find((one) => titleOf(one) === "Words") ?? "");
  return sections
    .filter((one) => titleOf(one) !== "Words")
    .flatMap((section) => {
      const [head = "", ...rows] = section.split(/^### /m);
      return rows.map((row): Rule => {
        const title = titleOf(row);
        const fields = new Map([...fieldsOf(head), ...fieldsOf(row)]);
        const filled = (text: string) => text.replace(/\{([a-z_]+)\}/g, (_, name: string) => need(words, name, title));
        return {
          section: titleOf(head),
          title,
          of: (name) => (name === "pattern" ? filled : String)(need(fields, name, title)),
          mayOf: (name) => (name === "unless" ? filled(fields.get(name) ?? "") || null : (fields.get(name) ?? null)),
          listOf: (name) => fields.get(name)?.split(" | ") ?? [],
        };
      });
    });
}

/** The rows of a table by its path: `questions/places`. */
export const rulesOf = (table: string): Rule[] => readRules(readFileSync(new URL(`../${table}.md`, import.meta.url), "utf8"));
