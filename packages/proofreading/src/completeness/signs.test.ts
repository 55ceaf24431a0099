import { describe, expect, it } from "vitest";
import { readText } from "./requirement.fixture.ts";

const filler = "The device is shown to doctors and nurses at three hospitals, who say what they think of it.";
const read = (text: string, sign: readonly string[]) => readText(text).signs.read(sign, () => false);

describe("a sign", () => {
  it("is whole where all its members stand together, whatever their order and endings", () => {
    const { whole } = read("Powered at 90 %, the study has sample sizes of 40.", ["sample size", "power", "{percent}"]);
    expect(whole).toMatchObject([{ held: 3, of: 3 }]);
    expect(whole[0]?.words).toEqual(["Powered", "0 %", "sample sizes"]);
  });

  it("is not whole where its members stand in paragraphs far from each other", () => {
    const far = `The sample size is told here.\n\n${`${filler}\n\n`.repeat(8)}The power is 90 %.`;
    expect(read(far, ["sample size", "power"]).whole).toEqual([]);
  });

  it("does not take one place for two of its members", () => {
    expect(read("The dose was given.", ["dose", "dose"]).whole).toEqual([]);
    expect(read("The dose was given, and a dose kept.", ["dose", "dose"]).whole).not.toEqual([]);
  });

  it("takes a value only right beside a word of it", () => {
    const text = `The power was set by the board${`, which has thought of it for a long time and with much care`.repeat(3)}, and 90 % came.`;
    expect(read(text, ["power", "{percent}"]).whole).toEqual([]);
    expect(read("The power was set at 90 %.", ["power", "{percent}"]).whole).toHaveLength(1);
  });

  it("is only in part there where one of its members is missing, and not at all without the first", () => {
    expect(read("The sample size gives much power.", ["sample size", "power", "{percent}"]).part).toMatchObject({ held: 2, of: 3 });
    expect(read("The power is 90 %.", ["sample size", "power", "{percent}"]).part).toBeNull();
    expect(read("", ["sample size", "power"])).toEqual({ whole: [], part: null });
  });

  it("with a colon is a label that its value stands behind", () => {
    expect(read("Trade name: FlowSure", ["trade name:"]).whole).toHaveLength(1);
    expect(read("It has a trade name and a common name.", ["trade name:"]).whole).toEqual([]);
  });
});

describe("within a stretch", () => {
  it("all members must stand, and a heading alone says nothing", () => {
    const { manuscript, signs } = readText("An overdose is treated at once. The overdose may be large. They monitor it.");
    const within = (sign: readonly string[]) => signs.within(manuscript.sentences, sign, () => false).length;
    expect([within(["overdose", "treat"]), within(["overdose", "monitor"])]).toEqual([1, 0]);
  });

  it("nothing is found in what is left open or in no stretch at all", () => {
    const { signs, manuscript } = readText("Overdose treated by: ________");
    expect(signs.within(manuscript.sentences, ["overdose", "treat"], () => false)).toEqual([]);
    expect(signs.within([], ["overdose"], () => false)).toEqual([]);
  });
});

it("a word has no place in a table of contents or in what an instruction of a template says", () => {
  const { signs } = readText(
    "Table of Contents\n\nOverdose ........ 12\n\nDescribe what an overdose is and how people are treated for it.",
  );
  expect(signs.placesOf("overdose")).toEqual([]);
});
