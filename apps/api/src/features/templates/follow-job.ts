import { z } from "zod";
import { defineJob } from "../../platform/jobs/job.ts";
import type { ViewParts } from "./template-view.ts";

/** Rests the sections of templates on the clauses that the library holds, so that a later change of one shows on them. */
export const createFollowJob = (parts: ViewParts) =>
  defineJob({
    name: "templates.follow",
    payload: z.object({}),
    isSingle: true,
    async run() {
      const { sections } = parts.shelf();
      const places = await parts.library.clauses(sections.flatMap(({ citations }) => citations));
      await parts.rests.rest("template_section", sections, places);
    },
  });
