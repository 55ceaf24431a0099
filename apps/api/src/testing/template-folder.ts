import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { inject } from "vitest";

/** Copies a folder that the first test of a run to ask for it makes: copying a database costs far less than making one. */
export async function copyTemplate(name: string, to: string, make: (folder: string) => Promise<void>): Promise<void> {
  const template = join(inject("folder"), name);
  if (!existsSync(template)) {
    const draft = mkdtempSync(`${template}-`);
    await make(draft);
    try {
      renameSync(draft, template);
    } catch (error) {
      // Another worker was first.
      rmSync(draft, { recursive: true });
      if (!existsSync(template)) throw error;
    }
  }
  cpSync(template, to, { recursive: true });
}
