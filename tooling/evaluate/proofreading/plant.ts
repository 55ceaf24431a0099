import type { DetectorName } from "@clausewise/proofreading";

export type Random = () => number;

/** A change of a text that puts an error into it. */
export interface Edit {
  start: number;
  end: number;
  instead: string;
}

/** An error to be put into a text: one change shows it, others may have to go with it. */
export interface Plant {
  detector: DetectorName;
  /** What was done, for whoever reads the misses. */
  what: string;
  edits: Edit[];
  /** Words by which the error may be told; a finding on any of them is right. */
  subjects: string[];
}

export const below = (random: Random, most: number): number => Math.floor(random() * most);
export const oneOf = <T>(random: Random, all: readonly T[]): T | undefined => all[below(random, all.length)];
