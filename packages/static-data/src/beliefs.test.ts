import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readBeliefs } from "./beliefs.ts";
import { readCards } from "./notes.ts";

const folder = new URL("../beliefs/", import.meta.url);
const notes = new URL("../notes/", import.meta.url);
const files = readdirSync(fileURLToPath(folder), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".md"));
const read = (from: URL, name: string) => readFileSync(new URL(name, from), "utf8");

describe("the lists of what is wrongly believed", () => {
  it("stand each beside a note, by its headings and the citations of its paragraphs", () => {
    const unknown = files.flatMap((name) => {
      if (!existsSync(new URL(name, notes))) return [name];
      const cards = readCards(name, read(notes, name).replace(/^status: .*$/m, "status: in_force"));
      const byHeading = Map.groupBy(cards, ({ clause, heading }) => `${clause} | ${heading}`);
      return [...readBeliefs(name, read(folder, name))].flatMap(([heading, beliefs]) => {
        const held = byHeading.get(heading);
        if (held === undefined) return [`${name}: ${heading}`];
        const cited = held.flatMap(({ clause, paragraphs }) => [clause, ...paragraphs]);
        return beliefs.flatMap(({ citation }) => (citation === null || cited.includes(citation) ? [] : [`${name}: ${citation}`]));
      });
    });
    expect(unknown).toEqual([]);
  });

  it("say something else on either side, the right one in whole sentences", () => {
    for (const name of files)
      for (const { wrong, right } of [...readBeliefs(name, read(folder, name)).values()].flat()) {
        expect(wrong.replace(/\.$/, "").toLowerCase(), name).not.toBe(right.replace(/\.$/, "").toLowerCase());
        expect(right, name).toMatch(/^[^a-z].*[.)]$|^[a-z].*[A-Z0-9].*[.)]$/);
      }
  });
});

describe("a belief", () => {
  it("is read from a line with both sides, under the heading of its clause", () => {
    const text = "## 21 CFR 803.1 | Scope\n- **21 CFR 803.1(a)** only makers report => Importers report too.\n";
    const belief = { citation: "21 CFR 803.1(a)", wrong: "only makers report", right: "Importers report too." };
    expect(readBeliefs("a.md", text)).toEqual(new Map([["21 CFR 803.1 | Scope", [{ ...belief, alsoWrong: [], alsoRight: [] }]]]));
  });

  it("has both sides in other words, parted by bars", () => {
    const text = "## 21 CFR 803.1 | Scope\n- only makers report | nobody else files => Importers report too. | importers file as well\n";
    expect(readBeliefs("a.md", text).get("21 CFR 803.1 | Scope")).toEqual([
      {
        citation: null,
        wrong: "only makers report",
        right: "Importers report too.",
        alsoWrong: ["nobody else files"],
        alsoRight: ["importers file as well"],
      },
    ]);
  });

  it("with one side alone is refused by name", () => {
    expect(() => readBeliefs("a.md", "## 21 CFR 803.1 | Scope\n- only makers report\n")).toThrow(/a\.md:2/);
  });
});
