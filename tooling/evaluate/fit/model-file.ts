import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";

const Weights = z.record(z.string(), z.number());

/** What every file of a linear model says; it may say more, which is kept. */
export const ModelFile = z.looseObject({
  about: z.string(),
  /** The day its weights were fitted, and to what. */
  fitted_on: z.string(),
  fitted_to: z.array(z.string()),
  weights: Weights,
  /** Names of figures that no fit changes. */
  set_by_rule: z.array(z.string()),
  /** How the last fit went, also where it changed nothing. */
  last_fit: z.unknown().optional(),
});
export type ModelFile = z.infer<typeof ModelFile>;

const pathOf = (file: string): string => resolve(import.meta.dirname, "../../../packages/retrieval/src/models", file);

/** Numbers of a model as text: bytes, or numbers of 2 or 4 bytes, low byte first. */
export const encoded = (column: Uint8Array | Uint16Array | Float32Array): string =>
  Buffer.from(column.buffer, column.byteOffset, column.byteLength).toString("base64");

export const readModel = (file: string): ModelFile => ModelFile.parse(JSON.parse(readFileSync(pathOf(file), "utf8")));

/** As the formatter writes it, lists in one line where they fit. */
export function modelText(model: object): string {
  const wide = JSON.stringify(model, null, 2);
  return `${wide.replaceAll(/^(.*)\[\n([^[\]{}]*?)\n\s*\](,?)$/gm, (whole, before: string, items: string, after: string) => {
    const line = `${before}[${items
      .split("\n")
      .map((item) => item.trim())
      .join(" ")}]${after}`;
    return line.length <= 140 ? line : whole;
  })}\n`;
}

export const writeModel = (file: string, model: object): void => writeFileSync(pathOf(file), modelText(model));

/** The passage ranking's settings: no fit makes them. */
export function settingsByHand(): { file: string; names: string[] } {
  const file = "passage-ranking.json";
  const { settings } = z.object({ settings: z.record(z.string(), z.unknown()) }).parse(JSON.parse(readFileSync(pathOf(file), "utf8")));
  return { file, names: Object.keys(settings) };
}
