import { AsyncLocalStorage } from "node:async_hooks";

type IsGone = () => boolean;

const asker = new AsyncLocalStorage<IsGone>();

/** Runs work, and all that follows from it, for somebody who may go away before it is done. */
export const forAsker = <T>(isGone: IsGone, work: () => T): T => asker.run(isGone, work);

/** Tells whether whoever wants the work under way has gone meanwhile; work that nobody in particular asked for stays wanted. */
export function whetherGone(): IsGone {
  return asker.getStore() ?? (() => false);
}

/** Runs work that is to be finished whoever goes away. */
export const forGood = <T>(work: () => T): T => asker.run(() => false, work);
