import { type Alert, type AlertFilter, NewAlert, withoutEmpty } from "@clausewise/contracts";
import { alertTypeLabels, alertTypes, severities, severityLabels, workStateLabels, workStates } from "@clausewise/contracts/vocabulary";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall, byTime } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useContractForm } from "../../shared/ui/use-contract-form.ts";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";

/** What lists of alerts are called where they are kept. */
export const listName = "alerts";

const nameIn = (names: Readonly<Record<string, string>>) => (value: string) => names[value] ?? value;

const whose = { products: "Concern my products", own: "Written by me" };

const spec: ListSpec = {
  filters: [
    { name: "work", label: "My work", nameOf: nameIn(workStateLabels), known: workStates },
    { name: "assigned", label: "Assigned", nameOf: () => "To me", known: ["me"] },
    { name: "whose", label: "Whose", nameOf: nameIn(whose), known: Object.keys(whose) },
    { name: "severity", label: "Severity", nameOf: nameIn(severityLabels), known: severities },
    { name: "type", label: "Type", nameOf: nameIn(alertTypeLabels), known: alertTypes },
  ],
  sorts: [["relevant", "What concerns me first"], ...byTime],
};

/** A person's alerts, as the address asks for them. */
export function useAlertList() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<Alert>>(
    () => ({ name: listName, read: (input) => client.alerts.list.query(asCall(input) as Partial<AlertFilter>) }),
    [client],
  );
  return useList(source, spec);
}

const empty = {
  alert_type: "guidance_update",
  title: "",
  description: "",
  severity_level: "medium",
  regulatory_body: "",
  source_url: "",
};

/** The form of a new alert: what is typed is kept until it is created. */
export function useNewAlert(onCreated: () => void) {
  const utils = trpc.useUtils();
  const refresh = useRefreshList(listName);
  const form = useContractForm(NewAlert, { initial: empty, draft: "alert" });
  const onSuccess = () => Promise.all([refresh(), utils.alerts.invalidate(), utils.dashboard.stats.invalidate()]);
  const call = trpc.alerts.create.useMutation({ onSuccess });
  const send = (values: typeof empty) =>
    call.mutate(NewAlert.parse(withoutEmpty(NewAlert, values)), {
      onSuccess: () => {
        form.forget();
        onCreated();
      },
    });
  return { form, send, sending: call.isPending, error: call.error };
}
