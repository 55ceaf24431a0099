import type { CorpusFile } from "../corpus-file.ts";
import { planCorpus } from "./plan.ts";
import type { SourceVersion } from "./source-version.ts";

/** A file that exists only in a test. */
export function fileOf(path: string, content: string | Uint8Array): CorpusFile {
  return { path, modified: "2026-03-01", read: () => (typeof content === "string" ? new TextEncoder().encode(content) : content) };
}

/** One row of JSON Lines passages. */
export const passageRow = (fields: object = {}) => ({
  identifier: "Rule 1",
  title: "A rule",
  authority: "FDA",
  jurisdiction: "US",
  kind: "regulation",
  status: "in_force",
  citation: "Rule 1(a)",
  text: "It holds.",
  ...fields,
});

/** All versions in the files; fails on the first that cannot be read. */
export async function readAll(files: readonly CorpusFile[]): Promise<SourceVersion[]> {
  const plan = await planCorpus(files);
  const [problem] = plan.unreadable;
  if (problem !== undefined) throw new Error(`${problem.file}: ${problem.reason}`);
  const versions: SourceVersion[] = [];
  for (const source of plan.sources) {
    const result = await source.read();
    if (!result.ok) throw new Error(`${source.name}: ${result.reason}`);
    versions.push(result.version);
  }
  return versions;
}

/** The only version in the files. */
export async function readOne(files: readonly CorpusFile[]): Promise<SourceVersion> {
  const [version, ...more] = await readAll(files);
  if (version === undefined || more.length > 0)
    throw new Error(`expected one source, found ${more.length + Number(version !== undefined)}`);
  return version;
}

/** Citation and text of each passage, for comparing. */
export function cited(version: SourceVersion): [string, string][] {
  return version.passages.map((passage) => [passage.citation, passage.text]);
}

/** One article or annex of the MDR as its files come. */
export const mdrChunk = (name: string, title: string, body: string) =>
  fileOf(
    `${name}.md`,
    `---\nsource:\n  family: "REGULATION"\n  instrument: "MDR"\n  chunk_id: "${name}"\n  chunk_title: "${title}"\n  converted: "2026-02-27"\n---\n${body}\n`,
  );
