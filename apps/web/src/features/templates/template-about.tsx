import type { TemplateDetail } from "@clausewise/contracts";
import { Link } from "react-router";
import { counted, formatDate } from "../../shared/format.ts";
import { Chip } from "../../shared/ui/chip.tsx";
import { ClauseLink } from "../../shared/ui/clause-link.tsx";
import { OutLink } from "../../shared/ui/out-link.tsx";
import { Page } from "../../shared/ui/page.tsx";
import { Panel } from "../../shared/ui/panel.tsx";
import { MadeFiles } from "./made-files.tsx";
import { Making, type Wish } from "./making.tsx";
import { TemplateSections } from "./template-sections.tsx";
import { lineOf } from "./template-words.ts";
import styles from "./template.module.css";

interface Props {
  template: TemplateDetail;
  wish: Wish;
  onWish: (wish: Wish) => void;
}

/** One template: what it rests on, the files made of it, and its sections as its file has them. */
export function TemplateAbout({ template, wish, onWish }: Props) {
  const { name, description, featured, origin, shown } = template;
  return (
    <Page title={name} width={shown.length > 0 ? "wide" : "text"}>
      <header>
        <p className={styles.path}>
          <Link to="/templates">Global Templates</Link> · {lineOf(template)}
        </p>
        <h1 className={styles.name}>{name}</h1>
        <p className={styles.description}>{description}</p>
        <div className={styles.chips}>
          {featured && <Chip tone="ok">Featured</Chip>}
          {origin === "official" && <Chip>Official form</Chip>}
        </div>
      </header>
      <Changed template={template} />
      <Making template={template} wish={wish} onWish={onWish} />
      <Facts template={template} />
      {origin === "own" && <MadeFiles template={template.id} />}
      {shown.length > 0 && <TemplateSections template={template} instructions={wish.instructions} />}
    </Page>
  );
}

/** Which sections are to be read again before they are relied on. */
function Changed({ template: { changed, shown } }: Pick<Props, "template">) {
  if (changed === 0) return null;
  const sections = shown.filter(({ clauses }) => clauses.some(({ change }) => change !== null));
  return (
    <Panel label="Changed clauses" warns>
      A clause changed after {sections.length === 1 ? "this section was" : "these sections were"} written:{" "}
      {sections.map(({ id, title }, at) => (
        <span key={id}>
          {at > 0 && ", "}
          <a href={`#${id}`}>{title}</a>
        </span>
      ))}
      . Read it before you rely on them.
    </Panel>
  );
}

function Facts({ template }: Pick<Props, "template">) {
  const { origin, official, checked, checked_against, mapped, sections, downloads } = template;
  return (
    <dl className={styles.facts}>
      <Basis template={template} />
      {official !== null && (
        <Fact label={origin === "own" ? "Official text" : "Given at"}>
          <OutLink url={official.url}>{official.title}</OutLink>
        </Fact>
      )}
      {origin === "own" && (
        <Fact label="Sections">
          {mapped === sections
            ? `${sections}, each with the clauses that ask for it`
            : `${mapped} of ${sections} with the clauses that ask for them`}
        </Fact>
      )}
      <Fact label="Checked">
        {formatDate(checked)}, against {checked_against}
      </Fact>
      {downloads > 0 && <Fact label="Downloaded">{counted(downloads, "time")} by everybody</Fact>}
    </dl>
  );
}

/** What a template rests on as a whole, or which clauses ask for a form. */
function Basis({ template: { origin, basis } }: Pick<Props, "template">) {
  if (basis.length === 0) return null;
  if (origin === "own") return <Fact label="Rests on">{basis.map(({ clauses }) => clauses).join("; ")}</Fact>;
  return (
    <Fact label="Asked for by">
      <ul>
        {basis.map(({ clauses }) => (
          <li key={clauses}>
            <ClauseLink clause={clauses} />
          </li>
        ))}
      </ul>
    </Fact>
  );
}

const Fact = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
