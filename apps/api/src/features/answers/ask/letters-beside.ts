import { authorityJurisdictions, type Outcome, type Statement } from "@clausewise/contracts";
import type { LettersFound, WarningLetterReads } from "../../warning-letters/warning-letters.reads.ts";
import type { QuestionInContext } from "./in-context.ts";

/** The letters are FDA's: they speak to the law of one country. */
const ofLetters = "US";

const none: LettersFound = { alerts: [], checked: 0 };

/** The warning letters that speak to what an answer rests on; none is looked through where the question is not about their law. */
export async function lettersBeside(
  letters: WarningLetterReads,
  { authority, scope, product_type, day }: Pick<QuestionInContext, "authority" | "scope" | "product_type" | "day">,
  outcome: Outcome,
  statements: readonly Statement[],
): Promise<LettersFound> {
  const isAsked = authorityJurisdictions[authority]?.includes(ofLetters) ?? true;
  if (!isAsked || scope?.library === false || outcome === "declined") return none;
  const clauses = statements.flatMap(({ citations }) =>
    citations.filter(({ jurisdiction }) => jurisdiction === ofLetters).map(({ citation }) => citation),
  );
  return letters.speakingTo({ clauses, product_type, day });
}
