import { expect, test } from "vitest";
import { createDoubleCanada, generatedRegulation } from "../double/double.ts";
import { canadaLaws } from "./canada-laws.ts";
import { walk } from "./testing.ts";

const all = () =>
  createDoubleCanada([
    generatedRegulation("SOR-98-282", "SOR/98-282", 3),
    generatedRegulation("F-27", "R.S.C., 1985, c. F-27", 2),
    generatedRegulation("C.R.C.,_c._870", "C.R.C., c. 870", 2),
    generatedRegulation("SOR-2003-196", "SOR/2003-196", 2),
  ]);

test("each act and regulation is read as it was last amended, without provisions of others behind it", async () => {
  const { texts } = await walk(canadaLaws, all());
  expect(texts.map(({ identifier }) => identifier)).toEqual(["SOR/98-282", "R.S.C., 1985, c. F-27", "C.R.C., c. 870", "SOR/2003-196"]);
  expect(texts[0]).toMatchObject({ label: "as amended to 2025-05-31", retrieved: "2026-11-22", official: { current_to: "2026-10-01" } });
  expect(texts[0]?.passages).toHaveLength(3);
});

test("another instrument than was asked for is not taken for it", async () => {
  const canada = all();
  canada.instruments.splice(0, 1, generatedRegulation("SOR-98-282", "SOR/2003-196", 3));
  await expect(walk(canadaLaws, canada)).rejects.toThrow("gave SOR/2003-196 where SOR/98-282 was asked for");
});

test("an instrument that is not there any longer is not taken for one without words", async () => {
  const canada = all();
  canada.instruments.pop();
  await expect(walk(canadaLaws, canada)).rejects.toThrow("status 404");
});

test("a text that was cut off on its way is refused", async () => {
  const canada = all();
  const answer = canada.answer.bind(canada);
  canada.answer = (path, query) => ({ ...answer(path, query), body: answer(path, query).body.slice(0, -20) });
  await expect(walk(canadaLaws, canada)).rejects.toThrow("cut off");
});
