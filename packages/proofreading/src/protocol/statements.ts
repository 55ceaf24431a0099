import type { Line } from "./lines.ts";
import { sentences, type Said } from "./said.ts";

/** How a protocol speaks of the study that it plans, by its noun, by its own name, or as those who will do it. */
const own: readonly RegExp[] = [
  /\b(?:this|the (?:present|current|proposed|planned)|our) (?:[\w/-]+,? ){0,8}(?:study|trial|investigation|evaluation|protocol)\b/i,
  /^(?:the )?(?:study|trial|investigation|performance study) (?:[A-Z0-9-]{4,} )?(?:is|will|has|uses|follows|compares|recruits|enrol(?:l)?s|comprises|consists|takes|was designed|aims)\b/i,
  /^(?:we|the investigators) (?:will|plan|aim|intend|propose|shall|expect)\b/i,
  /^(?:the )?[A-Z][A-Z0-9-]{2,}(?: \d{1,3})?(?: (?:study|trial|investigation))? (?:is|will be) (?:an? |designed|planned)/,
  /\bthe (?:study|trial|investigation) is an?\b/i,
  /^it (?:is|will be) (?:an?|designed as|planned as|conducted as)\b/i,
];
/** What has been, or is done elsewhere, is none of the planned study. */
const others =
  /\b(?:previous|prior|earlier|completed|ongoing|other|preceding|subsequent|future|published|pooled|historical)\b[^.;]{0,40}\b(?:study|trial|investigation|studies|trials|program(?:me)?|data|cohort)\b|\b(?:studies|trials)\b(?! of this)|\bin (?:an?|the|another|two|three) (?:[\w-]+ ){0,3}(?:pilot|phase [\w/]+)(?: \w+)? (?:study|trial)\b|\b(?:were|was|had been|have been|has been) (?:\w+ )?(?:enrol|randomi[sz]|treated|exposed|dosed|vaccinated|implanted|completed|shown|reported|observed|conducted|performed|terminated)|\b(?:showed|demonstrated|reduced|improved)\b/i;

/** Whether a sentence speaks of the planned study, and not of one that was. */
export const isOfThisStudy = (words: string): boolean => own.some((sign) => sign.test(words)) && !others.test(words);

export const isOfAnother = (words: string): boolean => others.test(words);

const isWords =
  "(?:is|are|will be|shall be|consists? of|will consist of|comprises?|will comprise|includes?|will include|is defined as|are defined as)";
const ofStudy =
  "(?: (?:of|for|in|under) (?:this|the|the present) (?:[\\w-]+ ){0,2}(?:study|trial|investigation|protocol)| under [A-Z][^,.;]{3,60})?";

/** What sentences of the form `the noun of this study is …` say of it. */
export function statedOf(lines: readonly Line[], noun: string): Said[] {
  const said = new RegExp(`^(?:(?:in|for) [^,]{3,60}, )?(?:the|our|an?)?\\s*(?:${noun})${ofStudy},? ${isWords}:?\\s+(.{3,})$`, "is");
  return sentences(lines).flatMap((one) => {
    const words = said.exec(one.words)?.[1];
    return words === undefined || others.test(one.words) ? [] : [{ ...one, words }];
  });
}
