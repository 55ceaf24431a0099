import { openTestDatabase } from "./database.ts";
import { openPostgresServer } from "./postgres-server.ts";

/** Both databases the product runs on, for tests of what either has to do alike. */
export const drivers = [
  { kind: "the embedded database", open: openTestDatabase },
  { kind: "a PostgreSQL server", open: openPostgresServer },
];

/** Longest time in ms that a server of its own may take to start. */
export const startingTime = 60_000;
