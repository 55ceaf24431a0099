import type { Requirement } from "@clausewise/contracts";
import { translationFor } from "@clausewise/retrieval";
import { findPlaceholders } from "../consistency/placeholders.ts";
import type { Anchor } from "../manuscript/anchor.ts";
import type { Manuscript } from "../manuscript/manuscript.ts";
import { type ElementWords, elementWords } from "./element-words.ts";
import { hollowOf } from "./hollow.ts";
import type { Outline } from "./outline.ts";
import { wordFeatures } from "./word-features.ts";

/** How well some sentence of a text says an element in whatever words. */
export interface PlainReading {
  /** How likely it is that the sentence is of this element rather than of another of the pack or of none. */
  share: number;
  /** How much likelier its words are where it is of this element, as a logarithm: the most of any sentence. */
  gain: number;
  /** How like the likest sentence is to a wording of the element. */
  likeness: number;
  sentence: Anchor;
  /** Whether the sentence has few words, which are easily like others. */
  isShort: boolean;
}

/** What counts beside the gain by a sentence's own words: how like it is to a wording, and how the field's words turn into everyday ones. */
const ofLikeness = 6;
const ofTranslation = 2;
/** How the gains turn into shares, and the gain of a sentence that is of no element. */
const sharpness = 0.7;
const ofNone = 2;
/** So many of its sentences are looked at more closely for each element. */
const nearest = 40;
/** A sentence of fewer features is short, and speaks of an element only where it is the likelier to by so much. */
const fewest = 12;
const surer = 30;

interface Said {
  place: Anchor;
  words: string;
  features: ReadonlySet<string>;
  /** Whether its line leaves open what is named there. */
  isOpen: boolean;
  /** What is asked is not said. */
  isQuestion: boolean;
}

const isSaid = /[a-z]{2}/i;
/** What a text begins with, where it is no sentence, names the text and says nothing of it. */
const isSentence = /[.!?;:]["”’)]*\s*$/;

/** A line with the text's number, version or page, which is no sentence either. */
const namesDocument =
  /\b(?:document|doc\.?|file|report|form|sop)\s(?:no\.?\s|number\s)?[A-Z]{1,5}[-/ ]?\d+\b.*\b(?:version|ver\.|rev(?:ision)?\b\.?|issue|edition|page)\s?\w*\d|^page \d+ of \d+$/i;

/** The sentences of a text that say something of their own. */
function sentencesOf({ text, sentences }: Manuscript, outline: Outline, placeholders: readonly Anchor[]): Said[] {
  return sentences.flatMap((place) => {
    const unit = outline.unitAt(place.start);
    const words = text.slice(place.start, place.end);
    if (unit === undefined || unit.isHeading || unit.isContents || unit.isList || unit.isHistory || unit.hollow !== null) return [];
    if (!isSentence.test(words) && (unit.nth === 0 || namesDocument.test(words))) return [];
    const left = placeholders.filter(({ start, end }) => start >= place.start && end <= place.end);
    const letters = left.reduce((sum, { start, end }) => sum + end - start, 0);
    if (!isSaid.test(words) || hollowOf(words, letters) !== null) return [];
    return [
      {
        place,
        words,
        features: new Set(wordFeatures(words)),
        isOpen: outline.isOpen(place.start),
        isQuestion: words.trimEnd().endsWith("?"),
      },
    ];
  });
}

/** Gains of each sentence for each element; those that are far from it are not looked at more closely. */
function gainsOf(said: readonly Said[], elements: readonly ElementWords[]): number[][] {
  const translations = new Map<Said, ReturnType<typeof translationFor>>();
  const translated = (one: Said) => {
    const known = translations.get(one) ?? translationFor(one.words);
    translations.set(one, known);
    return known;
  };
  return elements.map((element) => {
    const gains = said.map(({ features }) => element.gainOf(features));
    const least = gains.toSorted((one, other) => other - one)[nearest] ?? Number.NEGATIVE_INFINITY;
    return gains.map((gain, nth) => {
      const one = said[nth];
      if (one === undefined || gain < least) return gain;
      const translation = translated(one)(element.terms) * Math.sqrt(one.features.size);
      return gain + ofLikeness * element.likenessOf(one.features) + ofTranslation * translation;
    });
  });
}

const isShort = (one: Said | undefined): boolean => one !== undefined && one.features.size < fewest;

/** Reads for each element of a pack what sentences say of it in whatever words; null where nobody has said how people word it. */
export function readPlainWords(manuscript: Manuscript, outline: Outline, requirements: readonly Requirement[]): (PlainReading | null)[] {
  if (requirements.every(({ wordings }) => wordings === undefined)) return requirements.map(() => null);
  const said = sentencesOf(manuscript, outline, findPlaceholders(manuscript));
  const elements = elementWords(requirements);
  const gains = gainsOf(said, elements);
  const chances = gains.map((own) => own.map((gain) => Math.exp(gain * sharpness)));
  const wholes = said.map((_, nth) => chances.reduce((sum, own) => sum + (own[nth] ?? 0), Math.exp(ofNone)));
  return requirements.map(({ wordings, signs, filled_in_later }, element): PlainReading | null => {
    const isAsked = signs.flat().includes("{question}");
    const counts = said.map(({ isOpen, isQuestion }) => (!isOpen || filled_in_later === true) && (!isQuestion || isAsked));
    const shares = (chances[element] ?? []).map((chance, nth) => (counts[nth] === true ? chance / (wholes[nth] ?? 1) : 0));
    const sureness = shares.map((share, nth) => (isShort(said[nth]) ? share / (share + surer * (1 - share)) : share));
    const at = sureness.indexOf(Math.max(0, ...sureness));
    const best = said[at];
    const share = shares[at] ?? 0;
    if (wordings === undefined || best === undefined) return null;
    const mostOf = (figure: (one: Said, nth: number) => number | undefined) =>
      Math.max(0, ...said.map((one, nth) => (counts[nth] === true ? (figure(one, nth) ?? 0) : 0)));
    const likeness = mostOf(({ features }) => elements[element]?.likenessOf(features));
    return { share, gain: mostOf((_, nth) => gains[element]?.[nth]), likeness, sentence: best.place, isShort: isShort(best) };
  });
}
