import type { DiscussionClause } from "@clausewise/contracts";
import { useMemo } from "react";
import Markdown, { type Components } from "react-markdown";
import { Link } from "react-router";
import { OutLink } from "../../shared/ui/out-link.tsx";
import styles from "./post.module.css";
import { isPlaceHere, withMarks } from "./marks.ts";

interface Props {
  content: string;
  clauses: readonly DiscussionClause[];
  mentions: readonly string[];
}

/** What a text may be made of: everything else is left out, and typed HTML stays the letters that were typed. */
const allowed = "a blockquote br code em h1 h2 h3 h4 h5 h6 hr img li ol p pre strong ul".split(" ");

const Heading: Components["h1"] = ({ children }) => (
  <p>
    <strong>{children}</strong>
  </p>
);

const components: Components = {
  a: ({ href = "", children }) =>
    isPlaceHere(href) ? (
      <Link to={href}>{children}</Link>
    ) : (
      <OutLink url={href} byPeople>
        {children}
      </OutLink>
    ),
  // Pictures of elsewhere would tell their server who reads here.
  img: ({ src, alt }) => (
    <OutLink url={src ?? null} byPeople>
      {alt === undefined || alt === "" ? "Picture" : alt}
    </OutLink>
  ),
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  h5: Heading,
  h6: Heading,
};

/** What somebody wrote, as Markdown. */
export function PostBody({ content, clauses, mentions }: Props) {
  const plugins = useMemo(() => [withMarks({ clauses, mentions })], [clauses, mentions]);
  return (
    <div className={styles.body}>
      <Markdown remarkPlugins={plugins} allowedElements={allowed} unwrapDisallowed components={components}>
        {content}
      </Markdown>
    </div>
  );
}
