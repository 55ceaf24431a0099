import { describe, expect, it } from "vitest";
import { breaches } from "./rules.mjs";
import { source } from "./sources.mjs";

const check = (...files) => breaches(files.map(([path, text]) => source(path, text))).map(({ rule }) => rule);

const bad = [
  [
    "a pure package that imports contracts",
    "package-directions",
    "packages/retrieval/src/a.ts",
    'import { z } from "@clausewise/contracts";',
  ],
  [
    "contracts that import static data",
    "package-directions",
    "packages/contracts/src/a.ts",
    'export { z } from "@clausewise/static-data";',
  ],
  ["a web that imports the api by path", "package-directions", "apps/web/src/main.tsx", 'import type { App } from "../../api/src/app.ts";'],
  ["a web that imports the api by name", "package-directions", "apps/web/src/main.tsx", 'import type { App } from "@clausewise/api";'],
  [
    "a web feature that imports another, even its types",
    "web-features-apart",
    "apps/web/src/features/alerts/a.tsx",
    'import type { B } from "../documents/b.tsx";',
  ],
  ["a shared helper that imports a feature", "web-direction", "apps/web/src/shared/a.ts", 'import { b } from "../features/alerts/b.ts";'],
  ["a feature that imports a route", "web-direction", "apps/web/src/features/alerts/a.ts", 'import { b } from "../../routes/b.tsx";'],
  [
    "a service that touches SQL",
    "database-behind-repositories",
    "apps/api/src/features/alerts/alerts.service.ts",
    'import { eq } from "drizzle-orm";',
  ],
  [
    "a service that opens PGlite",
    "database-behind-repositories",
    "apps/api/src/features/alerts/alerts.service.ts",
    'const lite = await import("@electric-sql/pglite");',
  ],
  [
    "a service that knows HTTP",
    "transport-apart",
    "apps/api/src/features/alerts/alerts.service.ts",
    'import type { FastifyRequest } from "fastify";',
  ],
  ["contracts that run tRPC", "transport-apart", "packages/contracts/src/wire/rpc.ts", 'import { initTRPC } from "@trpc/server";'],
  [
    "a service that imports another feature's service",
    "api-features-apart",
    "apps/api/src/features/alerts/alerts.service.ts",
    'import { a } from "../audit/audit.service.ts";',
  ],
  [
    "a service that imports another feature's table",
    "api-features-apart",
    "apps/api/src/features/alerts/alerts.service.ts",
    'import { a } from "../audit/audit.table.ts";',
  ],
  [
    "a repository that reads another feature's table",
    "api-features-apart",
    "apps/api/src/features/alerts/alerts.repository.ts",
    'import { person } from "../identity/identity.table.ts";',
  ],
  [
    "a service that knows the rows of another feature's repository",
    "api-features-apart",
    "apps/api/src/features/alerts/alerts.service.ts",
    'import type { PersonRow } from "../identity/people.repository.ts";',
  ],
  [
    "a ranking that runs the contract",
    "package-directions",
    "packages/retrieval/src/a.ts",
    'import { Outcome } from "@clausewise/contracts";',
  ],
  ["a ranking that reads files", "pure-packages", "packages/retrieval/src/a.ts", 'import { readFileSync } from "node:fs";'],
  [
    "a question that knows of answers",
    "rooms-one-direction",
    "packages/retrieval/src/question/a.ts",
    'import { b } from "../answer/b.ts";',
  ],
  [
    "a recogniser that knows what is cited",
    "rooms-one-direction",
    "packages/proofreading/src/marks/a.ts",
    'import { b } from "../references/b.ts";',
  ],
  ["a proofreader that reads files", "pure-packages", "packages/proofreading/src/a.ts", 'import { readFileSync } from "node:fs";'],
  ["a simulation that renders", "pure-packages", "packages/simulations/src/a.ts", 'import { useState } from "react";'],
  ["a file in camel case", "kebab-case", "apps/web/src/features/alerts/alertCard.tsx", ""],
  ["a folder in camel case", "kebab-case", "apps/web/src/features/alertCards/card.tsx", ""],
  ["a file that is too long", "file-size", "apps/web/src/main.tsx", "\n".repeat(401)],
  ["an index file inside a feature", "index-is-a-face", "apps/api/src/features/alerts/index.ts", ""],
  [
    "a component that calls the server itself",
    "calls-in-hooks",
    "apps/web/src/features/alerts/alert-list.tsx",
    'import { explain, trpc } from "../../shared/trpc.ts";',
  ],
  ["a raw field outside the kit", "fields-from-the-kit", "apps/web/src/routes/a.tsx", "export const A = () => <input type='text' />;"],
  [
    "a field of Mantine outside the kit",
    "fields-from-the-kit",
    "apps/web/src/features/alerts/a.tsx",
    'import { Button, TextInput } from "@mantine/core";',
  ],
  [
    "a dialog of Mantine outside the kit",
    "dialogs-from-the-kit",
    "apps/web/src/features/alerts/a.tsx",
    'import { Button, Modal } from "@mantine/core";',
  ],
  ["a size of type of its own", "type-from-tokens", "apps/web/src/features/alerts/a.module.css", ".a {\n  font-size: 15px;\n}"],
  ["a size of type in rem", "type-from-tokens", "apps/web/src/features/alerts/a.module.css", ".a {\n  font-size: 0.875rem;\n}"],
  ["a service that looks at the machine's clock", "time-from-the-clock", "apps/api/src/features/alerts/a.ts", "const now = new Date();"],
  ["a ranking that looks at the machine's clock", "time-from-the-clock", "packages/retrieval/src/a.ts", "const now = Date.now();"],
  [
    "a repository that says by itself whose rows are meant",
    "owner-in-one-place",
    "apps/api/src/features/alerts/alerts.repository.ts",
    "const mine = eq(alert.owner_id, id);",
  ],
  ["a constant in capitals", "constants-in-camel-case", "apps/api/src/main.ts", "const MOST_BYTES = 1;"],
  ["a note of work left over", "nothing-left-to-do", "apps/api/src/main.ts", "// TODO later"],
];

describe("The structure rules refuse", () => {
  it.each(bad)("%s", (_title, rule, path, text) => {
    expect(check([path, text])).toEqual([rule]);
  });

  it("two files that import each other", () => {
    const first = ["apps/api/src/a.ts", 'import { b } from "./b.ts";'];
    const second = ["apps/api/src/b.ts", 'import { a } from "./a.ts";'];
    expect(check(first, second)).toEqual(["no-cycles"]);
  });
});

it("The structure rules refuse features that name each other, if only by their types", () => {
  const first = ["apps/api/src/features/alerts/a.ts", 'import type { B } from "../audit/b.ts";'];
  const second = ["apps/api/src/features/audit/c.ts", 'import type { A } from "../alerts/a.ts";'];
  expect(check(first, second)).toEqual(["api-features-one-way"]);
});

const good = [
  [
    "the api that uses every package",
    "apps/api/src/app.ts",
    'import "@clausewise/retrieval"; import "@clausewise/static-data"; import fastify from "fastify";',
  ],
  [
    "a repository with SQL",
    "apps/api/src/features/alerts/alerts.repository.ts",
    'import { eq } from "drizzle-orm"; import { alert } from "./alerts.table.ts";',
  ],
  [
    "a table that refers to another feature's",
    "apps/api/src/features/alerts/alerts.table.ts",
    'import { person } from "../identity/identity.table.ts";',
  ],
  ["types of the contracts in retrieval", "packages/retrieval/src/a.ts", 'import type { Outcome } from "@clausewise/contracts";'],
  [
    "the lists of the domain in documents",
    "packages/documents/src/a.ts",
    'import { sourceKinds } from "@clausewise/contracts/vocabulary";',
  ],
  ["another feature's types", "apps/api/src/features/alerts/alerts.service.ts", 'import { type Audit } from "../audit/audit.service.ts";'],
  ["tRPC types in the contracts", "packages/contracts/src/wire/rpc.ts", 'import type { TRPCBuiltRouter } from "@trpc/server";'],
  ["a hook that calls the server", "apps/web/src/features/a/use-a.ts", 'import { trpc } from "../../shared/trpc.ts";'],
  ["the words for a failed call", "apps/web/src/features/a/a.tsx", 'import { explain } from "../../shared/trpc.ts";'],
  ["a field of the kit", "apps/web/src/shared/ui/a.tsx", "export const A = () => <input type='text' />;"],
  ["a size of type from the tokens", "apps/web/src/app/a.css", ".a {\n  font: 600 var(--size-fine) / 1.5 var(--ui);\n  gap: 4px;\n}"],
  ["a route that composes features", "apps/web/src/routes/a.tsx", 'import "../features/a/a.tsx"; import "../features/b/b.tsx";'],
  ["imports written in comments and strings", "packages/retrieval/src/a.ts", '// import "node:fs"\nexport const text = `import "react"`;'],
  ["a ranking in the contract's types", "packages/retrieval/src/a.ts", 'import type { Outcome } from "@clausewise/contracts";'],
  ["an answer made of evidence", "packages/retrieval/src/answer/a.ts", 'import { b } from "../evidence/b.ts";'],
  ["the clock itself", "apps/api/src/platform/clock/clock.ts", "export const now = () => Date.now();"],
  ["a time told to it", "apps/api/src/features/alerts/a.ts", "export const at = (now) => new Date(now);"],
  ["the face of a package", "packages/documents/src/index.ts", 'export { read } from "./read.ts";'],
  ["the workspace's test configuration", "packages/documents/vitest.config.ts", 'export { default } from "@clausewise/vitest";'],
];

describe("The structure rules accept", () => {
  it.each(good)("%s", (_title, path, text) => {
    expect(check([path, text])).toEqual([]);
  });
});
