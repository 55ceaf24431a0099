import { NewAssignment } from "@clausewise/contracts";
import { trpc } from "../../../shared/trpc.ts";
import { notice } from "../../../shared/ui/notices.tsx";
import { useContractForm } from "../../../shared/ui/use-contract-form.ts";

export const useAssignments = (id: string) => trpc.alertAssignments.of.useQuery({ id });

export const useColleagues = () => trpc.alertAssignments.colleagues.useQuery({});

const Chosen = NewAssignment.pick({ person_id: true, note: true });

/** Assigns an alert to somebody; what was chosen and written is kept until it is done. */
export function useAssigning(id: string, onDone: () => void) {
  const { alertAssignments } = trpc.useUtils();
  const form = useContractForm(Chosen, { initial: { person_id: "", note: "" }, draft: `alert-assign-${id}` });
  const call = trpc.alertAssignments.assign.useMutation({
    onSuccess: (now) => {
      form.forget();
      alertAssignments.of.setData({ id }, now);
      notice("Assigned. They are told of it.");
      onDone();
    },
  });
  const send = (values: { person_id: string; note: string }) => call.mutate({ id, ...values });
  return { form, send, sending: call.isPending, error: call.error };
}
