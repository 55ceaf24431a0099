import type { Clause, ProductQuestion } from "@clausewise/contracts";

type Option = ProductQuestion["options"][number];

/** An option that may stand beside others. */
export const option = (value: string, label: string): Option => ({ value, label, alone: false });

/** The option that none of the others fits. */
export const none = (label = "None of these"): Option => ({ value: "none", label, alone: true });

interface Written {
  id: string;
  text: string;
  help: string;
  clauses?: readonly Clause[];
}

/** Questions of one heading. */
export function inGroup(group: string) {
  const of = (choice: ProductQuestion["choice"], { clauses = [], ...written }: Written, options: readonly Option[]): ProductQuestion => ({
    ...written,
    group,
    choice,
    clauses: [...clauses],
    options: [...options],
  });
  return {
    one: (written: Written, ...options: readonly Option[]) => of("one", written, options),
    many: (written: Written, ...options: readonly Option[]) => of("many", written, options),
    yesNo: (written: Written) => of("one", written, [option("yes", "Yes"), option("no", "No")]),
  };
}
