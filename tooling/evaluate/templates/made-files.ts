import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { type TemplateContent, templateFormats } from "@clausewise/contracts";
import { call, type Server } from "../../../apps/api/src/cli/server.ts";
import { z } from "zod";

type Format = (typeof templateFormats)[number];

/** A file that the product made. */
export interface Made {
  template: string;
  format: Format;
  path: string;
  seconds: number;
}

const Formats = z.object({ formats: z.array(z.enum(templateFormats)) });

/** Has every file of a template made, and puts them into a folder. */
export async function makeFiles({ url, token }: Server, { template }: TemplateContent, folder: string): Promise<Made[]> {
  const { formats } = Formats.parse(await call({ url, token }, "GET", `/api/templates/${template}`));
  const made: Made[] = [];
  for (const format of formats) {
    const begun = performance.now();
    const reply = await fetch(`${url}/api/templates/${template}/file?format=${format}`, { headers: { authorization: `Bearer ${token}` } });
    if (!reply.ok) throw new Error(`${template} was not made as ${format}: ${await reply.text()}`);
    const path = join(folder, `${template}.${format.toLowerCase()}`);
    writeFileSync(path, Buffer.from(await reply.arrayBuffer()));
    made.push({ template, format, path, seconds: (performance.now() - begun) / 1000 });
  }
  return made;
}
