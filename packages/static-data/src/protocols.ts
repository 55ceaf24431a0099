import { AmendmentRule, IssueRule } from "@clausewise/contracts";
import { z } from "zod";
import { readJsonLines } from "./json-lines.ts";

const AreaWords = z.strictObject({ area: z.string().min(1), terms: z.array(z.string().min(1)).min(1) });

/** Areas of medicine by the conditions that tell them; a term ending in an asterisk stands for all words that begin so. */
export const builtInAreaWords = (): z.infer<typeof AreaWords>[] => readJsonLines("protocols/areas.jsonl", AreaWords);

/** The rules by which protocols are found wanting. */
export const builtInIssueRules = (): IssueRule[] => readJsonLines("protocols/issues.jsonl", IssueRule);

/** The rules by which a change of a protocol is substantial. */
export const builtInAmendmentRules = (): AmendmentRule[] => readJsonLines("protocols/amendments.jsonl", AmendmentRule);
