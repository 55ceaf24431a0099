/** Waits for so many milliseconds; ends early where the signal aborts. */
export type Sleep = (ms: number, signal?: AbortSignal) => Promise<void>;

/** Lets one piece of work go on at a time for each host, with a pause in between. */
export function createHostQueue(sleep: Sleep) {
  const last = new Map<string, Promise<void>>();
  return <T>(host: string, pause: number, work: () => Promise<T>): Promise<T> => {
    const turn = (last.get(host) ?? Promise.resolve()).then(work);
    const after = () => sleep(pause);
    last.set(host, turn.then(after, after));
    return turn;
  };
}
