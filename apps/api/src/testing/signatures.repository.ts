import { eq } from "drizzle-orm";
import type { Database } from "../platform/database/client.ts";
import { signature } from "../features/signatures/signatures.table.ts";

/** What somebody who owns the database could do to a signature behind the product's back: say something else in it, */
export const forgeSignature = (database: Database, id: string, signer_name: string) =>
  database.update(signature).set({ signer_name }).where(eq(signature.id, id));

/** have it stand under something else, */
export const moveSignature = (database: Database, id: string, object_id: string) =>
  database.update(signature).set({ object_id }).where(eq(signature.id, id));

/** or take it away. */
export const takeSignature = (database: Database, id: string) => database.delete(signature).where(eq(signature.id, id));
