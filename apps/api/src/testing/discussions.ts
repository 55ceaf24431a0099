import { DiscussionFilter, NewDiscussion } from "@clausewise/contracts";
import { createCitations } from "../features/citations/citations.ts";
import { createDiscussionService } from "../features/discussions/discussions.service.ts";
import { createLeaving } from "../features/discussions/leaving.ts";
import { createModerationService } from "../features/discussions/moderation.service.ts";
import { peopleReads } from "../features/identity/people.reads.ts";
import { createLibraryReads } from "../features/library/library.reads.ts";
import { listNotifications } from "../features/notifications/notifications.repository.ts";
import { createNotify, rename } from "../features/notifications/notify.ts";
import { viewerOf, type Caller } from "../service.ts";
import type { TestWorld } from "./world.ts";

/** The board over a world, with what is said in short in tests of it. */
export async function openBoard(world: TestWorld, keeper: Caller) {
  const library = createLibraryReads(world.database);
  const raised: (string | null)[] = [];
  const parts = {
    ...world,
    library,
    citations: createCitations(world.database, library),
    people: peopleReads,
    notify: createNotify(world),
    rename,
    keeper: viewerOf(keeper),
    events: {
      raise: async (_: unknown, { kind, object_id = null }: { kind: string; object_id?: string | null }) =>
        void (kind === "discussions" && raised.push(object_id)),
    },
  };
  const board = createDiscussionService(parts);
  const told = async (caller: Caller) => (await listNotifications(world.database, viewerOf(caller), { sort: "newest", limit: 100 })).items;
  return {
    board,
    moderation: createModerationService(parts),
    leave: createLeaving(parts),
    /** Ids of discussions that windows were told to read anew. */
    raised,
    begin: (caller: Caller, said: object = {}) =>
      board.create(NewDiscussion.parse({ title: "A question", content: "Which one?", category: "fda-510k", ...said }), caller),
    listed: (caller: Caller, filter: object = {}) => board.list(DiscussionFilter.parse(filter), caller),
    titles: async (caller: Caller, filter: object = {}) =>
      (await board.list(DiscussionFilter.parse(filter), caller)).items.map(({ title }) => title),
    /** What somebody was told, the newest first. */
    told: async (caller: Caller) => (await told(caller)).map(({ message }) => message),
    titlesTold: async (caller: Caller) => (await told(caller)).map(({ title }) => title),
    addresses: async (caller: Caller) => (await told(caller)).map(({ address }) => address),
  };
}

export type Board = Awaited<ReturnType<typeof openBoard>>;
