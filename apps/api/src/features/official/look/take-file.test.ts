import { canadaLaws, ecfr, fdaGuidance, fdaWarningLetters, ukLaws } from "@clausewise/official";
import { createDoubleGuidance, createDoubleUk, generatedGuidance, generatedUkInstrument } from "@clausewise/official/double";
import { beforeEach, expect, test } from "vitest";
import { officialWorld } from "../../../testing/official-world.ts";
import { listAnswers } from "../answers.repository.ts";
import { readSource } from "../sources.repository.ts";
import { filesTaken, takeFile } from "./take-file.ts";

const list = createDoubleGuidance([generatedGuidance(1), generatedGuidance(2)]);
const uk = createDoubleUk([generatedUkInstrument("uksi/2002/618", 5)]);
const bytesOf = (body: string) => new TextEncoder().encode(body);
const guidanceFile = () => bytesOf(list.answer("/files/api/datatables/static/search-for-guidance.json", new URLSearchParams()).body);
const give = (key: string, bytes: Uint8Array, connector = fdaGuidance) =>
  takeFile(official.parts, connector, { key, day: "2026-11-20", bytes });

const official = officialWorld(() => [list, uk]);
beforeEach(() => void (official.double.fault = () => "blocked"));

test("a register whose site does not let itself be asked is read from a file, and is of the file's day", async () => {
  expect(await official.of(fdaGuidance).look()).toMatchObject({ outcome: "blocked" });
  expect(await give("list", guidanceFile())).toMatchObject({
    outcome: "changed",
    result: expect.stringContaining("added by hand") as string,
  });
  expect(await official.of(fdaGuidance).entries()).toHaveLength(2);
  // It was not heard, and is marked as silent as before.
  expect(await readSource(official.world.database, fdaGuidance.id)).toMatchObject({
    outcome: "blocked",
    last_success: null,
    as_of: "2026-11-20",
  });
  expect(await listAnswers(official.world.database, fdaGuidance.id, 9)).toMatchObject([{ by_hand: true }]);
});

test("a law is read from a file, in the place of the one that was not given", async () => {
  await official.of(ukLaws).look();
  const { body } = uk.answer("/uksi/2002/618/data.xml", new URLSearchParams());
  expect(await give("uksi/2002/618", bytesOf(body), ukLaws)).toMatchObject({ outcome: "changed" });
  expect(await official.of(ukLaws).texts()).toEqual([expect.stringContaining("SI 2002/618")]);
});

test("another law than the one that the file stands in for is refused, and nothing is taken over", async () => {
  await official.of(ukLaws).look();
  const { body } = uk.answer("/uksi/2002/618/data.xml", new URLSearchParams());
  expect(await give("uksi/2012/1916", bytesOf(body), ukLaws)).toMatchObject({ outcome: "broken" });
  expect(await official.of(ukLaws).texts()).toEqual([]);
});

test("a file that is cut off, or a page in its place, takes nothing over", async () => {
  expect(await give("list", guidanceFile().subarray(0, 200))).toMatchObject({ outcome: "broken" });
  expect(await give("list", bytesOf("<!DOCTYPE html><html></html>"))).toMatchObject({ outcome: "broken" });
  expect(await official.of(fdaGuidance).entries()).toEqual([]);
});

test("bytes that the source gave itself stay its own, though somebody adds them once more", async () => {
  official.double.fault = () => null;
  await official.of(fdaGuidance).look();
  expect(await give("list", guidanceFile())).toMatchObject({ outcome: "unchanged" });
  expect((await listAnswers(official.world.database, fdaGuidance.id, 9)).map(({ by_hand }) => by_hand)).toContain(false);
});

test("files are taken where one request is one text or one list, and not for what takes many requests", async () => {
  const keys = async (connector: typeof ecfr) => (await filesTaken(official.parts, connector)).map(({ key }) => key);
  expect(await keys(fdaGuidance)).toEqual(["list"]);
  expect(await keys(canadaLaws)).toContain("SOR-98-282");
  expect(await keys(ecfr)).toEqual([]);
  expect(await keys(fdaWarningLetters)).toEqual([]);
});
