import { counts, type Checklist, type ClockHappened, type MilestoneBasis } from "@clausewise/contracts";
import { nothingHappened, planByClock, submissionOf, type ClockPlan } from "@clausewise/planning";
import { AppError, notFound } from "../../errors.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Caller, type Services, type Viewer } from "../../service.ts";
import { clauseOf, followingBy, type NewOne } from "./following.ts";
import { insertLinks } from "./links.repository.ts";
import { milestoneParts, type GivenParts } from "./milestone-parts.ts";
import { countOwn, insertMilestone, isPlanned, type MilestoneRow } from "./milestones.repository.ts";
import { tooMany } from "./milestones.service.ts";
import { assertHappened, createPlanHappened } from "./plan-happened.ts";
import { readerOf } from "./reader.ts";

interface Parts extends GivenParts {
  checklists: { find(viewer: Viewer, id: string): Promise<Checklist> };
}

/** A submission, and what follows from it by review clocks. */
interface Plan {
  protocolId: string;
  country: string;
  name: string;
  day: string;
  documentsRequired: string[];
  checklist_id: string | null;
  clocks: ClockPlan[];
  happened: ClockHappened;
}

const followingFrom = (start_id: string, { clocks, happened }: Plan): NewOne[] =>
  clocks.flatMap((plan) => followingBy(plan, start_id, happened, clocks.length > 1));

/** The clauses that the days of a plan follow from. */
const clausesOf = ({ clocks }: Plan): MilestoneBasis["clause"][] =>
  clocks.flatMap(({ milestones }) => milestones.map(({ date }) => clauseOf(date)));

/** What a submission is to have with it, as its checklist says. */
const documentsOf = ({ items, route }: Checklist): string[] => {
  const after = submissionOf(route.id)?.after ?? [];
  const needed = items.filter(({ required, category, origin }) => required && origin === "route" && !after.includes(category));
  return [...new Set(needed.map(({ title }) => title))].slice(0, counts.documents);
};

/** Milestones that are made together, by a review clock or a checklist. */
export function createMilestonePlanService(given: Parts): Services["milestonePlans"] {
  const parts = milestoneParts(given);
  const { database, audit, clock, people, clauses, showing, telling } = parts;

  async function make(tx: Database, viewer: Viewer, plan: Plan): Promise<MilestoneRow[]> {
    const now = clock.now();
    const { protocolId, country, checklist_id } = plan;
    const add = (one: NewOne) => {
      const said = { notes: "", responsiblePerson: "", documents: [], status: "pending" as const };
      return insertMilestone(tx, viewer, { ...said, ...one, protocolId, country, checklist_id, created_at: now, changed_at: now });
    };
    const { name, day, documentsRequired } = plan;
    const first = await add({ type: "submission", name, plannedDate: day, documentsRequired, basis: null });
    const rows = [first];
    for (const one of followingFrom(first.id, plan)) rows.push(await add(one));
    await insertLinks(
      tx,
      viewer,
      rows.slice(1).map(({ id }) => ({ id, on_id: first.id })),
    );
    return rows;
  }

  async function planned(caller: Caller, plan: Plan) {
    const reader = await readerOf(database, people, caller);
    const viewer = viewerOf(caller);
    const places = await clauses.placesOf(clausesOf(plan));
    return audit.changes(caller, async (tx) => {
      if ((await countOwn(tx, viewer)) + counts.entries > counts.milestones) throw tooMany();
      if (plan.checklist_id !== null && (await isPlanned(tx, viewer, plan.checklist_id)))
        throw new AppError(
          "conflict",
          "This checklist has its milestones already. Move the submission, and what follows from it moves too.",
        );
      const rows = await make(tx, viewer, plan);
      await clauses.rest(tx, rows, places);
      await telling.changed(tx, rows);
      const entries = rows.map(({ id, name, plannedDate }) => ({
        action: "milestone.planned" as const,
        object_id: id,
        changes: { name, plannedDate, checklist_id: plan.checklist_id },
      }));
      return { result: await showing.shown(tx, reader, rows), entries };
    });
  }

  return {
    happened: createPlanHappened(parts),

    async fromClock({ protocolId, clock: id, start, choice, ...happened }, caller) {
      const submission = { clock: id, start, choice, happened };
      const plan = planByClock(submission);
      if (!plan) throw notFound("This review clock");
      assertHappened(submission);
      const { clock: named, submission: name } = plan;
      return planned(caller, {
        protocolId,
        country: named.market,
        name,
        day: start,
        documentsRequired: [],
        checklist_id: null,
        clocks: [plan],
        happened,
      });
    },

    async fromChecklist({ checklist_id, protocolId }, caller) {
      const checklist = await given.checklists.find(viewerOf(caller), checklist_id);
      const { submission, route } = checklist;
      const { day } = submission;
      if (day === null)
        throw new AppError("conflict", "Set the day of the submission on the checklist first: every other day follows from it.");
      const clocks = (submissionOf(route.id)?.clocks ?? []).flatMap((id) => planByClock({ clock: id, start: day }) ?? []);
      const said = { protocolId, country: route.market, name: submission.label, day, checklist_id, clocks };
      return planned(caller, { ...said, documentsRequired: documentsOf(checklist), happened: nothingHappened });
    },
  };
}
