/** Names that keep their capital within a sentence. */
const proper =
  /^(?:Food|Federal|European|Commission|Member|Union|Eudamed|EUDAMED|Health|Minister|Secretary|Congress|Canada|Japan|Korea|China|Brazil|Australia|Swiss|Switzerland|United|America|American|International|Good Clinical|Common Technical|Class I|Rule \d|Annex|Article|Part \d|Module|De Novo|Form)\b/;

/** A heading as it stands within a sentence: no numbering before it, no stop after it, a small first letter where it is no name. */
export function asPhrase(heading: string): string {
  const plain = heading
    .trim()
    .replace(/\s+/g, " ")
    .replace(/^(?:§ ?[\d.]+|(?:[IVX]+|[A-H]|\d+(?:\.\d+)*)[.)]|\(\w{1,4}\)|\d+(?:\.\d+)+)\s+/, "")
    .replace(/[.:;,]+$/, "");
  const [first = "", second = ""] = plain.split(" ");
  const isName = proper.test(plain) || /[A-Z\d].*[A-Z\d]/.test(first) || !/^[A-Z][a-z'’-]*,?$/.test(first);
  const isTitle = /^[A-Z][a-z]/.test(second);
  return isName || isTitle ? plain : plain.charAt(0).toLowerCase() + plain.slice(1);
}

/** Text of a passage that is put into a statement must not bring markup of its own. */
export const unmarked = (text: string): string =>
  text
    .replace(/[*_`#[\]<>|\\]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
