import { AppError, signInFirst } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import type { FileStore } from "../../platform/storage/file-store.ts";
import { actorOf, type Services } from "../../service.ts";
import type { AuditReads } from "../audit/audit.reads.ts";
import { eraseRest, eraseRows, whoseRows, type ErasureParts } from "./erasure.ts";
import { archiveOf } from "./personal-archive.ts";

interface Parts extends ErasureParts {
  database: Database;
  files: FileStore;
  records: AuditReads;
}

const onlyAdministrator = () =>
  new AppError(
    "conflict",
    "You are the only administrator here. Give somebody else the role first, or have them named in ADMINISTRATORS; then delete your account.",
  );

const sameAddress = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

export const createAccountService = (parts: Parts): Services["account"] => ({
  async erase({ email }, caller) {
    const { id } = actorOf(caller);
    const erasure = await parts.audit.change(caller, async (tx) => {
      const person = await parts.people.find(tx, id);
      if (!person) throw signInFirst();
      if (!sameAddress(person.email, email))
        throw new AppError("invalid", "This is not the address of your account. Nothing was deleted; type it as your account shows it.");
      if (await parts.people.isOnlyAdministrator(tx, person)) throw onlyAdministrator();
      return { result: await eraseRows(parts, tx, person), entry: { action: "person.erased", object_id: id } };
    });
    await eraseRest(parts, erasure);
    await caller.signIn.end();
    return { done: true };
  },

  async data(_, caller) {
    const person = await parts.people.find(parts.database, actorOf(caller).id);
    if (!person) throw signInFirst();
    await parts.audit.note(caller, { action: "person.exported", object_id: person.id });
    return {
      filename: `clausewise-data-${parts.clock.today()}.zip`,
      media_type: "application/zip",
      bytes: await archiveOf(parts, whoseRows(person)),
    };
  },
});
