import { expect, test } from "vitest";
import { createDoubleCellar } from "../double/double.ts";
import { euDeviceLaw } from "./eu-device-law.ts";
import { walk } from "./testing.ts";

const words: Record<string, string> = { "1": "It applies to devices.", "52": "Manufacturers assess conformity." };
const all = () =>
  createDoubleCellar(
    new Map([
      [
        "2017R0745",
        new Map([
          ["2023-03-20", words],
          ["2025-01-10", { ...words, "10": "Makers keep records." }],
        ]),
      ],
      ["2017R0746", new Map([["2025-01-10", words]])],
    ]),
  );

test("the newest state of each regulation comes first, and the words as adopted behind all states", async () => {
  const { order, texts } = await walk(euDeviceLaw, all());
  expect(order.filter((key) => !key.startsWith("notice"))).toEqual([
    "state 2017R0745-2025-01-10",
    "state 2017R0746-2025-01-10",
    "state 2017R0745-2023-03-20",
    "original 2017R0745",
    "original 2017R0746",
  ]);
  expect(texts.map(({ identifier, label }) => [identifier, label])).toEqual([
    ["EU MDR", "consolidated 2025-01-10"],
    ["EU IVDR", "consolidated 2025-01-10"],
    ["EU MDR", "consolidated 2023-03-20"],
    ["EU MDR", "2017 original"],
    ["EU IVDR", "2017 original"],
  ]);
});

test("the notice and the act as adopted share an address, and are told apart by what is asked for", () => {
  const steps = euDeviceLaw.plan({ token: "2026-11-22", asOf: null }, null, "2026-11-22").filter(({ key }) => key.endsWith("0745"));
  const [notice, original] = steps.map(({ url }) => new URL(url));
  expect([notice?.pathname === original?.pathname, notice?.href === original?.href]).toEqual([true, false]);
  expect(steps.map(({ headers }) => headers?.["accept"])).toEqual(["application/xml;notice=tree", "application/xhtml+xml"]);
});

test("a notice that names no state is another notice", async () => {
  const cellar = all();
  cellar.acts.get("2017R0746")?.clear();
  await expect(walk(euDeviceLaw, cellar)).rejects.toThrow("names no consolidated state of EU IVDR");
});

test("another state than was asked for, and another act, is not taken for it", async () => {
  const led = (from: string, to: string) => {
    const cellar = all();
    const answer = cellar.answer.bind(cellar);
    cellar.answer = (path, query, headers) => answer(path.replace(from, to), query, headers);
    return walk(euDeviceLaw, cellar);
  };
  await expect(led("02017R0745-20250110", "02017R0745-20230320")).rejects.toThrow("where the state of 2025-01-10 was asked for");
  await expect(led("02017R0745-20250110", "02017R0746-20250110")).rejects.toThrow("gave EU IVDR where EU MDR was asked for");
});
