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
  if (words.length < longEnough) return () => false;
  // The longest word tells nearly all texts apart before they are taken apart.
  const [longest = ""] = (question.match(/\p{L}+/gu) ?? []).toSorted((one, other) => other.length - one.length);
  return (text) => text.includes(longest) && bare(text).includes(words);
}
