import type { Protocol, ProtocolField } from "@clausewise/contracts";
import { skipToken } from "@tanstack/react-query";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";

/** How soon in ms it is asked again how far an analysis is, where no event tells. */
const askAgain = 1500;
const shown = 50;

export const isUnderWay = ({ state }: Pick<Protocol, "state">): boolean => state === "waiting" || state === "reading";

/** A person's analysed protocols, the last changed first. */
export const useProtocolList = () => trpc.protocols.list.useQuery({ limit: shown }, { staleTime: 0 });

export const useProtocol = (id: string | null) =>
  trpc.protocols.get.useQuery(id === null ? skipToken : { id }, {
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data !== undefined && isUnderWay(data) ? askAgain : false),
  });

/** What one version changes of another. */
export const useComparison = (id: string, before: string | null) =>
  trpc.protocols.compare.useQuery(before === null ? skipToken : { id, before }, { staleTime: 0 });

const files = ["pdf", "docx", "doc"];

/** The documents that can be analysed: PDF and Word files, read or yet to be. */
export const useProtocolFiles = () =>
  trpc.documents.list.useQuery(
    { limit: 100 },
    { select: ({ items }) => items.filter(({ extension, upload_status }) => files.includes(extension) && upload_status !== "failed") },
  );

/** Begins analyses and changes them; what came of it is shown at once, and told where nothing did. */
export function useProtocolChanges() {
  const utils = trpc.useUtils();
  const keep = (protocol: Protocol) => {
    utils.protocols.get.setData({ id: protocol.id }, protocol);
    void utils.protocols.list.invalidate();
  };
  const { client } = utils;
  const told = async (work: Promise<Protocol>, failed: string): Promise<Protocol | null> => {
    try {
      const protocol = await work;
      keep(protocol);
      return protocol;
    } catch (error) {
      notice(`${failed} ${explain(error)}`);
      return null;
    }
  };
  return {
    begin: (document_id: string) => told(client.protocols.create.mutate({ document_id }), "The analysis was not begun."),
    retry: (id: string) => told(client.protocols.retry.mutate({ id }), "The protocol is not read again."),
    choose: (id: string, chosen: string[]) => told(client.protocols.choose.mutate({ id, chosen }), "The choice of markets was not kept."),
    correct: (id: string, field: ProtocolField, value: string | null, reason: string) =>
      told(client.protocols.correct.mutate({ id, field, value, reason }), "The correction was not kept."),
    remove: async (id: string): Promise<void> => {
      await client.protocols.remove.mutate({ id });
      await utils.protocols.list.invalidate();
    },
  };
}
