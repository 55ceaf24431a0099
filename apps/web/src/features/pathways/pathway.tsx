import type { PathwayAssessment } from "@clausewise/contracts";
import { type RuleSet, ruleSets } from "@clausewise/planning";
import type { ReactNode } from "react";
import { Choice } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { Problem } from "../../shared/ui/states.tsx";
import type { OpenClause } from "./clause-buttons.tsx";
import styles from "./pathways.module.css";
import { useAssessment } from "./use-pathways.ts";
import { Wizard } from "./wizard.tsx";

/** What the address says. */
interface PathwayPlace {
  rules: string | null;
  assessment: string | null;
  group: string | null;
}

interface Props {
  productId: string | null;
  codes: readonly string[];
  place: PathwayPlace;
  onPlace: (change: Partial<PathwayPlace>) => void;
  onOpenClause: OpenClause;
  withoutProduct: ReactNode;
}

/** The wizard with the questionnaire and the assessment that the address names. */
export function Pathway({ productId, codes, place, onPlace, onOpenClause, withoutProduct }: Props) {
  const set = ruleSets.find(({ id }) => id === place.rules) ?? ruleSets[0];
  if (set === undefined) return null;
  const shared = {
    set,
    productId,
    codes,
    at: place.group,
    onGo: (group: string) => onPlace({ group }),
    onOpenAssessment: (assessment: string | null) => onPlace({ assessment }),
    onOpenClause,
    withoutProduct,
  };
  return (
    <>
      <Choice
        className={styles.rules ?? ""}
        label="What is to be found"
        data={ruleSets.map(({ id, title }) => ({ value: id, label: title }))}
        value={set.id}
        onChange={({ currentTarget }) => onPlace({ rules: currentTarget.value, assessment: null, group: null })}
      />
      {place.assessment === null ? (
        <Wizard key={`${productId} ${set.id}`} {...shared} opened={null} />
      ) : (
        <OfAssessment key={place.assessment} id={place.assessment} set={set}>
          {(opened) => <Wizard {...shared} opened={opened} />}
        </OfAssessment>
      )}
    </>
  );
}

interface OfAssessmentProps {
  id: string;
  set: RuleSet;
  children: (opened: PathwayAssessment) => ReactNode;
}

function OfAssessment({ id, set, children }: OfAssessmentProps) {
  return (
    <QueryState query={useAssessment(id)} waiting="Opening the assessment" failed="The assessment could not be opened." inline>
      {(opened) =>
        opened.rule_set === set.id ? (
          children(opened)
        ) : (
          <Problem title="This assessment answers another questionnaire.">Choose the questionnaire it was made with.</Problem>
        )
      }
    </QueryState>
  );
}
