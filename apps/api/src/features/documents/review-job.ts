import { z } from "zod";
import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import { defineJob } from "../../platform/jobs/job.ts";
import { ownerOf } from "../../service.ts";
import type { Notify } from "../notifications/notify.ts";
import { noteReminded, readDue } from "./documents.repository.ts";

interface Parts {
  database: Database;
  clock: Clock;
  notify: Notify;
}

const atOnce = 100;

/** Reminds people, every ten minutes, of documents that they wanted to look at again by then; once of each day they named. */
export const createReviewReminder = ({ database, clock, notify }: Parts) =>
  defineJob({
    name: "documents.review",
    payload: z.object({}),
    isSingle: true,
    schedule: "*/10 * * * *",
    async run(_, { signal }) {
      for (;;) {
        const due = await readDue(database, clock.today(), atOnce);
        for (const { review_on, title, ...row } of due) {
          signal.throwIfAborted();
          if (review_on === null) continue;
          const message = `You wanted to look at “${title}” again on ${review_on}.`;
          const said = { title: "A document is due for review", message, address: `/documents/${row.id}` };
          await database.transaction(async (transaction) => {
            const tx = transaction as unknown as Database;
            if (await noteReminded(tx, ownerOf(row), row.id, review_on)) await notify(tx, ownerOf(row), said);
          });
        }
        if (due.length < atOnce) return;
      }
    },
  });
