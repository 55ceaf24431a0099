import { changeLabels, type ShownSection, type TemplateClause, type TemplateDetail } from "@clausewise/contracts";
import { Link } from "react-router";
import { formatDate } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { placeAddress } from "../../shared/ui/clause-link.tsx";
import { PreviewBlock } from "./preview-blocks.tsx";
import styles from "./template.module.css";

/** The sections of a template as its file has them, with a way to each. */
export function TemplateSections({ template: { shown, product }, instructions }: { template: TemplateDetail; instructions: boolean }) {
  return (
    <div className={styles.preview}>
      <nav aria-label="Sections">
        <h2>Sections</h2>
        <ol>
          {shown.map(({ id, level, title }) => (
            <li key={id} data-level={level}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article aria-label="Preview">
        <p className={styles.said}>
          {product === null ? "As the file has it; dashed places are to be filled in." : `As the file has it, filled from ${product.name}.`}
        </p>
        {shown.map((section) => (
          <Section key={section.id} section={section} instructions={instructions} />
        ))}
      </article>
    </div>
  );
}

function Section({ section, instructions }: { section: ShownSection; instructions: boolean }) {
  const { id, title, level, clauses, requirements, instruction, blocks } = section;
  const Heading = level === 1 ? "h2" : "h3";
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`}>{title}</Heading>
      {clauses.length > 0 && (
        <p className={styles.clauses}>
          Asked for by{" "}
          {clauses.map((clause) => (
            <Clause key={`${clause.source} ${clause.clause}`} clause={clause} />
          ))}
        </p>
      )}
      {requirements.length > 0 && (
        <p className={styles.clauses}>
          <span>Answers {answeredText(requirements)}</span>
        </p>
      )}
      {instructions && <p className={styles.instruction}>{instruction}</p>}
      {blocks.map((block, at) => (
        <PreviewBlock key={at} block={block} />
      ))}
    </section>
  );
}

/** `Trade name, Common name (510(k) summary)`: requirements under the packs that ask for them. */
const answeredText = (requirements: ShownSection["requirements"]): string =>
  [...Map.groupBy(requirements, ({ pack_title }) => pack_title)]
    .map(([pack, of]) => `${of.map(({ title }) => `“${title}”`).join(", ")} (${pack})`)
    .join("; ");

/** A clause, where it is read, and what became of it. */
const Clause = ({ clause: { clause, source_id, passage_id, change } }: { clause: TemplateClause }) => (
  <span>
    {source_id === null ? clause : <Link to={placeAddress(source_id, passage_id)}>{clause}</Link>}
    {change !== null && (
      <>
        {" "}
        <Chip tone="warn">
          {changeLabels[change.kind]}
          {change.since !== null && ` since ${formatDate(change.since)}`}
        </Chip>
      </>
    )}
  </span>
);
