import { RoleType } from "../operations/users.ts";
import type { Operation } from "./operation.ts";

/** The roles that each access lets in; null where nobody has to be signed in. */
const admitted: Record<Operation["access"], readonly RoleType[] | null> = {
  public: null,
  user: RoleType.options,
  reviewer: ["reviewer", "administrator"],
  administrator: ["administrator"],
};

/** What becomes of a call by whom it comes from: `sign in` is 401, `refuse` is 403. */
export type Admission = "let in" | "sign in" | "refuse";

/** Whether somebody of this role may call an operation, null being nobody who is signed in. */
export function admissionOf({ access }: Pick<Operation, "access">, role: RoleType | null): Admission {
  const roles = admitted[access];
  if (roles === null) return "let in";
  if (role === null) return "sign in";
  return roles.includes(role) ? "let in" : "refuse";
}
