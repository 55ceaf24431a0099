/** One spelling of a name, so that things which name each other, and people who type a name, find it. */
export const oneSpelling = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d"]+/g, '"')
    .replace(/\s+/g, " ")
    .trim();
