const ones =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const tens = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A number in words up to the hundreds, as a part of a pattern. */
export const spelledNumber = `(?:(?:one|two|three|four|five|six|seven|eight|nine)\\s+hundred(?:\\s+(?:and\\s+)?(?:(?:${tens.join("|")})(?:[\\s-](?:${ones.slice(0, 9).join("|")}))?|${ones.join("|")}))?|(?:${tens.join("|")})(?:[\\s-](?:${ones.slice(0, 9).join("|")}))?|${ones.join("|")})`;

const wordValue = (word: string): number => {
  const one = ones.indexOf(word);
  return one >= 0 ? one + 1 : (tens.indexOf(word) + 2) * 10;
};

/** The number that digits or words say; null where they say none. */
export function numberOf(text: string): number | null {
  const plain = text.trim().toLowerCase();
  if (/^\d/.test(plain)) return Number(plain.replaceAll(/[,.\u00a0\u202f ]/g, ""));
  const words = plain.split(/[\s-]+/).filter((word) => word !== "and" && word !== "");
  if (words.length === 0 || !words.every((word) => word === "hundred" || ones.includes(word) || tens.includes(word))) return null;
  return words.reduce((sum, word) => (word === "hundred" ? sum * 100 : sum + wordValue(word)), 0);
}
