import type { PathwayAssessment } from "@clausewise/contracts";
import { type RuleSet, askedQuestions, classify, outcomesInWords, readyQuestions } from "@clausewise/planning";
import { type ReactNode, useMemo } from "react";
import { Changes } from "./changes.tsx";
import type { OpenClause } from "./clause-buttons.tsx";
import { FromRegister } from "./from-register.tsx";
import { Kept } from "./kept.tsx";
import styles from "./pathways.module.css";
import { groupsOf } from "./question-groups.ts";
import { Questions } from "./questions.tsx";
import { Result } from "./result.tsx";
import { StepsToMarket } from "./steps-to-market.tsx";
import { useAnswers } from "./use-answers.ts";

interface Props {
  set: RuleSet;
  productId: string | null;
  /** Product codes of the product, by which FDA's registers answer some of the questions. */
  codes: readonly string[];
  opened: PathwayAssessment | null;
  /** The group of questions that is shown. */
  at: string | null;
  onGo: (group: string) => void;
  onOpenAssessment: (id: string | null) => void;
  onOpenClause: OpenClause;
  /** What stands in place of the kept assessments where no product is named. */
  withoutProduct: ReactNode;
}

/** Questions at the left, what follows from the answers at the right, and what to do with it below. */
export function Wizard({ set, productId, codes, opened, at, onGo, onOpenAssessment, onOpenClause, withoutProduct }: Props) {
  const state = useAnswers(`${productId ?? "none"}:${set.id}:${opened?.id ?? "new"}`, opened);
  const { answers } = state;
  const asked = useMemo(() => askedQuestions(set, answers), [set, answers]);
  const ready = useMemo(() => new Set(readyQuestions(set, answers).map(({ id }) => id)), [set, answers]);
  const classification = useMemo(() => classify(set, answers), [set, answers]);
  return (
    <>
      <p className={styles.narrowing} role="status">
        {classification.outcomes.length === 1 ? "Result" : "Still possible"}: {outcomesInWords(set, classification.outcomes)}
      </p>
      {set.id === "us-device" && (
        <FromRegister key={codes.join()} codes={codes} answers={answers} onChange={state.change} onOpen={onOpenClause} />
      )}
      <div className={styles.wizard}>
        <Questions
          groups={groupsOf(asked)}
          ready={ready}
          at={at}
          onGo={onGo}
          answers={answers}
          onChange={state.change}
          onOpen={onOpenClause}
        />
        <Result set={set} answers={answers} classification={classification} onOpen={onOpenClause} />
      </div>
      <Changes set={set} answers={answers} onGo={onGo} />
      <StepsToMarket set={set} answers={answers} productId={productId} onOpen={onOpenClause} />
      {productId === null ? (
        withoutProduct
      ) : (
        <Kept set={set} productId={productId} opened={opened} state={state} onOpen={onOpenAssessment} />
      )}
    </>
  );
}
