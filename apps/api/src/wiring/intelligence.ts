import { createIntelligenceService, type IntelligenceParts } from "../features/intelligence/intelligence.service.ts";
import { createSavedFilterService } from "../features/intelligence/saved-filters.service.ts";
import type { Services } from "../service.ts";

/** The Intelligence Hub, with the filters that people keep of it. */
export const openIntelligence = (parts: IntelligenceParts): Pick<Services, "intelligence" | "savedFilters"> => ({
  intelligence: createIntelligenceService(parts),
  savedFilters: createSavedFilterService(parts),
});
