import { NewMilestone } from "@clausewise/contracts";
import { usualProtocol } from "@clausewise/contracts/milestone-words";
import { trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { useContractForm } from "../../shared/ui/use-contract-form.ts";
import { linesIn } from "./milestone-fields.ts";
import { useRefreshMilestones } from "./use-milestones.ts";

const initial = {
  name: "",
  plannedDate: "",
  type: "submission",
  country: "US",
  protocolId: usualProtocol,
  responsiblePerson: "",
  documents: "",
  notes: "",
};

const Typed = NewMilestone.omit({ documentsRequired: true });

/** A milestone that is being planned; what is typed survives a reload. */
export function useNewMilestone(onCreated: () => void) {
  const refresh = useRefreshMilestones();
  const form = useContractForm(Typed, { initial, draft: "milestone" });
  const create = trpc.milestones.create.useMutation({
    onSuccess: async ({ name }) => {
      form.forget();
      onCreated();
      notice(`Added: ${name}`);
      await refresh();
    },
  });
  return {
    form,
    create,
    send: ({ documents, ...typed }: typeof initial) => create.mutate({ ...Typed.parse(typed), documentsRequired: linesIn(documents) }),
  };
}
