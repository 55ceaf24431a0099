import { clockOf, type Clock } from "../platform/clock/clock.ts";

/** Goes as the system's does until it is set; then it stands still. */
export interface FakeClock extends Clock {
  set(to: string): void;
  /** Moves on by so many milliseconds, and stands there. */
  pass(ms: number): void;
  /** Goes as the system's again. */
  release(): void;
}

export function createFakeClock(): FakeClock {
  let standing: number | null = null;
  const read = () => standing ?? Date.now();
  return {
    ...clockOf(read),
    set: (to) => void (standing = Date.parse(to)),
    pass: (ms) => void (standing = read() + ms),
    release: () => void (standing = null),
  };
}
