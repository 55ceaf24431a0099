import type { SearchResult } from "@clausewise/contracts";
import { useState } from "react";
import { authorityLabels } from "../../shared/authorities.ts";
import { useDraft } from "../../shared/draft.ts";
import { formatDate, today } from "../../shared/format.ts";
import { productLabels } from "../../shared/product-types.ts";
import { Segments } from "../../shared/ui/segments.tsx";
import { type Asked, asNarrowAs, placeWords } from "./asked.ts";
import { Composer } from "./composer.tsx";
import styles from "./composer.module.css";

type Way = "follow-up" | "new";

const ways = [
  ["follow-up", "Follow-up"],
  ["new", "New question"],
] as const;

/** Where what is typed after an answer is kept. */
export const draftAfter = (answerId: string): string => `after-${answerId}`;

interface Props {
  answer: SearchResult;
  /** `follows` is the answer a follow-up goes on from. */
  onAsk: (asked: Asked, follows?: string) => void;
  busy: boolean;
}

/** Asks on from an answer, or anew; what is typed stays when the choice changes. */
export function AnswerComposer({ answer, onAsk, busy }: Props) {
  const [way, setWay] = useState<Way>("follow-up");
  const [query, setQuery] = useDraft(draftAfter(answer.answer_id));
  const [narrowed, setNarrowed] = useState(asNarrowAs(answer, ""));
  const follows = way === "follow-up";
  return (
    <Composer
      label={follows ? "Ask a follow-up" : "Question"}
      value={{ ...narrowed, query }}
      onChange={(next) => {
        setQuery(next.query);
        setNarrowed(next);
      }}
      onAsk={(next) => (follows ? onAsk(asNarrowAs(answer, next.query), answer.answer_id) : onAsk(next))}
      busy={busy}
      placeholder={follows ? "Ask a follow-up: and in the EU? how long? what about class III?" : "Ask a new question"}
      before={<Segments label="What is asked" options={ways} value={way} onChange={setWay} />}
      settled={follows ? <span className={styles.keeps}>Keeps the subject and {narrownessOf(answer)}</span> : undefined}
    />
  );
}

function narrownessOf({ authority, product_type, as_of, scope }: SearchResult): string {
  const day = as_of === today() ? "today’s law" : `the law of ${formatDate(as_of)}`;
  return [authorityLabels[authority], product_type === null ? "" : productLabels[product_type], scope ? placeWords(scope) : "", day]
    .filter(Boolean)
    .join(", ");
}
