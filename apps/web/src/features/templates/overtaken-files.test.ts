import type { MadeFile } from "@clausewise/contracts";
import { expect, test } from "vitest";
import { overtakenOf } from "./overtaken-files.ts";

const changed: MadeFile["changes"] = [{ citation: "21 CFR 54.4(a)", kind: "changed", since: null }];
const file = (id: string, given: Partial<MadeFile> = {}): MadeFile => ({
  id,
  template: "us-financial-disclosure",
  name: "Financial interests",
  version: "2026-01-01",
  format: "DOCX",
  product: null,
  sha256: "",
  made_at: "2026-11-24T10:00:00.000Z",
  changes: [],
  ...given,
});
const idsOf = (files: MadeFile[]) => overtakenOf(files).map(({ id }) => id);

test("a file is to be made anew once a clause changed that it rests on, and no longer once it was", () => {
  const old = file("old", { changes: changed });
  expect(idsOf([old])).toEqual(["old"]);
  expect(idsOf([file("new"), old])).toEqual([]);
});

test("a newer file for another product, or of another template, takes the place of none", () => {
  const old = file("old", { product: "Pump", changes: changed });
  expect(idsOf([file("other product", { product: "Monitor" }), file("other template", { template: "cover-letter" }), old])).toEqual([
    "old",
  ]);
});
