import type { TermInText } from "@clausewise/contracts";
import { counted, formatDate } from "../../../shared/format.ts";
import { OutLink } from "../../../shared/ui/out-link.tsx";
import styles from "../translation.module.css";

/** The terms of a sentence with their official translations and where those stand. */
export function OfficialTerms({ terms, number }: { terms: readonly TermInText[]; number: number }) {
  const each = [...new Map(terms.map((term) => [term.term, term])).values()];
  return (
    <details className={styles.terms}>
      <summary>
        {counted(each.length, "official term")}
        <span className="visually-hidden"> in sentence {number + 1}</span>
      </summary>
      <dl>
        {each.map(({ term, official }) => (
          <div key={term}>
            <dt>{term}</dt>
            {official.map(({ words, act, section, version, url }) => (
              <dd key={`${act} ${section} ${words}`}>
                <strong>{words}</strong>{" "}
                <OutLink url={url}>
                  {act}, section {section}
                </OutLink>{" "}
                as of {formatDate(version)}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </details>
  );
}
