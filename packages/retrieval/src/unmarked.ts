/** Text of a passage that is put into a statement must not bring markup of its own. */
export const unmarked = (text: string): string =>
  text
    .replace(/[*_`#[\]<>|\\]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
