import { type Protocol, type ProtocolFact, type ProtocolHead, type ProtocolItem, protocolFields } from "@clausewise/contracts";
import { issuesOf, riskOf, scoreOf, trialMarkets } from "@clausewise/planning";
import { notFound } from "../../errors.ts";
import type { Viewer } from "../../service.ts";
import type { ProtocolParts, ProtocolRules } from "./protocol-parts.ts";
import { findProtocol, type ProtocolHeadRow, type ProtocolRow } from "./protocols.repository.ts";

export const noProtocol = () => notFound("This protocol");

/** What documents are called and how they end, by their ids. */
export type NamedDocuments = (viewer: Viewer, ids: readonly string[]) => Promise<ReadonlyMap<string, { title: string; extension: string }>>;

export function headOf(
  { document_id, document_version, ...row }: ProtocolHeadRow,
  named: Awaited<ReturnType<NamedDocuments>>,
): ProtocolHead {
  const { id, title, state, progress, step, problem, created_at, updated_at } = row;
  const document = document_id === null ? undefined : named.get(document_id);
  return {
    id,
    title,
    document: document_id === null || document === undefined ? null : { id: document_id, version: document_version, ...document },
    state,
    progress,
    step,
    problem,
    created_at,
    updated_at,
  };
}

/** Facts with what was put in their place, in the order in which they are shown; none until the protocol was read. */
const factsOf = ({ facts, corrections }: Pick<ProtocolRow, "facts" | "corrections">): ProtocolFact[] =>
  protocolFields.flatMap((field) => {
    const read = facts.find((one) => one.field === field);
    return read === undefined ? [] : [{ ...read, corrected: corrections[field] ?? null }];
  });

/** Items with what their packs ask for; those whose pack no longer asks are gone. */
function itemsOf({ items }: Pick<ProtocolRow, "items">, rules: Pick<ProtocolRules, "packs">): ProtocolItem[] {
  const packs = new Map(rules.packs().map((pack) => [pack.pack, pack]));
  return items.flatMap((item): ProtocolItem[] => {
    const pack = packs.get(item.pack);
    const asked = pack?.requirements.find(({ id }) => id === item.id);
    if (pack === undefined || asked === undefined) return [];
    const { group, title, requirement, level, citations } = asked;
    return [{ ...item, pack_title: pack.title, group, title, requirement, level, citations }];
  });
}

/** A protocol with what follows from what was read and corrected, worked out anew each time. */
function protocolOf(
  row: ProtocolRow,
  named: Awaited<ReturnType<NamedDocuments>>,
  { rules, clock }: Pick<ProtocolParts, "rules" | "clock">,
): Protocol {
  const facts = factsOf(row);
  const items = itemsOf(row, rules);
  const known = { productType: row.product_type, facts, items };
  return {
    ...headOf(row, named),
    ...known,
    identifiedGaps: row.state === "done" ? issuesOf(known, rules.issues()) : [],
    complianceScore: scoreOf(known, clock.today()),
    riskLevel: riskOf(known),
    recommendedCountries: trialMarkets(known, rules.markets()),
    chosen: row.chosen,
  };
}

/** Shows one of the viewer's protocols; throws where there is none. */
export async function shownProtocol(
  parts: Pick<ProtocolParts, "database" | "rules" | "clock"> & { documents: NamedDocuments },
  viewer: Viewer,
  id: string,
): Promise<Protocol> {
  const row = await findProtocol(parts.database, viewer, id);
  if (!row) throw noProtocol();
  const named = await parts.documents(viewer, row.document_id === null ? [] : [row.document_id]);
  return protocolOf(row, named, parts);
}
