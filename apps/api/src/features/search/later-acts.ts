/** Acts of the Union carry their year: `Regulation (EU) 2023/607`. */
const acts = /\b(?:Regulation|Directive|Decision) \((?:EU|EC)(?:, Euratom)?\) (?:No )?(\d{4})\/\d+/g;

/** Whether a summary of ours tells what an act of a year after a day made of the law, so that it tells nothing of that day. */
export const namesLaterAct = (text: string, day: string): boolean =>
  [...text.matchAll(acts)].some(([, year = ""]) => year > day.slice(0, 4));
