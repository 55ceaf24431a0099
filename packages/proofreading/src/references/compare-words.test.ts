import { expect, test } from "vitest";
import { compareWords } from "./compare-words.ts";

const clause =
  "(g) Design validation. Each manufacturer shall establish and maintain procedures for validating the device design. Design validation shall be performed under defined operating conditions on initial production units, lots, or batches, or their equivalents.";

test.each([
  "Each manufacturer shall establish and maintain procedures for validating the device design.",
  "each manufacturer shall establish … procedures for validating the device design",
  "Each manufacturer shall [...] maintain procedures",
  "[The] manufacturer shall establish and maintain procedures",
  "Design validation shall be performed under\ndefined operating conditions on initial production units, lots, or batches",
])("%j stands there word for word", (quote) => {
  expect(compareWords(quote, clause).exact).toBe(true);
});

test("a word that was changed is shown beside the one that stands there", () => {
  const { exact, likeness, differences } = compareWords("Each manufacturer should establish and maintain procedures", clause);
  expect(exact).toBe(false);
  expect(likeness).toBeGreaterThan(0.7);
  expect(differences).toEqual([
    { kind: "same", words: "Each manufacturer" },
    { kind: "only_quoted", words: "should" },
    { kind: "only_held", words: "shall" },
    { kind: "same", words: "establish and maintain procedures" },
  ]);
});

test("what was left out without a sign is shown", () => {
  const { differences } = compareWords("on initial production units or their equivalents", clause);
  expect(differences.flatMap(({ kind, words }) => (kind === "only_held" ? [words] : [])).join(" ")).toContain("lots");
});

test("parts of a shortened quote must follow one another", () => {
  expect(compareWords("initial production units … each manufacturer shall establish", clause).exact).toBe(false);
});

test("other words are little like it", () => {
  expect(compareWords("The sky over the port was the colour of television", clause).likeness).toBeLessThan(0.4);
});

test("words that stand often are compared where the rest of the quote stands", () => {
  const text = "Provide, with the device, what is known of the risks; and (d) minimize the hazard from failures of the device.";
  const { likeness, differences } = compareWords("maximize the hazard from failures of the device", text);
  expect(likeness).toBeGreaterThan(0.8);
  expect(differences.at(-1)).toEqual({ kind: "same", words: "the hazard from failures of the device" });
});
