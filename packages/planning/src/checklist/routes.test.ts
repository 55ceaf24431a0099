import { builtInLibrary } from "@clausewise/static-data";
import { expect, test } from "vitest";
import { checklistRoutes } from "./routes.ts";

const held = new Map(builtInLibrary().map(({ identifier, passages }) => [identifier, passages.map(({ citation }) => citation)]));
const sectionOf = (citation: string) => citation.replace(/(?:\([A-Za-z0-9]+\))+$/, "");

/** Whether the library holds a clause, one that it stands in, or one that stands in it. */
const resolves = (source: string, clause: string) =>
  (held.get(source) ?? []).some(
    (known) => known === clause || sectionOf(known) === clause || (clause.startsWith(known) && "(. ".includes(clause.charAt(known.length))),
  );

test("every item stands in a clause that the library holds", () => {
  const lost = checklistRoutes.flatMap(({ id, items }) =>
    items.flatMap((item) =>
      item.clauses.filter(({ source, clause }) => !resolves(source, clause)).map(({ clause }) => `${id} ${item.id}: ${clause}`),
    ),
  );
  expect(lost).toEqual([]);
});

test("ids are unique on a route, and links are official addresses", () => {
  for (const { items } of checklistRoutes) {
    const ids = items.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([]);
    for (const { url } of items.flatMap(({ links }) => links)) expect(new URL(url).hostname).toMatch(/(?:^|\.)(?:fda\.gov|europa\.eu)$/);
  }
});
