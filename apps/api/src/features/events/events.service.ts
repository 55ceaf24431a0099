import { AppError } from "../../errors.ts";
import type { Events, Reader } from "../../platform/events/events.ts";
import { actorOf, type Services } from "../../service.ts";

/** Streams that one person may have open in a process. */
const mostStreams = 8;

/** Time in ms after which a stream asks to be opened anew, so that whoever may no longer sign in is noticed. */
const longest = 10 * 60_000;

/** The stream of what changes, for the person who is signed in. */
export const createEventService = (events: Events): Services["events"] => ({
  stream(_, caller, { send, signal, lastEventId }) {
    const personId = actorOf(caller).id;
    if (events.readersOf(personId) >= mostStreams)
      throw new AppError("too_many_requests", "Too many pages listen at once. Close some of them.");
    const { promise, resolve } = Promise.withResolvers<{ reason: "signed_out" | "renew" | "stopping" }>();
    const reader: Reader = {
      personId,
      sessionId: caller.sessionId,
      changed: ({ id, kind, object_id }) => send("changed", { kind, object_id }, id),
      missed: () => send("resync", {}),
      end: (reason) => resolve({ reason }),
    };
    send("ready", {});
    const stop = events.follow(reader, lastEventId);
    const renew = setTimeout(() => resolve({ reason: "renew" }), longest);
    signal.addEventListener("abort", () => resolve({ reason: "renew" }));
    return promise.finally(() => {
      clearTimeout(renew);
      stop();
    });
  },
});
