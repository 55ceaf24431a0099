import { expect, test } from "vitest";
import { NewReferenceCheck, ReferenceExportFormat, referenceExports, ReferenceFilter } from "./references.ts";

const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";

test.each([{ text: "See 21 CFR 820.30." }, { document_id: id }, { document_id: id, text: " " }])(
  "the references of %j are checked",
  (given) => expect(NewReferenceCheck.safeParse(given).success).toBe(true),
);

test("there is nothing to check where there is neither text nor document", () => {
  for (const given of [{}, { text: " \n" }, { title: "Plan" }])
    expect(NewReferenceCheck.safeParse(given).error?.issues).toMatchObject([
      { path: ["text"], message: "must not be empty where no document is named" },
    ]);
});

test("a text that no database can hold is refused", () => {
  expect([NewReferenceCheck.safeParse({ text: "a\u0000" }).success, NewReferenceCheck.safeParse({ text: "a\ud800" }).success]).toEqual([
    false,
    false,
  ]);
});

test("what was found is narrowed to verdicts that there are, each once", () => {
  expect(ReferenceFilter.parse({ id, verdicts: "amended,withdrawn,amended" }).verdicts).toEqual(["amended", "withdrawn"]);
  expect(ReferenceFilter.parse({ id })).toMatchObject({ verdicts: [], sort: "text" });
  expect(ReferenceFilter.safeParse({ id, verdicts: "fine" }).success).toBe(false);
});

test("every file of a check has its type", () => expect(Object.keys(referenceExports)).toEqual(ReferenceExportFormat.options));
