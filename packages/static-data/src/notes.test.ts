import { describe, expect, it } from "vitest";
import { readCards, readNote } from "./notes.ts";

describe("a source note", () => {
  const front =
    "---\nidentifier: 21 CFR 807\ntitle: A title: with a colon\nauthority: FDA\njurisdiction: US\nkind: regulation\nbinding: true\nstatus: in_force\nchecked: 2026-11-21\nurl: https://www.ecfr.gov/x\n---\n";

  it("is read paragraph by paragraph, each with its own clause", () => {
    const note = readNote(
      "a.md",
      `${front}\n## 21 CFR 807.92 | Content\n<https://www.ecfr.gov/y>\n\nFirst.\n\n**21 CFR 807.92(a)(3)** Second.\n`,
    );
    expect(note.title).toBe("A title: with a colon");
    expect(note.passages.map((passage) => [passage.citation, passage.text])).toEqual([
      ["21 CFR 807.92", "First."],
      ["21 CFR 807.92(a)(3)", "Second."],
    ]);
  });

  it("keeps the everyday words for a clause out of its passages, and on its card", () => {
    const text = `${front}\n## 21 CFR 807.92 | Content\n<https://www.ecfr.gov/y>\nEveryday words: what goes in the short write-up; K number paper\n\nFirst.\n\nSecond.\n`;
    expect(readNote("a.md", text).passages.map((passage) => passage.text)).toEqual(["First.", "Second."]);
    expect(readCards("a.md", text)).toEqual([
      {
        clause: "21 CFR 807.92",
        heading: "Content",
        source_identifier: "21 CFR 807",
        source_title: "A title: with a colon",
        jurisdiction: "US",
        kind: "regulation",
        notes: "First. Second.",
        everydayWords: "what goes in the short write-up; K number paper",
      },
    ]);
  });

  it("gives no cards for an earlier version, so that what is asked today leads to the one in force", () => {
    const earlier = front.replace("status: in_force", "status: superseded\nlabel: As of 1996");
    expect(readCards("a.md", `${earlier}\n## 21 CFR 807.92 | Content\n<https://www.ecfr.gov/y>\n\nFirst.\n`)).toEqual([]);
  });

  it("names an earlier version of a source and says that the words are ours", () => {
    const note = readNote(
      "a.md",
      `${front.replace("kind:", "label: As of 1996\nkind:")}\n## 21 CFR 807.92 | Content\n<https://www.ecfr.gov/y>\n\nFirst.\n`,
    );
    expect(note.label).toBe("As of 1996. Our summary");
  });

  it("names the sources it replaced, one between each bar", () => {
    const clause = "\n## 21 CFR 807.92 | Content\n<https://www.ecfr.gov/y>\n\nFirst.\n";
    const replacing = front.replace("kind:", "supersedes: Directive 93/42/EEC | Directive 90/385/EEC\nkind:");
    expect(readNote("a.md", replacing + clause).supersedes).toEqual(["Directive 93/42/EEC", "Directive 90/385/EEC"]);
    expect(readNote("a.md", front + clause).supersedes).toEqual([]);
  });

  it("refuses a replaced source without a name", () => {
    expect(() => readNote("a.md", front.replace("kind:", "supersedes: A |\nkind:"))).toThrow(/front matter: supersedes/);
  });

  it("tells the domain person the line that is wrong", () => {
    expect(() => readNote("a.md", `${front}\n## 21 CFR 807.92\n`)).toThrow(/a\.md:\d+: a clause heading reads/);
  });

  it("refuses a clause without its official address", () => {
    expect(() => readNote("a.md", `${front}\n## 21 CFR 807.92 | Content\n\nText.\n`)).toThrow(/official address/);
  });
});
