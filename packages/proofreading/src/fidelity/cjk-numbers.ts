const digits = new Map(Array.from("〇一二三四五六七八九").map((character, value) => [character, value] as const));
digits.set("零", 0).set("两", 2).set("兩", 2);
const native = new Map(Array.from("영일이삼사오육칠팔구").map((character, value) => [character, value] as const));
const places = new Map([
  ["十", 10],
  ["百", 100],
  ["千", 1000],
  ["십", 10],
  ["백", 100],
  ["천", 1000],
]);

/** Numbers in Chinese characters, and in the Korean readings of them. */
export const cjkNumberPattern = "(?:[〇零一二三四五六七八九十百千两兩]+|[일이삼사오육칠팔구]?십[일이삼사오육칠팔구]?)";

/** The value of a number in Chinese characters; null where it is none. */
export function cjkNumber(written: string): number | null {
  if (/^\d/.test(written)) return Number(written);
  const figures = Array.from(written).map((character) => digits.get(character) ?? native.get(character) ?? null);
  if (figures.every((figure) => figure !== null)) return Number(figures.join(""));
  let [sum, digit] = [0, null as number | null];
  for (const character of written) {
    const [figure, place] = [digits.get(character) ?? native.get(character), places.get(character)];
    if (figure !== undefined) digit = figure;
    else if (place !== undefined) [sum, digit] = [sum + (digit ?? 1) * place, null];
    else return null;
  }
  return sum + (digit ?? 0);
}
