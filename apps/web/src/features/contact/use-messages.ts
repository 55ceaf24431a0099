import type { MessageFilter, ReceivedMessage } from "@clausewise/contracts";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall, byTime } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";

const spec: ListSpec = {
  filters: [],
  sorts: byTime,
};

/** The messages that people have sent, as the address asks for them. */
export function useMessages() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<ReceivedMessage>>(
    () => ({ name: "messages", read: (input) => client.contact.list.query(asCall(input) as Partial<MessageFilter>) }),
    [client],
  );
  return useList(source, spec);
}
