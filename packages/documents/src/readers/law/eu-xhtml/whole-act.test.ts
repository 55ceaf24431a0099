import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { gunzip, readTar } from "../../archive.ts";
import type { SourceVersion } from "../source-version.ts";
import { cited, fileOf, readAll, readOne } from "../testing.ts";

const archive = resolve(import.meta.dirname, "../../../../../../../shared/data/eu/mdr-ivdr-text-2017.tar.gz");

const escaped = (words: string): string =>
  words
    .replaceAll(/(\*{1,3})(?=[^\s*)])([^*]+)\1/g, "$2")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
const grid = (label: string, words: string): string =>
  `<div class="grid-container grid-list"><div class="list grid-list-column-1"><span>${label}&#160;</span></div><div class="grid-list-column-2"><p class="norm">${words}</p></div></div>`;
const numbered = (number: string, inner: string): string =>
  `<div class="norm"><span class="no-parag">${number}&#160;&#160;</span><div class="norm inline-element">${inner}</div></div>`;
const mark = (name: string, celex: string): string =>
  `<p class="modref">►<a href="https://eur-lex.europa.eu/legal-content/EN/AUTO/?uri=celex:${celex}">${name}</a></p>`;
/** Goes back to the words of the act itself. */
const basis = `<p class="modref">▼<a href="x">B</a></p>`;

/** One paragraph of a unit: a point under its label, or plain words. */
function pointOf(line: string): string {
  const [, label, words] = /^(\([a-z\d]{1,5}\)|—)\s+(.*)$/s.exec(line) ?? [];
  return label === undefined ? `<p class="norm">${escaped(line)}</p>` : grid(label, escaped(words ?? ""));
}

/** The paragraphs of an article, each with its points inside the number that they are under. */
function articleOf(name: string, lines: readonly string[]): string {
  const number = name.replace("Article ", "");
  const [title = "", ...rest] = lines;
  const parts: { label: string | null; inner: string }[] = [];
  for (const line of rest) {
    const [, label, words] = /^(\d+[a-z]?\.)\s+(.*)$/s.exec(line) ?? [];
    const last = parts.at(-1);
    if (label !== undefined) parts.push({ label, inner: `<p class="norm inline-element">${escaped(words ?? "")}</p>` });
    else if (last) last.inner += pointOf(line);
    else parts.push({ label: null, inner: pointOf(line) });
  }
  const body = parts.map(({ label, inner }) => (label === null ? inner : numbered(label, inner))).join("");
  return `<div class="eli-subdivision" id="art_${number}"><p class="title-article-norm">${name}</p><div class="eli-title"><p class="stitle-article-norm">${escaped(title)}</p></div>${body}</div>`;
}

/** The parts of an annex, of which its points have no place of their own. */
function annexOf(name: string, [title = "", ...lines]: readonly string[]): string {
  const body = lines.map((line) => {
    const heading = /^#+\s+(.*)$/.exec(line)?.[1];
    if (heading !== undefined) return `<p class="title-gr-seq-level-1">${escaped(heading)}</p>`;
    const [, label, words] = /^(\d+(?:\.\d+)*\.)\s+(.*)$/s.exec(line) ?? [];
    return label === undefined ? pointOf(line) : grid(label, escaped(words ?? ""));
  });
  return `<div id="anx_${name.replace("Annex ", "")}"><p class="title-annex-1">${name.toUpperCase()}</p><p class="title-annex-2">${escaped(title.replace(/^#+\s+/, ""))}</p>${body.join("")}</div>`;
}

/** Whether footnotes or tables stand between the words of a file, of which it does not say how they were laid out. */
const isPlain = (file: string): boolean => !/^\s*(?:---$|\|)/m.test(file.replace(/^---.*?\n---\n/s, ""));

/** A file of the act as adopted, in the form of a consolidated page. */
function unitOf(file: string): { name: string; html: string } {
  const name = /chunk_id: "(.*)"/.exec(file)?.[1]?.replace(/\s+/g, " ") ?? "";
  const lines = file
    .replace(/^---.*?\n---\n/s, "")
    .split(/\n\s*\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^#+ (?:Article|ANNEX)/.test(line));
  return {
    name,
    html: name.startsWith("Annex")
      ? annexOf(name, lines)
      : articleOf(
          name,
          lines.map((line) => line.replace(/^#+\s+/, "")),
        ),
  };
}

describe.skipIf(!existsSync(archive)).each([
  ["mdr-2017-745", "02017R0745", 123, 17],
  ["ivdr-2017-746", "02017R0746", 113, 15],
])("the whole of %s as a consolidated page", (folder, number, articles, annexes) => {
  let adopted: SourceVersion;
  let plain: string[];
  let page: SourceVersion;
  beforeAll(async () => {
    const members = (await readTar(await gunzip(readFileSync(archive)))).filter(({ path }) => path.includes(folder));
    const files = members.map(({ path, bytes }) => fileOf(path, bytes));
    [adopted] = (await readAll(files)) as [SourceVersion];
    const texts = members.map(({ bytes }) => new TextDecoder().decode(bytes));
    plain = texts.filter(isPlain).map((text) => unitOf(text).name);
    const units = texts.map(unitOf).filter(({ name }) => /^(?:Article|Annex)/.test(name));
    const shown = units.map(({ name, html }) =>
      name === "Article 2" ? `${mark("M5", "32024R1860")}${html}<p class="norm">▼M5 —————</p>${basis}` : html,
    );
    page = await readOne([
      fileOf(
        "state.xhtml",
        `<?xml version="1.0" encoding="UTF-8"?><html xmlns="http://www.w3.org/1999/xhtml"><head><title>${number}-20250110</title></head><body><p class="reference">${number} — EN — 10.01.2025 — 005.001</p>${shown.join("\n")}</body></html>`,
      ),
    ]);
  });

  const named = (version: SourceVersion, kind: string) =>
    [...new Set(version.passages.map(({ citation }) => /(?:Article \d+|Annex [IVX]+)/.exec(citation)?.[0] ?? ""))].filter((one) =>
      one.startsWith(kind),
    );

  test("it has every article and every annex", () => {
    expect([named(page, "Article").length, named(page, "Annex").length]).toEqual([articles, annexes]);
  });

  const wordsOf = (version: SourceVersion, kind: string) => {
    const names = new Set(plain.map((name) => `${version.identifier} ${name}`));
    const unitIn = (citation: string) => /^.*?(?:Article \d+|Annex [IVX]+)/.exec(citation)?.[0] ?? "";
    const words = cited(version).filter(([citation]) => citation.includes(kind) && names.has(unitIn(citation)));
    // The files do not say under which part of an annex the words before its first section stand.
    return new Map(words.map(([citation, text]) => [citation.replace(/ (?:Part|Chapter) [A-Z]+$/, ""), text]));
  };

  test("every paragraph of the articles stands under its citation, word for word", () => {
    expect(plain.length).toBeGreaterThan((articles + annexes) * 0.9);
    expect(wordsOf(page, "Article")).toEqual(wordsOf(adopted, "Article"));
  });

  test("the annexes have the same parts with the same words", () => {
    expect(wordsOf(page, "Annex")).toEqual(wordsOf(adopted, "Annex"));
  });

  test("what an amending act put in is said to be amended, and nothing else", () => {
    const amended = page.official?.provisions.filter(({ amendments }) => amendments.length > 0);
    expect(amended?.map(({ citation, amendments }) => [citation, amendments[0]?.citation])).toEqual([
      [`${page.identifier} Article 2`, "Regulation (EU) 2024/1860"],
    ]);
  });
});
