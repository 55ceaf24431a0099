import { trpc } from "../../shared/trpc.ts";

/** What the signed-in person may do. */
export const useRole = () => trpc.users.role.useQuery({}, { staleTime: Infinity });
