import { type LogEntry, type LogFilter, auditActions } from "@clausewise/contracts";
import { logScopeLabels, logScopes } from "@clausewise/contracts/vocabulary";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall, byTime } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";
import { labelOf } from "./audit-words.ts";

export type LogScope = (typeof logScopes)[number];

const spec: ListSpec = {
  filters: [
    { name: "scope", label: "Of", nameOf: (value) => logScopeLabels[value as LogScope], known: logScopes },
    { name: "action", label: "Action", nameOf: labelOf, known: Object.keys(auditActions) },
    { name: "from", label: "From" },
    { name: "to", label: "To" },
  ],
  sorts: byTime,
};

/** What the person did, as the address asks for it; `product` means the product that is named, and nothing where none is. */
export function useSessionLog(productId: string | null) {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<LogEntry>>(
    () => ({
      name: "session-log",
      part: productId ?? "none",
      read: (input) => {
        const { scope, ...asked } = asCall(input) as Partial<LogFilter>;
        const isOfNone = scope === "product" && productId === null;
        return client.sessionLog.list.query({
          ...asked,
          scope: isOfNone ? "session" : (scope ?? "session"),
          ...(productId !== null && { product_id: productId }),
        });
      },
    }),
    [client, productId],
  );
  return useList(source, spec);
}
