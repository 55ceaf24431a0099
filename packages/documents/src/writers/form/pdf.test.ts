import { expect, test } from "vitest";
import { formOf } from "../../form/form.fixture.ts";
import { pagesOf } from "../reading.fixture.ts";
import { writeFormPdf } from "./pdf.ts";

test("holds everything that is to be read before it is filled in by hand", async () => {
  const text = (await pagesOf(await writeFormPdf(formOf()))).join(" ");
  for (const words of [
    "Design plan",
    "A clause changed.",
    "1 Scope",
    "1.1 Stages",
    "Asked for by 21 CFR 820.30(b)",
    "Say which designs are planned.",
    "[name of the product]",
    "as the plan names it",
    "☐",
    "Change of a design",
    "Signature",
  ])
    expect(text).toContain(words);
});

test("leaves room to write in empty rows, over as many pages as that takes", async () => {
  const rows = Array.from({ length: 80 }, () => [[], []]);
  const columns = ["No.", "Entry"].map((title) => ({ title, width: null, options: [], hint: null }));
  const pages = await pagesOf(
    await writeFormPdf(formOf({ sections: [{ ...formOf().sections[0]!, blocks: [{ kind: "table", columns, rows }] }] })),
  );
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[1]).toContain("Entry");
});

test("is printed on the paper of its country, on its side where its tables are wide", async () => {
  const wide = Array.from({ length: 7 }, (_, at) => ({ title: `Column ${at}`, width: null, options: [], hint: null }));
  const sections = [{ ...formOf().sections[0]!, blocks: [{ kind: "table" as const, columns: wide, rows: [] }] }];
  expect((await writeFormPdf(formOf({ paper: "Letter" }))).toString("latin1")).toContain("/MediaBox [0 0 612 792]");
  expect((await writeFormPdf(formOf({ sections }))).toString("latin1")).toContain("/MediaBox [0 0 841.89 595.28]");
});
