/** Letters from which words of a question are taken from a text, and not by chance the same. */
const longEnough = 60;

const bare = (text: string): string =>
  text
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .toLowerCase();

/** Tells which texts hold a question to the letter: somebody wants to know where that stands. */
export function quotedIn(question: string): (text: string) => boolean {
  const words = bare(question);
  return words.length < longEnough ? () => false : (text) => bare(text).includes(words);
}
