import { describe, expect, it } from "vitest";
import { builtInLibrary } from "./library.ts";
import { haveReferenceTexts, rowsOf } from "./official-text.fixture.ts";
import { rulesOf } from "./rules.ts";

interface Notice {
  title: string;
  date: string;
  authority: string;
  updateType: string;
}

const answers = rulesOf("truth/updates").map((rule) => ({
  title: rule.title,
  authority: rule.of("authority"),
  titled: new RegExp(rule.of("titled")),
  held: rule.mayOf("held"),
  reason: rule.mayOf("reason"),
}));
const citations = builtInLibrary().flatMap(({ passages }) => passages.map(({ citation }) => citation));

describe("the table of notices", () => {
  it("answers each with a clause the library holds, or with a reason in a whole sentence", () => {
    for (const { title, held, reason } of answers) {
      expect([held, reason].filter((one) => one !== null).length, title).toBe(1);
      if (held !== null)
        expect(
          citations.some((citation) => citation.startsWith(held)),
          `${title}: ${held}`,
        ).toBe(true);
      if (reason !== null) expect(reason, title).toMatch(/^[A-Z].+\.$/);
    }
  });
});

describe.skipIf(!haveReferenceTexts)("notices of new rules and guidance (skipped where ../shared/data is missing)", () => {
  const kinds = ["Regulation Update", "New Guidance", "Standard Revision"];
  const notices = haveReferenceTexts
    ? rowsOf<Notice>("regulatory-updates/updates.jsonl").filter(({ updateType }) => kinds.includes(updateType))
    : [];
  const answerTo = (notice: Notice) => answers.find((one) => one.authority === notice.authority && one.titled.test(notice.title));

  it("are each held by a note, or the reason why not is written down", () => {
    expect(notices.filter((notice) => !answerTo(notice)).map(({ date, authority, title }) => `${date} ${authority}: ${title}`)).toEqual([]);
    expect(notices.length).toBeGreaterThan(80);
  });

  it("leave no row of the table idle", () => {
    const used = new Set(notices.map((notice) => answerTo(notice)?.title));
    expect(answers.filter(({ title }) => !used.has(title)).map(({ title }) => title)).toEqual([]);
  });
});
