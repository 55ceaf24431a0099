import type { Clock } from "../../platform/clock/clock.ts";
import type { Database } from "../../platform/database/client.ts";
import type { Events } from "../../platform/events/events.ts";
import { notFound } from "../../errors.ts";
import { viewerOf, type Services } from "../../service.ts";
import type { AuditTrail } from "../audit/audit-trail.ts";
import type { LibraryReads } from "../library/library.reads.ts";
import type { Search } from "../search/search.ts";
import { browseGuidance } from "./browse-guidance.ts";
import { addWatched, dropWatched, listWatched } from "./guidance.repository.ts";
import type { GuidanceView } from "./guidance-view.ts";
import { findInTexts } from "./find-in-texts.ts";

interface Parts {
  database: Database;
  audit: AuditTrail;
  clock: Clock;
  events: Pick<Events, "announce">;
  view: GuidanceView;
  search: Pick<Search, "among">;
  library: Pick<LibraryReads, "siblings">;
}

export function createGuidanceService({ database, audit, clock, events, view, search, library }: Parts): Services["guidance"] {
  const find = async (id: string) => {
    const found = (await view()).byId.get(id);
    if (!found) throw notFound("This guidance document");
    return found;
  };

  return {
    /** The very same list until a row changes: there are thousands, and everybody asks for all of them. */
    all: async () => (await view()).all,

    async search({ watched, ...wish }, caller) {
      const [{ all, byId }, chosen] = await Promise.all([view(), listWatched(database, viewerOf(caller))]);
      const own = chosen.flatMap((id) => byId.get(id) ?? []);
      const [page, ofOwn] = [browseGuidance(watched ? own : all, wish), browseGuidance(own, { ...wish, cursor: undefined })];
      return {
        ...page,
        items: page.items.map((one) => ({ ...one, is_watched: chosen.includes(one.id) })),
        facets: { ...page.facets, watched: [{ value: "yes", count: ofOwn.total }] },
      };
    },

    async texts({ search: words, id }) {
      const { all } = await view();
      const wanted = id === undefined ? all : [await find(id)];
      return findInTexts({ search, day: clock.today() }, wanted, words);
    },

    async ofSource({ library_source_id: wanted }, caller) {
      if ((await library.siblings(viewerOf(caller), [wanted])).length === 0) throw notFound("This source");
      return (await view()).all.find(({ texts }) => texts.some(({ source_id }) => source_id === wanted)) ?? null;
    },

    async get({ id }, caller) {
      const [found, chosen] = await Promise.all([find(id), listWatched(database, viewerOf(caller))]);
      return { ...found, is_watched: chosen.includes(id) };
    },

    async watch({ id, is_watched }, caller) {
      const found = await find(id);
      const viewer = viewerOf(caller);
      return audit.change(caller, async (tx) => {
        await (is_watched ? addWatched(tx, viewer, id, clock.now()) : dropWatched(tx, viewer, id));
        await events.announce(tx, "watching_changed");
        const action = is_watched ? ("guidance.watched" as const) : ("guidance.unwatched" as const);
        return { result: { ...found, is_watched }, entry: { action, object_id: id, changes: { title: found.title } } };
      });
    },
  };
}
