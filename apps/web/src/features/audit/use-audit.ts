import { type AuditFilter, type ReadAuditRecord, auditActions } from "@clausewise/contracts";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall, byTime } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";
import { labelOf } from "./audit-words.ts";

const spec: ListSpec = {
  filters: [
    { name: "action", label: "Action", nameOf: labelOf, known: Object.keys(auditActions) },
    { name: "person", label: "Person" },
    { name: "from", label: "From" },
    { name: "to", label: "To" },
  ],
  sorts: byTime,
};

/** The audit trail in words, as the address asks for it. */
export function useAudit() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<ReadAuditRecord>>(
    () => ({ name: "audit", read: (input) => client.audit.read.query(asCall(input) as Partial<AuditFilter>) }),
    [client],
  );
  return useList(source, spec);
}
