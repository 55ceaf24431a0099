export interface Pulse {
  /** Whether the database answers, as far as is known; costs nothing. */
  isAnswering(): boolean;
  /** Asks it, unless it is being asked. */
  feel(): Promise<void>;
}

/** Knows whether a database answers without making anybody wait for it: silence for `patience` ms counts as none. */
export function createPulse(ask: () => Promise<unknown>, patience: number, now = () => performance.now()): Pulse {
  let hasFailed = false;
  let askedAt: number | null = null;
  return {
    isAnswering: () => !hasFailed && (askedAt === null || now() - askedAt < patience),
    async feel() {
      if (askedAt !== null) return;
      askedAt = now();
      hasFailed = await ask().then(
        () => false,
        () => true,
      );
      askedAt = null;
    },
  };
}
