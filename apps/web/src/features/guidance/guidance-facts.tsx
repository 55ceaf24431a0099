import type { GuidanceDocument } from "@clausewise/contracts";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router";
import { formatDate } from "../../shared/format.ts";
import { GuidanceName } from "./guidance-chips.tsx";
import { productNames, textNames } from "./guidance-words.ts";
import styles from "./guidance.module.css";

/** What is known of a document; what is not known is said so, or left out where it seldom applies. */
export function GuidanceFacts({ document }: { document: GuidanceDocument }) {
  const { issueDate, docket, fdaOrganization, fda_topics, productType, texts, supersedes } = document;
  const rows: [string, ReactNode][] = [
    ["Issued", issueDate === null ? "not known" : formatDate(issueDate)],
    ["Docket", docket === null ? "not known" : <Docket docket={docket} />],
    ["FDA Organization", fdaOrganization.join("; ") || "not known"],
    ["Products", productType.map((one) => productNames[one]).join("; ") || "not said in FDA's list"],
    ["FDA's own topics", fda_topics.join("; ")],
    ["Therapeutic area", document.therapeuticArea],
    ["Pathway", document.regulatory_pathway.join("; ")],
    ["Device class", document.deviceClass],
    ["Supersedes", supersedes.length > 0 && <Names documents={supersedes} />],
    ["In the library", <Texts key="texts" texts={texts} />],
    ["Its file", document.file_size],
    ["Facts from", document.facts_from === "register" ? "FDA's list" : `what is built in, checked against ${document.checked_against}`],
  ];
  return (
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** A docket of the form under which its papers lie open. */
const isPublic = (docket: string) => /^FDA-\d{4}-[A-Z]-\d+$/u.test(docket);

const Docket = ({ docket }: { docket: string }) => (isPublic(docket) ? <DocketLink docket={docket} /> : <span>{docket}</span>);

const DocketLink = ({ docket }: { docket: string }) => (
  <a href={`https://www.regulations.gov/docket/${docket}`} target="_blank" rel="noopener">
    {docket} <span aria-hidden>↗</span>
    <span className="visually-hidden"> (opens in a new tab)</span>
  </a>
);

const Names = ({ documents }: { documents: GuidanceDocument["supersedes"] }) =>
  documents.map((one, at) => (
    <Fragment key={one.title}>
      {at > 0 && "; "}
      <GuidanceName document={one} />
    </Fragment>
  ));

function Texts({ texts }: Pick<GuidanceDocument, "texts">) {
  if (texts.length === 0) return "not held: it is read at FDA";
  return texts.map(({ source_id, text_kind }, at) => (
    <Fragment key={source_id}>
      {at > 0 && " · "}
      <Link to={`/library/${source_id}`}>{textNames[text_kind]}</Link>
    </Fragment>
  ));
}
