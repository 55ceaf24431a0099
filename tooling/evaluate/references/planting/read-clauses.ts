import { LibraryEntry, SourceReading } from "@clausewise/contracts";
import { z } from "zod";
import { call, type Server } from "../../../../apps/api/src/cli/server.ts";
import type { HeldClause } from "./plant.ts";

const planted = /^(?:21 CFR (?:11|50|80[1367]|81[24]|82[0-2]|830|860|870)|EU MDR|EU IVDR|FD&C Act|SOR\/98-282|C\.R\.C\., c\. 870)$/;
const atOnce = 100;
const Page = z.object({ data: z.array(LibraryEntry.pick({ id: true, identifier: true })), next: z.string().nullable() });

/** The clauses of the laws that are held as official text, as they stand now. */
export async function readClauses(server: Server): Promise<HeldClause[]> {
  const clauses: HeldClause[] = [];
  for (const { id, identifier } of await lawsOf(server)) {
    for (let offset = 0, count = 1; offset < count; offset += atOnce) {
      const read = SourceReading.parse(await call(server, "GET", `/api/sources/${id}?offset=${offset}&limit=${atOnce}`));
      count = read.version.passages;
      clauses.push(...read.passages.map(({ citation, heading, text }) => ({ source: identifier, citation, heading, text })));
    }
  }
  return clauses;
}

async function lawsOf(server: Server) {
  const laws: { id: string; identifier: string }[] = [];
  for (let cursor: string | null = null, isFirst = true; isFirst || cursor !== null; isFirst = false) {
    const address: string = `/api/sources?text_kind=verbatim&limit=100${cursor === null ? "" : `&cursor=${cursor}`}`;
    const reply = await fetch(`${server.url}${address}`, { headers: { authorization: `Bearer ${server.token}` } });
    const page = Page.parse(await reply.json());
    laws.push(...page.data.filter(({ identifier }) => planted.test(identifier)));
    cursor = page.next;
  }
  return laws;
}
