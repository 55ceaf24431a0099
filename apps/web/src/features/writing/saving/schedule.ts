/** Calls something later, in ms; what it gives takes that back. */
export type Later = (call: () => void, ms: number) => () => void;

/** Time in ms after which work is done however often it is put off. */
const longest = 5000;

/** Work that is put off for as long as somebody goes on, but not without end. */
export function createSchedule(later: Later, work: () => void) {
  let soon: (() => void) | null = null;
  let atLast: (() => void) | null = null;
  const stop = () => {
    soon?.();
    atLast?.();
    [soon, atLast] = [null, null];
  };
  const begin = () => {
    stop();
    work();
  };
  return {
    putOff: (ms: number) => {
      soon?.();
      soon = later(begin, ms);
      atLast ??= later(begin, Math.max(ms, longest));
    },
    stop,
  };
}
