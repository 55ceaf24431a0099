import { ukLaws } from "@clausewise/official";
import { createDoubleUk, generatedUkInstrument } from "@clausewise/official/double";
import { expect, test } from "vitest";
import { changesOf } from "../../../testing/official.repository.ts";
import { officialWorld } from "../../../testing/official-world.ts";
import { listTexts } from "../texts.repository.ts";

let uk: ReturnType<typeof createDoubleUk>;
const official = officialWorld(() => {
  uk = createDoubleUk(["uksi/2002/618", "uksi/2012/1916", "uksi/2004/1031"].map((path) => generatedUkInstrument(path, 4)));
  return [uk];
});
const { look } = official.of(ukLaws);
const devices = () => uk.instruments[0] ?? expect.unreachable();
const texts = async () =>
  (await listTexts(official.world.database, "uk-laws")).map(({ identifier, label, outstanding }) => [
    identifier,
    label,
    outstanding.map(({ by }) => by),
  ]);

test("regulations come in as they are revised", async () => {
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 3, changed: 0, removed: 0 }, as_of: "2026-06-16" });
  expect(await texts()).toEqual([
    ["SI 2002/618", "as amended to 2026-06-16", []],
    ["SI 2004/1031", "as amended to 2026-06-16", []],
    ["SI 2012/1916", "as amended to 2026-06-16", []],
  ]);
});

test("an amendment that is not worked in yet is said beside the text, and is no change of its words", async () => {
  await look();
  devices().unapplied.push("The Things (Amendment) Regulations 2026");
  expect(await look()).toMatchObject({ outcome: "unchanged" });
  expect((await texts())[0]).toEqual([
    "SI 2002/618",
    "as amended to 2026-06-16",
    ["The Things (Amendment) Regulations 2026: reg. 1 words inserted"],
  ]);
});

test("a revised regulation names what changed", async () => {
  await look();
  devices().valid = "2026-11-01";
  devices().regulations.set("2", "No person shall supply anything.");
  expect(await look()).toMatchObject({ outcome: "changed", growth: { added: 0, changed: 1, removed: 0 } });
  expect((await changesOf(official.world.database, "uk-laws")).at(-1)).toMatchObject({
    kind: "changed",
    subject: "SI 2002/618",
    effective: "2026-11-01",
  });
});
