import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { actorOf, viewerOf, type Caller, type Services } from "../../../service.ts";
import { beginAnswering, type Answering } from "../../../testing/answering.ts";
import { oldRule } from "../../../testing/corpus.ts";
import { createTestWorld, type TestWorld } from "../../../testing/world.ts";
import { peopleReads } from "../../identity/people.reads.ts";
import { createNotify } from "../../notifications/notify.ts";
import { createSharing } from "../../sharing/sharing.ts";
import { createAnswerReviewService } from "./answer-reviews.service.ts";

let world: TestWorld;
let at: Answering;
let reviews: Services["answerReviews"];
let rita: Caller;
let ben: Caller;
let id: string;
beforeAll(async () => {
  world = await createTestWorld();
});
beforeEach(async () => {
  at = await beginAnswering(world);
  [rita, ben] = [await world.asPerson("rita", "reviewer"), await world.asPerson("ben")];
  reviews = createAnswerReviewService({ ...world, people: peopleReads, sharing: createSharing(world.clock), notify: createNotify(world) });
  await at.bring(oldRule());
  id = (await at.ask("Which procedures must a manufacturer establish to control the design of a device?")).answer_id;
});
afterAll(() => world.close());

const ask = (who: Caller, by = at.ana) => reviews.ask({ id, person_id: actorOf(who).id, note: "Does it hold?" }, by);

describe("an answer", () => {
  test("is read by whoever was asked to review it, and by nobody else", async () => {
    await expect(at.answers.get({ id }, rita)).rejects.toThrow("This answer was not found.");
    await ask(rita);
    expect(await at.answers.get({ id }, rita)).toMatchObject({ answer_id: id });
    await expect(at.answers.get({ id }, ben)).rejects.toThrow("This answer was not found.");
  });

  test("says to its owner alone who was asked", async () => {
    await ask(rita);
    expect(await reviews.of({ id }, at.ana)).toMatchObject({ is_own: true, reviewers: [{ id: viewerOf(rita).id, name: "rita" }] });
    expect(await reviews.of({ id }, rita)).toMatchObject({ is_own: false, reviewers: [] });
  });

  test("is not for a colleague without the role to review, nor for a reviewer to hand on", async () => {
    await expect(ask(ben)).rejects.toThrow("The person who is to review it was not found.");
    await ask(rita);
    await expect(ask(await world.asPerson("dana", "administrator"), rita)).rejects.toThrow("This answer was not found.");
  });

  test("is no longer read by whom it was taken back from", async () => {
    await ask(rita);
    await reviews.end({ id, person_id: actorOf(rita).id }, at.ana);
    await expect(at.answers.get({ id }, rita)).rejects.toThrow("This answer was not found.");
    expect((await world.records()).map(({ action }) => action).slice(-2)).toEqual(["answer.review_asked", "answer.review_ended"]);
  });

  test("shows its reviewer what changed in what it cites", async () => {
    await ask(rita);
    expect(await at.answerChanges.of({ id }, rita)).toMatchObject({ answer_id: id, changes: [] });
  });
});
