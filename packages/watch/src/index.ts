export type { About, MatchRule, Notice, Place, Rated, Reason } from "./about.ts";
export type { Profile, WatchedProduct } from "./profile.ts";
export type { WatchRules } from "./rules.ts";
export { createWatch, type Watch } from "./watch.ts";
