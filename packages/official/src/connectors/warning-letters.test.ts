import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { createDoubleLetters, generatedLetter } from "../double/double.ts";
import { walk } from "./testing.ts";
import { fdaWarningLetters } from "./warning-letters.ts";

const letters = (count: number) => createDoubleLetters(Array.from({ length: count }, (_, nth) => generatedLetter(nth)));

test("the list is found by what its page says, and read page by page", async () => {
  const { rows, order } = await walk(fdaWarningLetters, letters(250));
  expect(order).toEqual(["settings", "page 0001", "page 0002", "page 0003"]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(250);
  expect(rows[7]).toMatchObject({
    key: "600007-06102024",
    title: "Maker 7, Inc.",
    fields: { posted: "2024-06-15", issued: "2024-06-10", subject: "CGMP/Medical Devices/Adulterated", close_out: null },
  });
});

test("a list that says it is empty is a fault", async () => {
  await expect(walk(fdaWarningLetters, letters(0))).rejects.toThrow("says that it holds nothing at all");
});

test("asked for as anybody would, the list says it is empty, which is believed as little", async () => {
  const double = letters(3);
  const answer = double.answer.bind(double);
  double.answer = (path, query) => answer(path, query, {});
  await expect(walk(fdaWarningLetters, double)).rejects.toThrow("says that it holds nothing at all");
});

test("a letter that is posted while the list is read makes it start anew", async () => {
  const double = letters(250);
  const answer = double.answer.bind(double);
  double.answer = (path, query, headers) => {
    if (query.get("start") === "100") double.letters.unshift(generatedLetter(999));
    return answer(path, query, headers);
  };
  await expect(walk(fdaWarningLetters, double)).rejects.toThrow("was made anew while it was read");
});

test.each([
  ["Alex Example, M.D.", "Clinical Investigator"],
  ["Alex Example, MD, FACS", "Human tissue"],
  ["Alex Example, PhD/Example Research, LLC", "Clinical Investigator"],
  ["Alex Example", "Clinical Investigator (Sponsor)"],
])("a letter to %s about %s stands without the name", async (company, subject) => {
  const letter = { ...generatedLetter(1), company, subject, slug: "alex-example-md-612345-06102024" };
  const { rows } = await walk(fdaWarningLetters, createDoubleLetters([letter]));
  expect(rows[0]).toMatchObject({ key: "612345-06102024", title: "Letter to a natural person" });
  expect(JSON.stringify(rows).toLowerCase()).not.toContain("example");
});

test("a letter to a firm keeps its name", async () => {
  const double = createDoubleLetters([{ ...generatedLetter(1), company: "Do It Right MD Devices, LLC" }]);
  expect((await walk(fdaWarningLetters, double)).rows[0]?.title).toBe("Do It Right MD Devices, LLC");
});

test("a page without the settings of its list is no list", async () => {
  const double = letters(3);
  double.answer = () => ({ status: 200, type: "text/html", body: "<!DOCTYPE html><html><body>Warning Letters</body></html>" });
  await expect(walk(fdaWarningLetters, double)).rejects.toThrow("without the settings of its list");
});

const real = resolve(import.meta.dirname, "../../../../../../shared/data/official/fda");

test.skipIf(!existsSync(real))("the documented page and list are read", async () => {
  const read = (name: string) => readFileSync(resolve(real, name), "utf8");
  const list = JSON.parse(read("warning-letters-ajax.sample.json")) as Record<string, unknown>;
  const double = letters(1);
  double.answer = (path) =>
    path.startsWith("/datatables/")
      ? { status: 200, type: "application/json", body: JSON.stringify({ ...list, recordsTotal: 1 }) }
      : { status: 200, type: "text/html", body: read("warning-letters-page.sample.html") };
  const { rows } = await walk(fdaWarningLetters, double);
  expect(rows[0]).toMatchObject({ title: "Acme Pharma LLC", fields: { issued: "2024-06-10" } });
});
