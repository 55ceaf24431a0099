import { openTestDatabase } from "./database.ts";
import { openPostgresDatabase } from "./postgres-database.ts";

/** Both databases the product runs on, for tests of what either has to do alike. */
export const drivers = [
  { kind: "the embedded database", open: openTestDatabase },
  { kind: "a PostgreSQL server", open: openPostgresDatabase },
];
