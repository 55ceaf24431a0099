import { trpc } from "../../shared/trpc.ts";

/** Where the person is signed in. */
export const useSessions = () => trpc.sessions.list.useQuery({});

/** Ends one session; the list is read again. */
export function useEndSession() {
  const { sessions } = trpc.useUtils();
  const end = trpc.sessions.end.useMutation();
  return async (id: string): Promise<void> => {
    await end.mutateAsync({ id });
    await sessions.list.invalidate();
  };
}

/** Keeps the time zone that a person reads times in; null for their browser's. */
export function useTimeZone() {
  const update = trpc.users.update.useMutation();
  return async (time_zone: string | null): Promise<void> => void (await update.mutateAsync({ time_zone }));
}

/** Deletes the account of whoever is signed in; their own address has to be typed. */
export function useErase() {
  const erase = trpc.account.erase.useMutation();
  return async (email: string): Promise<void> => void (await erase.mutateAsync({ email }));
}
