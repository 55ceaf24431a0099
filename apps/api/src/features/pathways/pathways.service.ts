import { type Answers, ProductChanges, type Questionnaire, type RuleSetId } from "@clausewise/contracts";
import {
  classify,
  decisionGraph,
  differingAnswers,
  marketClass,
  misfits,
  routesFor,
  type RuleSet,
  ruleSetNamed,
  ruleSets,
  whatWouldChange,
} from "@clausewise/planning";
import { differences } from "../../differences.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { viewerOf, type Caller, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import { createExport } from "./export-assessment.ts";
import { type Registers, typesIn } from "./types-in-register.ts";
import {
  type AssessmentRow,
  deleteAssessment,
  findAssessment,
  insertAssessment,
  listAssessments,
  lockAssessment,
  updateAssessment,
} from "./pathways.repository.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  products: Pick<Services["products"], "get" | "update">;
  official: Registers;
}

const changedMeanwhile = () =>
  new AppError(
    "conflict",
    "These answers were changed elsewhere after you opened them, so nothing was overwritten. What you answered is kept here: open the saved answers beside it, or save yours under a new name.",
  );

/** A row that is there. */
function found(row: AssessmentRow | null): AssessmentRow {
  if (row === null) throw notFound("This assessment");
  return row;
}

/** The rules, once every answer fits a question of theirs. */
function fitting(id: RuleSetId, answers: Answers): RuleSet {
  const set = ruleSetNamed(id);
  const [problem] = misfits(set, answers);
  if (problem !== undefined) throw new AppError("invalid", `An answer fits no question: ${problem}. Nothing was kept of it.`);
  return set;
}

const questionnaireOf = ({ id, title, questions, outcomes, labels, rules }: (typeof ruleSets)[number]): Questionnaire => ({
  id,
  title,
  questions: [...questions],
  outcomes: outcomes.map((outcome) => ({ id: outcome, label: labels[outcome] ?? outcome })),
  rules: rules.map(({ id: rule, name, title: about, group, indents, clauses }) => ({
    id: rule,
    name,
    title: about,
    group,
    clauses: [...clauses],
    sentences: indents.map(({ id: sentence, says, clauses: of, gives }) => ({ id: sentence, says, clauses: [...of], gives })),
  })),
});

/** Classes and routes of products, by rules that are run over answers. */
export function createPathwayService({ database, audit, clock, products, official }: Parts): Services["pathways"] {
  const of = async (id: string, caller: Caller) => found(await findAssessment(database, viewerOf(caller), id));
  return {
    questionnaires: async () => ruleSets.map(questionnaireOf),

    async classify({ rule_set, answers }) {
      const set = fitting(rule_set, answers);
      return { classification: classify(set, answers), routes: routesFor(set, answers) };
    },

    async explain({ rule_set, answers }) {
      const set = fitting(rule_set, answers);
      return { changes: whatWouldChange(set, answers), graph: decisionGraph(set, answers) };
    },

    fromRegister: ({ search }) => typesIn(official, search),

    list: (filter, caller) => listAssessments(database, viewerOf(caller), filter),

    get: ({ id }, caller) => of(id, caller),

    async create({ product_id, rule_set, answers, name }, caller) {
      const set = fitting(rule_set, answers);
      await products.get({ id: product_id }, caller);
      const { outcomes } = classify(set, answers);
      const row = { product_id, rule_set, answers, name: name.trim() === "" ? set.title : name.trim(), outcomes };
      const now = clock.now();
      return audit.change(caller, async (tx) => {
        const made = await insertAssessment(tx, viewerOf(caller), { ...row, version: 1, created_at: now, updated_at: now });
        return { result: made, entry: { action: "pathway.created", object_id: made.id, changes: row } };
      });
    },

    update: ({ id, version, name, answers }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const before = found(await lockAssessment(tx, viewer, id));
        if (before.version !== version) throw changedMeanwhile();
        const { outcomes } = classify(fitting(before.rule_set, answers), answers);
        const after = { name: name.trim(), answers, outcomes };
        const changes = differences(before, after);
        if (Object.keys(changes).length === 0) return { result: before, entry: null };
        const result = await updateAssessment(tx, viewer, id, { ...after, version: version + 1, updated_at: clock.now() });
        return { result, entry: { action: "pathway.changed", object_id: id, object_version: String(version + 1), changes } };
      }),

    remove: ({ id }, caller) =>
      audit.change(caller, async (tx) => {
        const viewer = viewerOf(caller);
        const { name, answers } = found(await lockAssessment(tx, viewer, id));
        await deleteAssessment(tx, viewer, id);
        return { result: { done: true as const }, entry: { action: "pathway.removed", object_id: id, changes: { name, answers } } };
      }),

    async compare({ id, other: otherId }, caller) {
      const [one, other] = [await of(id, caller), await of(otherId, caller)];
      if (one.rule_set !== other.rule_set)
        throw new AppError("invalid", "These two answer different questionnaires. Choose two of the same to compare them.");
      return { one, other, differing: differingAnswers(ruleSetNamed(one.rule_set), one.answers, other.answers) };
    },

    async apply({ id }, caller) {
      const { rule_set, answers, product_id } = await of(id, caller);
      const given = marketClass(ruleSetNamed(rule_set), answers);
      if (given === null)
        throw new AppError(
          "conflict",
          "These answers do not give one class, so the product stays as it is. Answer what is open, and put the class on the product then.",
        );
      const product = await products.get({ id: product_id }, caller);
      const classes = [...product.classes.filter(({ market }) => market !== given.market), given];
      return products.update(ProductChanges.parse({ ...product, classes }), caller);
    },

    ...createExport({ database, audit, clock }),
  };
}
