import type { FormSlot } from "@clausewise/contracts";
import type { Form } from "./form.ts";

export const slot = (given: Partial<FormSlot> = {}): FormSlot => ({
  name: "product.name",
  label: "name of the product",
  value: null,
  hint: null,
  ...given,
});

const column = (title: string) => ({ title, width: null, options: [], hint: null });

/** A document with everything that one can hold. */
export const formOf = (given: Partial<Form> = {}): Form => ({
  title: "Design plan",
  subject: "Template · FDA",
  author: "Clausewise",
  date: "2026-11-23",
  language: "en",
  paper: "A4",
  facts: [{ label: "Rests on", value: "21 CFR 820.30", note: "Held against the text" }],
  warnings: ["A clause changed."],
  isNumbered: true,
  sections: [
    {
      title: "Scope",
      level: 1,
      clauses: [{ text: "21 CFR 820.30(b)", url: "https://www.ecfr.gov/current/title-21/section-820.30", caution: "Changed since." }],
      instruction: "Say which designs are planned.",
      blocks: [
        { kind: "paragraph", words: ["This plan is for ", slot(), "."] },
        { kind: "paragraph", words: [slot(), " is planned & reviewed."] },
        { kind: "list", ordered: true, items: [["First step"], ["Second step"]] },
        { kind: "fields", fields: [slot({ name: "phase", label: "Phase", hint: "as the plan names it" })] },
        { kind: "choice", label: "Kind of plan", options: ["New design", "Change of a design"] },
        {
          kind: "records",
          title: "On file for this section",
          records: [{ title: "Plan, page 3", detail: "Design planning", caution: null }],
        },
      ],
    },
    {
      title: "Stages",
      level: 2,
      clauses: [],
      instruction: null,
      blocks: [
        {
          kind: "table",
          columns: [column("Stage"), { ...column("State"), options: ["Open", "Done, reviewed"], hint: "as of today" }],
          rows: [
            [["Inputs"], []],
            [[], []],
          ],
        },
        { kind: "signatures", roles: ["Approved by"] },
      ],
    },
  ],
  closing: "Confirm against the official text.",
  footer: "Design plan · template",
  ...given,
});
