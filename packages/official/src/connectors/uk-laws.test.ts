import { expect, test } from "vitest";
import { createDoubleUk, generatedUkInstrument } from "../double/double.ts";
import { walk } from "./testing.ts";
import { ukLaws } from "./uk-laws.ts";

const paths = ["uksi/2002/618", "uksi/2012/1916", "uksi/2004/1031"];
const all = () => createDoubleUk(paths.map((path) => generatedUkInstrument(path, 2)));

test("each instrument is read as it stands today, with what is not worked in yet", async () => {
  const uk = all();
  uk.instruments[0]?.unapplied.push("The Things (Amendment) Regulations 2026");
  const { texts } = await walk(ukLaws, uk);
  expect(texts.map(({ identifier, passages }) => [identifier, passages.length])).toEqual([
    ["SI 2002/618", 2],
    ["SI 2012/1916", 2],
    ["SI 2004/1031", 2],
  ]);
  expect(texts.map(({ official }) => official?.unapplied.length)).toEqual([1, 0, 0]);
});

test("another instrument than was asked for is not taken for it", async () => {
  const uk = all();
  const answer = uk.answer.bind(uk);
  uk.answer = (path, query) => answer(path.replace("2002/618", "2004/1031"), query);
  await expect(walk(ukLaws, uk)).rejects.toThrow("gave SI 2004/1031 where SI 2002/618 was asked for");
});

test("an instrument without its regulations is refused", async () => {
  const uk = all();
  uk.instruments[1]?.regulations.clear();
  await expect(walk(ukLaws, uk)).rejects.toThrow("gave a text of SI 2012/1916 that");
});

test("what an amendment changes is known by the words alone, as nothing else tells that an instrument changed", async () => {
  const uk = all();
  const before = (await walk(ukLaws, uk)).texts[0];
  uk.instruments[0]?.regulations.set("2", "No person shall supply a thing of two kinds.");
  const after = (await walk(ukLaws, uk)).texts[0];
  expect([
    ukLaws.detect,
    after?.passages[0]?.text === before?.passages[0]?.text,
    after?.passages[1]?.text === before?.passages[1]?.text,
  ]).toEqual([null, true, false]);
});
