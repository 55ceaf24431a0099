import { expect, test } from "vitest";
import { NewGapProof } from "./gap-proofs.ts";

const id = "6f9619ff-8b86-4011-b42d-00cf4fc964ff";
const problems = (given: object) =>
  NewGapProof.safeParse({ id, ...given }).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

test.each([{ document_id: id, page: "3" }, { bookmark_id: id }, { note: "Shown in the lab." }])("a requirement is shown by %j", (proof) =>
  expect(problems(proof)).toEqual([]),
);

test("a proof that names nothing says at least something", () => {
  for (const proof of [{}, { note: "  " }, { words: "only words" }])
    expect(problems(proof)).toEqual(["note must say something, where neither a document nor an answer is named"]);
});

test("a document and an answer are linked one by one", () => {
  expect(problems({ document_id: id, bookmark_id: id })).toEqual(["bookmark_id must be linked by itself: a document is named already"]);
});

test("pages are counted from one", () => {
  expect([problems({ document_id: id, page: 0 }).length, problems({ document_id: id, page: 1.5 }).length]).toEqual([1, 1]);
});
