import { NewWebhook, type Webhook } from "@clausewise/contracts";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { useContractForm } from "../../shared/ui/use-contract-form.ts";

export const useWebhooks = () => trpc.webhooks.list.useQuery({});

/** What came of the newest messages to one; it is looked at again while one waits. */
export const useDeliveries = (id: string) =>
  trpc.webhooks.deliveries.useQuery(
    { id },
    { refetchInterval: ({ state }) => (state.data?.some((one) => one.state === "waiting") === true ? 3000 : false) },
  );

/** A form for another webhook, and the one that was made last on this page. */
export function useNewWebhook() {
  const { webhooks } = trpc.useUtils();
  const form = useContractForm(NewWebhook, { initial: { name: "", address: "" }, draft: "webhook" });
  const create = trpc.webhooks.create.useMutation({
    onSuccess: () => {
      form.forget();
      return webhooks.list.invalidate();
    },
  });
  return {
    form,
    send: (values: { name: string; address: string }) => create.mutate(values),
    sending: create.isPending,
    error: create.error,
    made: create.data ?? null,
  };
}

/** Sends a test to a webhook, switches it on again, and removes it. */
export function useWebhookChanges({ id }: Pick<Webhook, "id">) {
  const { webhooks } = trpc.useUtils();
  const test = trpc.webhooks.test.useMutation({
    onSuccess: () => webhooks.deliveries.invalidate({ id }),
    onError: (error) => notice(`No test was sent. ${explain(error)}`),
  });
  const resume = trpc.webhooks.resume.useMutation({
    onSuccess: () => webhooks.list.invalidate(),
    onError: (error) => notice(`It stays switched off. ${explain(error)}`),
  });
  const remove = trpc.webhooks.remove.useMutation({ onSuccess: () => webhooks.list.invalidate() });
  return {
    test: () => test.mutate({ id }),
    testing: test.isPending,
    resume: () => resume.mutate({ id }),
    resuming: resume.isPending,
    remove: async (): Promise<void> => void (await remove.mutateAsync({ id })),
  };
}
