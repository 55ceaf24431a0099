import { NewSubscription, type Subscription } from "@clausewise/contracts";
import { useState } from "react";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";

export const useSubscription = () => trpc.subscriptions.get.useQuery({});

export const useOwnProducts = () => trpc.products.list.useQuery({ sort: "name" });

export const useOfficialSources = () => trpc.official.health.useQuery({});

/** What a person wants to be told of, as it is being changed; saved as a whole. */
export function useSubscriptionForm(saved: Subscription) {
  const utils = trpc.useUtils();
  const [values, setValues] = useState(saved);
  const call = trpc.subscriptions.update.useMutation({ onSuccess: (now) => utils.subscriptions.get.setData({}, now) });
  const problems = NewSubscription.safeParse(values).success ? null : "Give each search a name and words, or take it away.";
  return {
    values,
    change: (changed: Partial<Subscription>) => setValues((now) => ({ ...now, ...changed })),
    isChanged: JSON.stringify(values) !== JSON.stringify(saved),
    problems,
    saving: call.isPending,
    save: () =>
      call.mutate(values, {
        onSuccess: (now) => {
          setValues(now);
          notice("Saved. It holds for every alert from now on.");
        },
        onError: (error) => notice(`That was not saved. What you chose is kept here. ${explain(error)}`),
      }),
  };
}

export type SubscriptionForm = ReturnType<typeof useSubscriptionForm>;
