/** A pattern for `like` that finds the words anywhere, taken literally. */
export const containing = (words: string): string => `%${words.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
