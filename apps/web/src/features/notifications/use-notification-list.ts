import type { Notification, NotificationFilter } from "@clausewise/contracts";
import { useMemo } from "react";
import { type ListSource, type ListSpec, asCall } from "../../shared/list.ts";
import { trpc } from "../../shared/trpc.ts";
import { useList } from "../../shared/ui/use-list.ts";
import { listName } from "./use-notifications.ts";

const spec: ListSpec = { filters: [{ name: "unread", label: "Unread", known: ["true"] }], sorts: [["newest", "Newest first"]] };

/** A person's notifications, as the address asks for them. */
export function useNotificationList() {
  const { client } = trpc.useUtils();
  const source = useMemo<ListSource<Notification>>(
    () => ({
      name: listName,
      read: ({ filters, ...input }) =>
        client.notifications.list.query({
          ...(asCall({ ...input, filters: {} }) as Partial<NotificationFilter>),
          unread: filters["unread"] === "true",
        }),
    }),
    [client],
  );
  return useList(source, spec);
}
