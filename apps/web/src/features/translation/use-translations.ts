import type { NewTranslation, Translation, TranslationFilter } from "@clausewise/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { explain, trpc } from "../../shared/trpc.ts";
import { notice } from "../../shared/ui/notices.tsx";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";

/** After the kind of event that the list changes with. */
const listName = "translations";

const spec: ListSpec = {
  filters: [],
  sorts: [
    ["newest", "Last changed first"],
    ["title", "By title"],
  ],
};

/** Sentences that are shown at once. */
export const atOnce = 100;

export function useTranslationList() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<Translation>>(
    () => ({ name: listName, read: (input) => client.translations.list.query(asCall(input) as Partial<TranslationFilter>) }),
    [client],
  );
  return useList(source, spec);
}

export const useTranslationSetting = () => trpc.translations.setting.useQuery({}, { staleTime: 60_000 });

/** How soon in ms it is asked again how far a translation is, where no event tells. */
const askAgain = 3000;

export const useTranslation = (id: string) =>
  trpc.translations.get.useQuery(
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => (data?.state === "waiting" || data?.state === "translating" ? askAgain : false),
    },
  );

/** Sentences from one on; asked for again while they are being translated. */
export const useSegments = (id: string, from: number, isUnderWay: boolean) =>
  trpc.translations.segments.useQuery(
    { id, from, limit: atOnce },
    { staleTime: 0, placeholderData: keepPreviousData, refetchInterval: isUnderWay ? askAgain : false },
  );

/** The documents that can be translated, the newest first. */
export const useReadDocuments = () =>
  trpc.documents.list.useQuery(
    { limit: 100 },
    { select: ({ items }) => items.filter(({ upload_status }) => upload_status === "completed") },
  );

export function useBegin() {
  const refresh = useRefreshList(listName);
  const { client } = trpc.useUtils();
  return async (given: Partial<NewTranslation> & Pick<NewTranslation, "from" | "to">): Promise<Translation> => {
    const made = await client.translations.create.mutate(given);
    void refresh();
    return made;
  };
}

/** Changes a translation; what was changed is shown at once, and told where it was not. */
export function useTranslationChanges(id: string) {
  const utils = trpc.useUtils();
  const refresh = useRefreshList(listName);
  const onSettled = () => Promise.all([utils.translations.get.invalidate({ id }), refresh()]);
  const cancel = trpc.translations.cancel.useMutation({ onSettled });
  const resume = trpc.translations.resume.useMutation({ onSettled });
  const remove = trpc.translations.remove.useMutation({ onSettled: () => refresh() });
  const edit = trpc.translations.edit.useMutation({
    onSuccess: ({ segment, translation }) => {
      utils.translations.get.setData({ id }, translation);
      const from = Math.floor(segment.number / atOnce) * atOnce;
      utils.translations.segments.setData({ id, from, limit: atOnce }, (before) =>
        before?.map((one) => (one.number === segment.number ? segment : one)),
      );
    },
  });
  const told = async (work: Promise<unknown>, failed: string): Promise<void> => {
    try {
      await work;
    } catch (error) {
      notice(`${failed} ${explain(error)}`);
    }
  };
  return {
    cancel: () => told(cancel.mutateAsync({ id }), "The translation was not stopped."),
    resume: () => told(resume.mutateAsync({ id }), "The translation does not go on."),
    remove: () => remove.mutateAsync({ id }),
    keep: (number: number, target: string) => edit.mutateAsync({ id, number, target }),
    confirm: (number: number, confirmed: boolean) =>
      told(edit.mutateAsync({ id, number, confirmed }), confirmed ? "It was not kept that this is right." : "It is still kept as right."),
    busy: cancel.isPending || resume.isPending,
  };
}
