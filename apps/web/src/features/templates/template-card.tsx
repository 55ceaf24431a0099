import type { Template } from "@clausewise/contracts";
import { counted, formatDate } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { Downloads } from "./downloads.tsx";
import { formatNames, lineOf } from "./template-words.ts";
import styles from "./templates.module.css";

/** A template in the list. */
export function TemplateCard({ template, heading: Heading }: { template: Template; heading: "h2" | "h3" }) {
  const { id, name, description, featured, changed, origin } = template;
  return (
    <article className={styles.card}>
      <div>
        <Heading>
          <TitleLink to={`/templates/${id}`}>{name}</TitleLink>
        </Heading>
        <p className={styles.line}>{lineOf(template)}</p>
        <p className={styles.clamped}>{description}</p>
        <p className={styles.line}>{standingOf(template)}</p>
        <div className={styles.chips}>
          {featured && Heading === "h2" && <Chip tone="ok">Featured</Chip>}
          {origin === "official" && <Chip>Official form</Chip>}
          {changed > 0 && <Chip tone="warn">A clause changed in {counted(changed, "section")}</Chip>}
        </div>
      </div>
      <div className={styles.downloads}>
        <Downloads template={template} product={null} instructions />
      </div>
    </article>
  );
}

/** What of it is held against which day, and how often it was had. */
function standingOf({ origin, sections, mapped, checked, format, downloads }: Template): string {
  const stands =
    origin === "own"
      ? `${mapped} of ${counted(sections, "section")} with their clauses, checked ${formatDate(checked)}`
      : `${formatNames[format]}, checked ${formatDate(checked)}`;
  return downloads === 0 ? stands : `${stands} · ${counted(downloads, "download")}`;
}
