import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openInMemory, type OpenDatabase } from "../database/client.ts";

const migrations = fileURLToPath(new URL("../../migrations", import.meta.url));

/** A migrated database in memory, from an image that the first test of these migrations left behind. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const hash = createHash("sha256");
  for (const name of readdirSync(migrations).filter((one) => one.endsWith(".sql"))) hash.update(readFileSync(join(migrations, name)));
  const file = join(tmpdir(), `clausewise-test-${process.getuid?.() ?? 0}-${hash.digest("hex").slice(0, 16)}.tar`);
  if (existsSync(file)) return openInMemory(new Blob([readFileSync(file)]));
  const open = await openInMemory();
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await (await open.takeImage()).arrayBuffer()), { mode: 0o600 });
  renameSync(draft, file);
  return open;
}
