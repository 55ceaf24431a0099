import { RoleType } from "../operations/users.ts";
import { admissionOf, type Admission } from "./access.ts";
import { api } from "./api.ts";
import type { Operation, Operations } from "./operation.ts";

const signs: Record<Admission, string> = { "let in": "yes", "sign in": "signs in first", refuse: "no" };

const head = ["Operation", "What it does", "Signed out", ...RoleType.options.map((role) => inWords(role)), "Access token"];

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;

function inWords(role: RoleType): string {
  const words = role.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const cellsOf = (name: string, operation: Operation): string[] => [
  `\`${name}\``,
  operation.summary,
  ...[null, ...RoleType.options].map((role) => signs[admissionOf(operation, role)]),
  operation.scope === undefined ? "no" : `\`${operation.scope}\``,
];

const tableOf = ([feature, table]: [string, Operations]): string =>
  [
    `## ${feature}`,
    "",
    row(head),
    row(head.map(() => "---")),
    ...Object.entries(table).map(([name, operation]) => row(cellsOf(`${feature}.${name}`, operation))),
  ].join("\n");

/** Who may call what, as Markdown, read off the table of operations. */
export function roleMatrix(): string {
  const features = Object.entries<Operations>(api);
  const count = features.reduce((sum, [, table]) => sum + Object.keys(table).length, 0);
  return [
    "# Who may do what",
    `Written from the table of operations by \`pnpm --filter @clausewise/contracts roles\`, and held against the running server cell by cell in \`apps/api/test/roles.test.ts\`: ${count} operations, each for four kinds of callers.`,
    "A role says which operations a person may call at all, over REST and tRPC alike; a call that is refused for its role is written to the audit trail. What a call then reads and changes is the person's own, what was shared with them, and what is everybody's: anything else is not found, whatever the role. An access token lets a program call what its scopes open, as whom it acts for, and nothing else: no token signs. Health is told to everybody, whatever they bring.",
    ...features.map(tableOf),
    "",
  ]
    .join("\n\n")
    .replace(/\n+$/, "\n");
}
