import type { RetiredCard } from "@clausewise/contracts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../service.ts";
import { confirmCheck } from "./checks.repository.ts";
import type { CoachParts } from "./coach-parts.ts";
import { restCards } from "./follow-cards.ts";
import { answerOf } from "./quiz.ts";
import type { Retired, Retirement } from "./retired-cards.ts";

type Review = Pick<Services["coach"], "retired" | "confirmCard">;

/** Cards whose clauses changed, and who finds that they hold all the same. */
export function createCardReview(parts: CoachParts, retired: () => Promise<Retired>): Review {
  const { audit, clock, events, library, shelf } = parts;

  async function wordsBefore(all: readonly Retirement[]): Promise<Map<string, string>> {
    const ids = all.flatMap(({ changes }) => changes.map(({ passage_id }) => passage_id));
    return new Map((await library.texts([...new Set(ids)])).map(({ id, text }) => [id, text]));
  }

  return {
    async retired() {
      const all = [...(await retired())].flatMap(([id, retirement]) => {
        const card = shelf().card(id);
        return card ? [{ card, ...retirement }] : [];
      });
      const [texts, places] = await Promise.all([wordsBefore(all), library.clauses(all.flatMap(({ card }) => card.citations))]);
      return all.map(({ card, check, changes, amended }): RetiredCard => ({
        ...answerOf(card, places),
        topic: card.topic,
        question: card.question,
        options: card.options,
        checked: (check.confirmed_on ?? "") > card.checked ? (check.confirmed_on ?? card.checked) : card.checked,
        changes: changes.map((change) => ({ ...change, was_text: texts.get(change.passage_id) ?? null })),
        amended,
      }));
    },

    async confirmCard({ id, reason }, caller) {
      const card = shelf().card(id);
      if (!card) throw notFound("This card");
      const found = (await retired()).get(id);
      if (!found) return { id, confirmed: false };
      const places = await library.clauses(card.citations);
      return audit.change(caller, async (tx) => {
        const { check, changes, amended } = found;
        if (!(await confirmCheck(tx, check, clock.today(), clock.now())))
          throw new AppError("conflict", "This card was written anew meanwhile. Load the list again.");
        await restCards(parts, tx, [{ card, check }], places);
        await events.raise(tx, {
          kind: "library",
          person_id: null,
          object_id: places(card.citations[0] ?? { source: "", clause: "" })[0]?.source_id ?? null,
        });
        const clauses = [...changes.map(({ citation }) => citation), ...amended.map(({ clause }) => clause)];
        return { result: { id, confirmed: true }, entry: { action: "card.confirmed", object_id: id, reason, changes: { clauses } } };
      });
    },
  };
}
