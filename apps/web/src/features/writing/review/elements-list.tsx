import type { DraftElement } from "@clausewise/contracts";
import { Chip } from "../../../shared/ui/chip.tsx";
import type { Tone } from "../../../shared/labels.ts";
import { QueryState } from "../../../shared/ui/query-state.tsx";
import { TextButton } from "../../../shared/ui/text-button.tsx";
import { CitationLink } from "./citation-link.tsx";
import styles from "./review.module.css";
import { useElements } from "./use-reviews.ts";

const verdicts: Record<DraftElement["verdict"], [label: string, tone: Tone]> = {
  found: ["Found", "ok"],
  unclear: ["Unclear", "warn"],
  missing: ["Missing", "bad"],
};

function verdictOf({ verdict, applies }: DraftElement): [label: string, tone: Tone] {
  if (applies === "does_not_apply") return ["Does not apply", "plain"];
  return applies === "cannot_tell" && verdict !== "found" ? ["Cannot tell whether it applies", "plain"] : verdicts[verdict];
}

type Go = (anchor: NonNullable<DraftElement["anchor"]>) => void;

/** The elements that the chosen kind of document has to hold, each with what became of it. */
export function ElementsList({ draftId, onGo }: { draftId: string | null; onGo: Go }) {
  return (
    <QueryState
      query={useElements(draftId)}
      waiting="Loading the elements"
      failed="The elements could not be loaded."
      inline
      isEmpty={(elements) => elements.length === 0}
      empty={<p className={styles.none}>Completeness was not checked yet. Choose a document type, then check it.</p>}
    >
      {(elements) => (
        <div className={styles.findings}>
          {[...Map.groupBy(elements, ({ group }) => group)].map(([group, own]) => (
            <section key={group} aria-label={group} className={styles.group}>
              <h2>{group}</h2>
              {own.map((element) => (
                <Element key={element.id} element={element} onGo={onGo} />
              ))}
            </section>
          ))}
        </div>
      )}
    </QueryState>
  );
}

function Element({ element, onGo }: { element: DraftElement; onGo: Go }) {
  const { title, requirement, reason, because, applies, heading, anchor, citations, level } = element;
  const [label, tone] = verdictOf(element);
  return (
    <details className={styles.element}>
      <summary>
        <span>{title}</span> <Chip tone={tone}>{label}</Chip>
      </summary>
      <div>
        <p>{requirement}</p>
        <p>{applies === "applies" ? reason : because}</p>
        {heading !== null && <p className={styles.quiet}>Under “{heading}”</p>}
        <p className={styles.places}>
          {anchor && <TextButton onClick={() => onGo(anchor)}>Show in the text</TextButton>}
          {citations.map(({ citation }) => (
            <CitationLink key={citation} cited={{ citation, source_id: null, passage_id: null }} />
          ))}
          {level === "recommended" && <span className={styles.quiet}>Recommended</span>}
        </p>
      </div>
    </details>
  );
}
