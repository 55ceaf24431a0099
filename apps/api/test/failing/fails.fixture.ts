import { expect, test } from "vitest";
import { addPostgresDatabase } from "../../src/testing/postgres-database.ts";

test("fails after a database server was used", async () => {
  expect(await addPostgresDatabase()).toBe("no database");
});
