import { type Manuscript, alignTexts, readManuscript } from "@clausewise/proofreading";
import type { Language } from "./engine/translator.ts";
import type { NewSegment } from "./translation.repository.ts";

const bare = (segment: Omit<NewSegment, "number" | "target">, number: number): NewSegment => ({ ...segment, number, target: null });

/** The sentences of a text, each with what stands between it and the one before. */
export function segmentsOfText(text: string): NewSegment[] {
  let from = 0;
  return readManuscript({ text }).sentences.map(({ start, end, paragraph }, number) => {
    const segment = bare({ paragraph, before: text.slice(from, start), source: text.slice(start, end) }, number);
    from = end;
    return segment;
  });
}

/** The sentences of paragraphs that a file keeps apart; those without words have none. */
export const segmentsOfParagraphs = (paragraphs: readonly string[]): NewSegment[] =>
  paragraphs
    .flatMap((text, paragraph) => segmentsOfText(text).map(({ before, source }) => ({ paragraph, before, source })))
    .map((segment, number) => bare(segment, number));

const joined = ({ text, sentences }: Manuscript, numbers: readonly number[]): string => {
  const [first, last] = [sentences[numbers[0] ?? -1], sentences[numbers.at(-1) ?? -1]];
  return first === undefined || last === undefined ? "" : text.slice(first.start, last.end);
};

/** The sentences of a text beside those of a translation that somebody made. */
export function segmentsOfPair(text: string, translation: string, from: Language, to: Language): NewSegment[] {
  const [source, target] = [readManuscript({ text }), readManuscript({ text: translation })];
  let [end, paragraph] = [0, 0];
  return alignTexts(source, target, from, to).map((bead, number) => {
    const first = source.sentences[bead.source[0] ?? -1];
    const before = first === undefined ? " " : text.slice(end, first.start);
    paragraph = first?.paragraph ?? paragraph;
    end = source.sentences[bead.source.at(-1) ?? -1]?.end ?? end;
    return { number, paragraph, before, source: joined(source, bead.source), target: joined(target, bead.target) };
  });
}

/** Languages that put no blank between sentences. */
const withoutBlanks: ReadonlySet<Language> = new Set(["zh", "ja"]);

const beforeIn = ({ before }: Pick<NewSegment, "before">, nth: number, to: Language): string =>
  nth === 0 || (withoutBlanks.has(to) && /^ +$/.test(before)) ? "" : before;

/** Puts sentences together again as the text was laid out; one without a translation stands in its own language. */
export const textOfSegments = (segments: readonly Pick<NewSegment, "before" | "source" | "target">[], to: Language): string =>
  segments.map((segment, nth) => beforeIn(segment, nth, to) + (segment.target ?? segment.source)).join("");

/** What stands in the place of each sentence of a paragraph, and of the blanks before it; null where they are not its sentences. */
export function wordsInParagraph(
  text: string,
  segments: readonly Pick<NewSegment, "before" | "source" | "target">[],
  to: Language,
): { start: number; end: number; words: string }[] | null {
  let at = 0;
  const places = segments.flatMap((segment, nth) => {
    const { before, source, target } = segment;
    const [gap, start] = [at, at + before.length];
    at = start + source.length;
    const blanks = nth > 0 && beforeIn(segment, nth, to) !== before ? [{ start: gap, end: start, words: "" }] : [];
    return [...blanks, { start, end: at, words: target ?? source }];
  });
  const told = segments.map(({ before, source }) => before + source).join("");
  return text.startsWith(told) ? places : null;
}
