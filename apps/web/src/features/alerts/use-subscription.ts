import { NewSubscription, Subscription } from "@clausewise/contracts";
import { useState } from "react";
import { z } from "zod";
import { drafts } from "../../shared/draft.ts";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";

export const useSubscription = () => trpc.subscriptions.get.useQuery({});

export const useOwnProducts = () => trpc.products.list.useQuery({ sort: "name" });

export const useOfficialSources = () => trpc.official.health.useQuery({});

const draft = "subscription";

/** What was chosen and not saved yet, of the fields that can be read again. */
export function chosenIn(kept: string | null): Partial<Subscription> {
  const read = kept === null ? {} : z.record(z.string(), z.unknown()).parse(JSON.parse(kept));
  const fields = Object.entries(Subscription.shape).map(([field, schema]) => [field, schema.safeParse(read[field])] as const);
  return Object.fromEntries(fields.flatMap(([field, { success, data }]) => (success ? [[field, data]] : [])));
}

/** What a person wants to be told of, as it is being changed: what was chosen lasts over a reload, and alone is saved. */
export function useSubscriptionForm(saved: Subscription) {
  const utils = trpc.useUtils();
  const [chosen, setChosen] = useState(() => chosenIn(drafts.read(draft)));
  const choose = (now: Partial<Subscription>) => {
    setChosen(now);
    drafts.write(draft, Object.keys(now).length === 0 ? null : JSON.stringify(now));
  };
  const call = trpc.subscriptions.update.useMutation({
    onSuccess: (now) => {
      utils.subscriptions.get.setData({}, now);
      choose({});
      notice("Saved. It holds for every alert from now on.");
    },
    onError: (error) => notice(`That was not saved. What you chose is kept here. ${explain(error)}`),
  });
  const values = { ...saved, ...chosen };
  const problems = NewSubscription.safeParse(values).success ? null : "Give each search a name and words, or take it away.";
  return {
    values,
    change: (changed: Partial<Subscription>) => choose({ ...chosen, ...changed }),
    isChanged: JSON.stringify(values) !== JSON.stringify(saved),
    problems,
    saving: call.isPending,
    save: () => call.mutate(chosen),
  };
}

export type SubscriptionForm = ReturnType<typeof useSubscriptionForm>;
