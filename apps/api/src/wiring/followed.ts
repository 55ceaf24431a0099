import type { HeldFigures } from "@clausewise/contracts";
import { createRests, type RestParts } from "../features/citations/rests.ts";
import { type Actor, viewerOf } from "../service.ts";
import { callerWithoutBrowser } from "./caller.ts";
import { type MarketsGiven, openMarkets } from "./markets.ts";
import type { Platform } from "./platform.ts";
import { openTemplates, type TemplatesGiven } from "./templates.ts";

type Given = Omit<MarketsGiven & TemplatesGiven, "rests"> & Pick<RestParts, "citations"> & { actor: Actor };

/** What ships with the program and is followed by the clauses it rests on: facts of markets, sections of templates. */
export function openFollowed(platform: Platform, { actor, ...given }: Given) {
  const rests = createRests({ ...platform, ...given, system: viewerOf(callerWithoutBrowser(actor)) });
  const { service: markets, keepMarkets, figures: ofMarkets } = openMarkets(platform, { ...given, rests });
  const { service: templates, keepTemplates, figures: ofTemplates } = openTemplates(platform, { ...given, rests });
  const held = (): HeldFigures => ({ ...ofTemplates(), ...ofMarkets() });
  return { services: { markets, templates }, keepMarkets, keepTemplates, held };
}
