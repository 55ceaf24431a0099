import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { planCorpus } from "./plan.ts";
import type { SourcePassage, SourceVersion } from "./source-version.ts";

const dataFolder = resolve(import.meta.dirname, "../../../../../../shared/data");
const folders = ["cfr-text", "statute", "eu", "fda-guidance-text", "imdrf"];
const here = existsSync(dataFolder);
if (!here) process.stdout.write("The regulatory texts are not here (shared/data beside the repository): their test is skipped.\n");

const markdownTraces = /\*\*|(?:^|\s)#{1,6}\s+[A-Z][a-z]|\|\s*:?-{3,}|\]\(https?:|!\[|\n/;

describe.skipIf(!here)("the real texts", () => {
  let versions: SourceVersion[] = [];
  beforeAll(async () => {
    versions = await readEverything();
  });
  const find = (identifier: string) => versions.filter((version) => version.identifier === identifier);
  const passages = (identifier: string, citation: string) =>
    find(identifier)
      .flatMap((version) => version.passages)
      .filter((passage) => passage.citation === citation);

  test("every paragraph on the 510(k) summary is there under its citation", async () => {
    const citations = find("21 CFR 807")
      .flatMap((version) => version.passages)
      .map((passage) => passage.citation);
    const wanted = ["(a)", "(a)(1)", "(a)(2)", "(a)(3)", "(a)(4)", "(a)(5)", "(a)(6)", "(b)", "(b)(1)", "(b)(2)", "(b)(3)", "(c)", "(d)"];
    expect(citations.filter((citation) => citation.startsWith("21 CFR 807.92"))).toEqual(wanted.map((place) => `21 CFR 807.92${place}`));
  });

  test("design controls of 820.30 stand in the superseded version alone", () => {
    const holding = find("21 CFR 820").filter((version) =>
      version.passages.some((passage) => passage.citation.startsWith("21 CFR 820.30")),
    );
    expect(holding.map((version) => version.status)).toEqual(["superseded"]);
  });

  test("a file that holds the old and the new part 820 gives both, each with its own sections", () => {
    const sections = (label: string) => [
      ...new Set(
        find("21 CFR 820")
          .filter((version) => version.label === label)
          .flatMap((version) => version.passages.map(({ citation }) => citation.replace(/\(.*$/, ""))),
      ),
    ];
    expect(sections("QMSR")).toEqual(["820.1", "820.3", "820.7", "820.10", "820.35", "820.45"].map((number) => `21 CFR ${number}`));
    expect(sections("Quality System Regulation")).not.toContain("21 CFR 820.35");
    expect(sections("Quality System Regulation")).toContain("21 CFR 820.250");
  });

  test("the words people quote from the Act and the EU regulations are found whole", () => {
    expect(passages("EU MDR", "EU MDR Article 61(4)")[0]?.text).toMatch(
      /^4\. In the case of implantable devices and class III devices, clinical investigations shall be performed, except if: — /,
    );
    expect(passages("EU MDR", "EU MDR Annex VIII 6.3")[0]?.heading).toBe("Rule 11");
    expect(passages("FD&C Act", "FD&C Act 524B(b)(1)")[0]?.text).toMatch(/^\(1\) submit to the Secretary a plan/);
    expect(passages("Regulation (EU) 2024/1689", "Regulation (EU) 2024/1689 Article 6(1)")).toHaveLength(1);
  });

  test("guidance passages stand on the page of the document they name", () => {
    const background = find("Clinical Decision Support Software")
      .flatMap((version) => version.passages)
      .find((passage) => passage.text.startsWith("Section 3060(a) of the Cures Act amended"));
    expect([background?.page, background?.heading]).toEqual([5, "Background"]);
  });

  test("no passage of a regulation shows traces of markdown, and none is empty or too long", () => {
    const faulty = versions.flatMap((version) =>
      version.passages
        .filter((passage) => isFaulty(version, passage))
        .map((passage) => `${passage.citation}: ${passage.text.slice(0, 120)}`),
    );
    expect(faulty).toEqual([]);
  });

  test("all texts are read", () => {
    const count = versions.reduce((sum, version) => sum + version.passages.length, 0);
    process.stdout.write(`${versions.length} sources, ${count} passages\n`);
    expect(versions.length).toBeGreaterThan(700);
    expect(count).toBeGreaterThan(40_000);
  });
});

function isFaulty(version: SourceVersion, passage: SourcePassage): boolean {
  return passage.text.trim() === "" || passage.text.length > 20_000 || (version.kind !== "guidance" && markdownTraces.test(passage.text));
}

async function readEverything(): Promise<SourceVersion[]> {
  const paths = folders.flatMap((folder) => readdirSync(join(dataFolder, folder)).map((name) => join(dataFolder, folder, name)));
  const plan = await planCorpus(paths.map((path) => ({ path, modified: "2026-01-01", read: () => readFileSync(path) })));
  const versions: SourceVersion[] = [];
  for (const source of plan.sources) {
    const result = await source.read();
    if (result.ok) versions.push(result.version);
  }
  return versions;
}
