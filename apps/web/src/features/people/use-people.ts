import type { PeopleFilter, Person, RoleType } from "@clausewise/contracts";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList, useRefreshList } from "../../shared/ui/use-list.ts";

const name = "people";
const spec: ListSpec = {
  filters: [],
  sorts: [
    ["email", "By e-mail address"],
    ["newest", "Newest first"],
  ],
};

export interface PersonChange {
  role: RoleType;
  disabled: boolean;
  reason: string;
}

/** Everybody who has signed in, as the address asks for them. */
export function usePeople() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<Person>>(
    () => ({ name, read: (input) => client.people.list.query(asCall(input) as Partial<PeopleFilter>) }),
    [client],
  );
  return useList(source, spec);
}

/** Gives somebody a role, or closes or opens their account. */
export function useChangePerson() {
  const refresh = useRefreshList(name);
  const update = trpc.people.update.useMutation();
  return async ({ id }: Person, change: PersonChange): Promise<void> => {
    await update.mutateAsync({ id, ...change });
    await refresh();
  };
}
