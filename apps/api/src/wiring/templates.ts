import { builtInOfficialForms, builtInPacks, builtInTemplates } from "@clausewise/static-data";
import { createFollowJob } from "../features/templates/follow-job.ts";
import { createTemplateShelf, templateFigures } from "../features/templates/template-shelf.ts";
import { createTemplateView } from "../features/templates/template-view.ts";
import { createTemplateService, type TemplateParts } from "../features/templates/templates.service.ts";
import { type Periodic, whileTextsCome } from "../transport/periodic.ts";
import type { Platform } from "./platform.ts";

export type TemplatesGiven = Pick<TemplateParts, "library" | "citations" | "rests" | "products" | "gaps">;

/** Templates, with the job that follows the clauses that their sections rest on. */
export function openTemplates(platform: Platform, given: TemplatesGiven) {
  const { database, jobs, events, config } = platform;
  const shelf = createTemplateShelf({ templates: builtInTemplates, forms: builtInOfficialForms, packs: builtInPacks });
  const parts = { ...platform, ...given, shelf };
  const job = createFollowJob(parts);

  /** Rests the sections on their clauses at once, and soon after an official source changed. */
  const keepTemplates = async (periodic: Periodic): Promise<void> => {
    await jobs.add(job);
    if (config.role === "web") return;
    const follow = async () => void (await jobs.enqueue(database, job, {}));
    periodic.attempt(follow);
    events.on("official", periodic.gathered(whileTextsCome, follow));
  };
  return {
    service: createTemplateService({ ...parts, view: createTemplateView(parts) }),
    keepTemplates,
    figures: () => templateFigures(shelf()),
  };
}

/** Has the clauses of templates followed from now on. */
export type KeepTemplates = ReturnType<typeof openTemplates>["keepTemplates"];
