import type { Connector } from "../connector.ts";
import type { Answer } from "../answer/answer.ts";
import type { RegisterRow } from "../register/register-row.ts";

type Described = Omit<Connector, "holds" | "isOneFile" | "detect" | "plan" | "asks" | "seenLive" | "pause">;

const expects = { form: "json" } as const;

/** A register that is one file of all its entries: looking whether it changed is having it. */
export const fileRegister = (
  about: Described,
  file: string,
  rowsIn: (answer: Answer) => RegisterRow[],
  asOfIn: (answer: Answer) => string | null = () => null,
): Connector => ({
  ...about,
  pause: 1,
  holds: "register",
  isOneFile: true,
  seenLive: null,
  detect: { url: file, expects, read: (answer) => ({ token: null, asOf: asOfIn(answer) }) },
  plan: () => [{ key: "list", kind: "list", url: file, order: 0, label: "the list", about: {} }],
  asks: { list: { expects, read: (answer) => ({ rows: rowsIn(answer) }) } },
});
