import { describe, expect, it } from "vitest";
import { readCards, readNote } from "./notes.ts";

describe("a source note", () => {
  const front =
    "---\nidentifier: 21 CFR 807\ntitle: A title: with a colon\nauthority: FDA\njurisdiction: US\nkind: regulation\nbinding: true\nstatus: in_force\nchecked: 2025-04-01\nchecked_against: the Code of 1 April 2025\nurl: https://www.ecfr.gov/x\n---\n";

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
    const text = `${front}\n## 21 CFR 807.92 | Content\n<https://www.ecfr.gov/y>\nEveryday words: what goes in the short write-up; K number paper\n\nFirst.\n\n**21 CFR 807.92(a)** Second.\n`;
    expect(readNote("a.md", text).passages.map((passage) => passage.text)).toEqual(["First.", "Second."]);
    expect(readCards("a.md", text)).toEqual([
      {
        clause: "21 CFR 807.92",
        paragraphs: ["21 CFR 807.92(a)"],
        heading: "Content",
        source_identifier: "21 CFR 807",
        source_title: "A title: with a colon",
        jurisdiction: "US",
        kind: "regulation",
        notes: "First. Second.",
        everydayWords: "what goes in the short write-up; K number paper",
        wordings: [],
        sayings: [],
        subjects: [],
        beliefs: [],
      },
    ]);
  });

  it("gives no cards for what is superseded, so that what is asked today leads to what is in force", () => {
    const earlier = front.replace("status: in_force", "status: superseded");
    expect(readCards("a.md", `${earlier}\n## 21 CFR 807.92 | Content\n<https://www.ecfr.gov/y>\n\nFirst.\n`)).toEqual([]);
  });

  it("names an earlier version of a source and says that the words are ours", () => {
    const note = readNote(
      "a.md",
      `${front.replace("kind:", "label: As of 1996\nkind:")}\n## 21 CFR 807.92 | Content\n<https://www.ecfr.gov/y>\n\nFirst.\n`,
    );
    expect(note.label).toBe("As of 1996. Our summary, checked against the Code of 1 April 2025");
  });

  const clause = "\n## 21 CFR 807.92 | Content\n<https://www.ecfr.gov/y>\n\nFirst.\n";
  const knowing = front
    .replace("checked: 2025-04-01", "written: 2026-11-21")
    .replace("the Code of 1 April 2025", "no text; from specialist knowledge");

  it("says of which day the text was that it was compared with, and which text", () => {
    expect(readNote("a.md", front + clause)).toMatchObject({
      retrieved: "2025-04-01",
      label: "Our summary, checked against the Code of 1 April 2025",
    });
  });

  it("says plainly that it was compared with no text, and when it was written", () => {
    expect(readNote("a.md", knowing + clause)).toMatchObject({
      retrieved: "2026-11-21",
      label: "Our summary, checked against no text; from specialist knowledge",
    });
  });

  it.each([
    ["names no text", front.replace(/checked_against: .+\n/, ""), /checked_against/],
    ["names a text without its day", front.replace("checked: 2025-04-01\n", ""), /checked: is the day of the text compared/],
    ["claims to be checked against nothing", knowing.replace("written:", "checked:"), /says instead when it was "written"/],
    ["was both compared and not", front.replace("checked:", "written: 2026-11-21\nchecked:"), /checked/],
  ])("is refused where it %s", (_, claimed, reason) => {
    expect(() => readNote("a.md", claimed + clause)).toThrow(reason);
  });

  it.each(["2021-07-05", "2021-07", "2021"])("is dated as precisely as is known: %s", (issued) => {
    expect(readNote("a.md", front.replace("checked:", `issued: ${issued}\nchecked:`) + clause).issued).toBe(issued);
  });

  it("is refused with a date that the calendar does not have", () => {
    expect(() => readNote("a.md", front.replace("checked:", "issued: 2021-02-30\nchecked:") + clause)).toThrow(/issued/);
  });

  it("names the sources it replaced, one between each bar", () => {
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
