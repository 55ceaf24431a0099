import { type TemplateClause, type TemplateDetail, changeLabels, jurisdictionName } from "@clausewise/contracts";
import { knownDate } from "@clausewise/contracts/dates";
import type { Form, FormClause } from "@clausewise/documents";

const closing =
  "A template in words of its own. It names the clauses that ask for each section, but takes the place of none: confirm against the official text before you sign.";

/** Where offices print on Letter. */
const onLetter = new Set(["US", "CA"]);

const sinceOf = ({ kind, since }: NonNullable<TemplateClause["change"]>): string =>
  `${changeLabels[kind]}${since === null ? "" : ` since ${knownDate(since.slice(0, 10), "long")}`}`;

const clauseOf = ({ clause, url, change }: TemplateClause): FormClause => ({
  text: clause,
  url,
  caution: change === null ? null : `${sinceOf(change)}, after this section was written. Read the clause before you rely on it.`,
});

/** What the file of a template holds. */
export function formOf(template: TemplateDetail, { today, instructions }: { today: string; instructions: boolean }): Form {
  const { name, authority, basis, official, product, version, countries, shown } = { ...template, version: template.lastUpdated };
  const changed = shown.flatMap(({ title, clauses }) => (clauses.some(({ change }) => change !== null) ? [title] : []));
  return {
    title: name,
    subject: `Template · ${authority}`,
    author: "Clausewise",
    date: today,
    language: "en",
    paper: onLetter.has(countries[0] ?? "") ? "Letter" : "A4",
    facts: [
      ...(product === null ? [] : [{ label: "Product", value: product.name }]),
      { label: "For", value: countries.map(jurisdictionName).join(", ") },
      { label: "Rests on", value: basis.map(({ clauses }) => clauses).join("; ") },
      ...(official === null ? [] : [{ label: "Official text", value: official.title, note: official.url }]),
      {
        label: "Template of",
        value: knownDate(version, "long"),
        note: `Held against ${template.checked_against} on ${knownDate(template.checked, "long")}`,
      },
      { label: "Made on", value: knownDate(today, "long") },
    ],
    warnings: changed.length === 0 ? [] : [`A clause changed after these sections were written: ${changed.join("; ")}. Each says which.`],
    isNumbered: !shown.some(({ title }) => /^\d/u.test(title)),
    sections: shown.map(({ title, level, clauses, instruction, blocks }) => ({
      title,
      level,
      clauses: clauses.map(clauseOf),
      instruction: instructions ? instruction : null,
      blocks,
    })),
    closing,
    footer: `${product === null ? "" : `${product.name} · `}${name} · template of ${version}`,
  };
}
