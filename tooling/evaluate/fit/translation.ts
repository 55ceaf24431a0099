/** Fits how the words of rules turn into those of questions to how the built-in library's clauses are asked for. */
import { builtInCards, builtInLibrary, type NoteCard } from "@clausewise/static-data";
import { writeModel } from "./model-file.ts";
import { type AskedPair, fitTranslation, translationFile } from "./translation-model.ts";

/** What a note says in each of its paragraphs, by clause and citation. */
function paragraphsOfNotes(): (card: NoteCard, citation: string) => string | undefined {
  const texts = new Map<string, string>();
  for (const { identifier, passages } of builtInLibrary())
    for (const { citation, heading, text } of passages) {
      const place = `${identifier}|${heading}|${citation}`;
      texts.set(place, [texts.get(place), text].filter(Boolean).join(" "));
    }
  return ({ source_identifier, heading }, citation) => texts.get(`${source_identifier}|${heading}|${citation}`);
}

/** Each wording with the paragraph that it asks for, what people say of it as well, and each of the everyday words with its clause. */
function pairsOf(cards: readonly NoteCard[]): AskedPair[] {
  const paragraphOf = paragraphsOfNotes();
  return cards.flatMap((card) => {
    const { heading, notes, wordings, sayings, everydayWords } = card;
    const asked = [...wordings, ...sayings].map(({ citation, text }) => ({
      asked: text,
      passage: (citation && paragraphOf(card, citation)) ?? notes,
    }));
    const everyday = everydayWords.split(";").map((words) => ({ asked: words, passage: notes }));
    return [...asked, ...everyday].map((pair) => ({ ...pair, passage: `${heading}. ${pair.passage}` }));
  });
}

/** Of 3 to 8 rounds, and of chances kept from 0.002 to 0.02, those that put the right passage first most often. */
const settings = { rounds: 5, least: 3, leastChance: 0.015 };

/** Fits the translation and writes its file. */
export function fitWordTranslation(day: string, say: (line: string) => void): void {
  const pairs = pairsOf(builtInCards());
  const file = translationFile(fitTranslation(pairs, settings));
  writeModel("everyday-translation.json", {
    about: "Chance of each sign of a question for each sign of the passage that answers it (IBM model 1); chances are bytes, 250 is 1",
    fitted_on: day,
    fitted_to: [`${pairs.length} wordings, sayings and everyday words of packages/static-data`],
    settings,
    ...file,
  });
  say(`Written: models/everyday-translation.json, ${file.rows.reduce((sum, one) => sum + one, 0)} chances.`);
}
