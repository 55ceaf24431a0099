import { type LogEntry, type LogFilter, auditActions } from "@clausewise/contracts";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall, byTime } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";
import { labelOf } from "./audit-words.ts";

/** Which of the person's records are shown. */
export const logScopes = ["session", "product", "all"] as const;
export type LogScope = (typeof logScopes)[number];
export const logScopeLabels: Record<LogScope, string> = { session: "This session", product: "This product", all: "Everything of mine" };

/** A scope as the server takes it; `product` means the product that is named, and nothing where none is. */
export const wishOf = (scope: LogScope, productId: string | null): { scope: "session" | "all"; product_id?: string } =>
  scope === "product" && productId !== null ? { scope: "all", product_id: productId } : { scope: scope === "all" ? "all" : "session" };

const spec: ListSpec = {
  filters: [
    { name: "scope", label: "Of", nameOf: (value) => logScopeLabels[value as LogScope], known: logScopes },
    { name: "action", label: "Action", nameOf: labelOf, known: Object.keys(auditActions) },
    { name: "from", label: "From" },
    { name: "to", label: "To" },
  ],
  sorts: byTime,
};

/** What the person did, as the address asks for it. */
export function useSessionLog(productId: string | null) {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<LogEntry>>(
    () => ({
      name: "session-log",
      part: productId ?? "none",
      read: (input) => {
        const { scope, ...asked } = asCall(input) as Omit<Partial<LogFilter>, "scope"> & { scope?: LogScope };
        return client.sessionLog.list.query({ ...asked, ...wishOf(scope ?? "session", productId) });
      },
    }),
    [client, productId],
  );
  return useList(source, spec);
}
