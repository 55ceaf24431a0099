import { createAreas, createTextAreas } from "./areas.ts";
import { createAuthorities } from "./authorities.ts";
import { createDeviceKinds } from "./device-kinds.ts";
import { createFirms } from "./firms.ts";
import { createNoticeKinds } from "./notice-kinds.ts";
import type { WatchRules } from "./rules.ts";
import { createTopics } from "./topics.ts";

/** What everything is read by, made of the tables once. */
export const createReader = (rules: WatchRules) => ({
  sources: new Map(rules.sources.map((source) => [source.title, source])),
  authorityOf: createAuthorities(rules.authorities),
  areasIn: createAreas(rules.areas),
  textAreas: createTextAreas(rules.texts),
  noticeKinds: createNoticeKinds(rules.noticeKinds),
  topics: createTopics(rules.topics),
  deviceKinds: createDeviceKinds(rules.deviceKinds),
  firms: createFirms(rules.firms),
});
export type Reader = ReturnType<typeof createReader>;
