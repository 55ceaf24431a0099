import type { RuleSetId } from "@clausewise/contracts";

const device = "510k de_novo hde pma".split(" ").map((id) => [id, id] as const);

/** Where what comes out of a questionnaire leads: the route whose checklist it is. */
const checklistByOutcome: Readonly<Record<RuleSetId, Readonly<Record<string, string>>>> = {
  "eu-mdr": { none: "mdr_no_class", I: "ce_mark", IIa: "ce_mark", IIb: "ce_mark", III: "ce_mark" },
  "eu-ivdr": { A: "ce_ivdr", B: "ce_ivdr", C: "ce_ivdr", D: "ce_ivdr" },
  "us-device": { exempt_i: "exempt", exempt_ii: "exempt", ...Object.fromEntries(device) },
  "us-medicine": {
    hctp: "hctp",
    monograph: "monograph",
    anda: "anda",
    nda_b1: "nda",
    nda_b2: "nda",
    biosimilar: "biosimilar",
    bla: "bla",
  },
  "us-lead-center": { cder: "combination", cber: "combination", cdrh: "combination" },
};

/** The checklist that an outcome leads to; null where there is nothing to submit or declare by these rules. */
export const checklistFor = (set: RuleSetId, outcome: string): string | null => checklistByOutcome[set][outcome] ?? null;
