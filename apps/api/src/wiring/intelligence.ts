import { createIntelligenceService, type IntelligenceParts } from "../features/intelligence/intelligence.service.ts";
import { createSavedFilterService } from "../features/saved-filters/saved-filters.service.ts";
import type { Services } from "../service.ts";

/** The Intelligence Hub, and the filters that people keep of it and of the audit trail. */
export const openIntelligence = (parts: IntelligenceParts): Pick<Services, "intelligence" | "savedFilters"> => ({
  intelligence: createIntelligenceService(parts),
  savedFilters: createSavedFilterService(parts),
});
