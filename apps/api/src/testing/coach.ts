import { BuiltInCard, type CoachTopic } from "@clausewise/contracts";
import { createCardShelf } from "../features/coach/card-shelf.ts";
import { createCoachService } from "../features/coach/coach.service.ts";
import type { CoachParts } from "../features/coach/coach-parts.ts";
import { followCards } from "../features/coach/follow-cards.ts";
import { createCitations } from "../features/citations/citations.ts";
import { createLibraryReads } from "../features/library/library.reads.ts";
import { createOfficialReads } from "../features/official/official.reads.ts";
import { createProductReads } from "../features/products/products.reads.ts";
import { builtInLetter } from "../features/warning-letters/letter.fixture.ts";
import { createLettersView } from "../features/warning-letters/letters-view.ts";
import { createWarningLetterService } from "../features/warning-letters/warning-letters.service.ts";
import { viewerOf, type Caller, type Services } from "../service.ts";
import { openTestFeatures, type TestFeatures } from "./features.ts";
import { createGapWorld, type GapWorld } from "./gaps.ts";

/** A card on 21 CFR 820.30(a), in other words where they are given. */
export const quizCard = (id: string, given: object = {}): BuiltInCard =>
  BuiltInCard.parse({
    id,
    topic: "Design controls",
    level: "beginner",
    kind: "choice",
    question: `What does ${id} ask?`,
    options: ["One", "Two", "Three"],
    right: [1],
    why: "The regulation says two.",
    citations: [{ source: "21 CFR 820", clause: "21 CFR 820.30(a)" }],
    areas: ["device"],
    jurisdictions: ["US"],
    checked: "2026-03-01",
    ...given,
  });

const topic = (name: string): CoachTopic => ({ topic: name, named: false, group: "Quality", authority: "FDA", asks: ["Why?"] });
const topics = ["Design controls", "Scope"].map(topic);
const letters = [
  builtInLetter("Acme Pumps, Inc.", { letter_date: "2025-03-04", cited: ["21 CFR 820.30(a)"] }),
  builtInLetter("Bolt Valves, Inc.", { letter_date: "2025-03-05", cited: [], subject_family: "device_quality_system" }),
];

/** A world in which the coach asks some cards. */
export interface CoachWorld extends GapWorld {
  /** The coach of today over some cards, followed as after a start. */
  opened(cards: readonly BuiltInCard[], keeper: Caller): Promise<TestFeatures & { coach: Services["coach"] }>;
}

export async function createCoachWorld(): Promise<CoachWorld> {
  const world = await createGapWorld();
  const { database } = world;
  const library = createLibraryReads(database);
  const products = createProductReads(database);
  const view = createLettersView({ official: createOfficialReads(database, []), builtIn: letters });
  return {
    ...world,
    async opened(cards, keeper) {
      const features = await openTestFeatures(world);
      const parts: CoachParts = {
        ...world,
        shelf: createCardShelf(
          () => cards,
          () => topics,
        ),
        library,
        citations: createCitations(database, library),
        answers: features.answers,
        gaps: world.gaps,
        gapRequirements: world.gapRequirements,
        warningLetters: createWarningLetterService({ letters: view, products }),
        products,
        keeper: viewerOf(keeper),
      };
      await followCards(parts);
      return { ...features, coach: createCoachService(parts) };
    },
  };
}
