const bullet = /^[•◦▪▫■□●○‣⁃➢✓–—·o§*-]$/u;
const number = /^(?:\(?(?:\d{1,3}|[a-zA-Z]|[ivxlIVXL]{1,5})[.)]|\d{1,2}(?:\.\d{1,3})+\.?|\[\d{1,3}\])$/u;

/** Whether a word by itself is what a list item or a numbered heading begins with. */
export const startsItem = (word: string): boolean => bullet.test(word) || number.test(word);

export const isBullet = (word: string): boolean => bullet.test(word);

const sectionNumber = /^(?:(?:section|appendix|annex|chapter|part)\s+)?((?:\d{1,2}|[A-Z])(?:\.\d{1,3})*)\.?$/iu;

/** How deep a section number goes: 1 for `3` or `3.`, 3 for `3.2.1`; 0 for what is none. */
export function sectionDepth(word: string): number {
  const found = sectionNumber.exec(word)?.[1];
  return found ? found.split(".").length : 0;
}
