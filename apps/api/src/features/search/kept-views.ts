import type { SearchView } from "./search-view.ts";

/** Views kept ready: any day can be asked for, and each holds the keys of a whole library. */
const mostViews = 12;

/** Makes the view of some places, or of all for null, on a day. */
type MakeView = (jurisdictions: readonly string[] | null, day: string) => SearchView;

/** Views of the shared library as they are asked for, those asked for last kept until the library changes. */
export function createKeptViews(make: MakeView): { of: MakeView; clear: () => void } {
  const views = new Map<string, SearchView>();
  return {
    of(jurisdictions, day) {
      const name = `${day} ${jurisdictions?.join() ?? "*"}`;
      const view = views.get(name) ?? make(jurisdictions, day);
      // Put back at the end, so that the first is the one unused for longest.
      views.delete(name);
      views.set(name, view);
      for (const unused of [...views.keys()].slice(0, -mostViews)) views.delete(unused);
      return view;
    },
    clear: () => views.clear(),
  };
}
