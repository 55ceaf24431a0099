/** How a column says whose a row is: it holds the person's id, or their e-mail address, or mentions the id somewhere. */
interface Reference {
  column: string;
  holds: "id" | "address" | "mention";
}

/** A row that belongs to another row, which is a person's. */
interface Through {
  column: string;
  table: string;
  key: string;
}

/** What a table keeps of a person, what of it is handed to them, and what becomes of it when they go. */
export interface PersonTable {
  table: string;
  /** Schema of the table, where it is not `public`. */
  schema?: "public" | "jobs";
  whose: readonly Reference[] | Through;
  /**
   * `deleted`: the rows go. `anonymous`: the rows stay, and whose they were is gone; readers show "Deleted person".
   * `kept`: the rows stay as they are.
   */
  deletion: "deleted" | "anonymous" | "kept";
  /** Why rows stay, or why they are not handed out, in words for the person. */
  because?: string;
  /** Columns that are not handed out: secrets, and names that mean something to the server alone. */
  without?: readonly string[];
  /** False where the rows are not handed out as they are; `because` says why. */
  exported?: false;
  /** The columns that name stored files and what those are called, and those that name what was made of them, which is not handed out. */
  files?: { blob: string; name: string; made?: readonly string[] };
}

const anId = (column: string): Reference => ({ column, holds: "id" });

/**
 * What keys do not say, in the order in which rows go. A table that refers to a person by a foreign key which deletes with
 * them, or forgets them, needs no row here: it is found in the database, handed out whole, and deleted or made anonymous
 * as its key says.
 */
export const personTables: readonly PersonTable[] = [
  { table: "session", whose: [anId("person_id")], deletion: "deleted", without: ["id_hash", "data"] },
  {
    table: "document_version",
    whose: [anId("owner_id")],
    deletion: "deleted",
    without: ["blob", "reading_blob", "job_id", "tries"],
    files: { blob: "blob", name: "filename", made: ["reading_blob"] },
  },
  { table: "document", whose: [anId("owner_id")], deletion: "deleted", without: ["reminded_of"] },
  { table: "translation", whose: [anId("owner_id")], deletion: "deleted", without: ["job_id"] },
  { table: "signing", whose: [anId("owner_id")], deletion: "deleted", without: ["state_hash", "session_hash"] },
  { table: "feed", whose: [anId("owner_id")], deletion: "deleted", without: ["token_hash"] },
  { table: "access_token", whose: [anId("owner_id")], deletion: "deleted", without: ["token_hash"] },
  { table: "milestone_share", whose: [anId("owner_id"), { column: "address", holds: "address" }], deletion: "deleted" },
  { table: "notification", whose: [anId("owner_id")], deletion: "deleted", without: ["actor_id", "author_id"] },
  { table: "discussion_report", whose: [anId("owner_id")], deletion: "deleted", without: ["settled_by"] },
  { table: "discussion_clause", whose: { column: "post_id", table: "discussion_post", key: "id" }, deletion: "deleted" },
  { table: "discussion_post", whose: [anId("owner_id")], deletion: "deleted", without: ["removed_by"] },
  { table: "mail", whose: [anId("person_id"), { column: "recipient", holds: "address" }], deletion: "deleted" },
  { table: "contact_message", whose: [{ column: "email", holds: "address" }], deletion: "deleted" },
  {
    table: "job_progress",
    whose: { column: "job_id", table: "job", key: "id" },
    deletion: "deleted",
  },
  { table: "job", schema: "jobs", whose: [{ column: "data", holds: "mention" }], deletion: "deleted", without: ["output"] },
  { table: "version_passage", whose: { column: "version_id", table: "source_version", key: "id" }, deletion: "deleted" },
  { table: "passage", whose: { column: "source_id", table: "source", key: "id" }, deletion: "deleted" },
  { table: "source_version", whose: { column: "source_id", table: "source", key: "id" }, deletion: "deleted" },
  { table: "source", whose: [anId("owner_id")], deletion: "deleted" },
  {
    table: "audit_record",
    whose: [anId("actor_id"), anId("subject_id")],
    deletion: "kept",
    because: "The audit trail stays whole; what it says of a person is sealed, and the key to it is destroyed.",
    // Handed out unsealed.
    exported: false,
  },
  { table: "person", whose: [anId("id")], deletion: "deleted" },
];
