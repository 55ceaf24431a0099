import { type Question, SearchResult } from "@clausewise/contracts";
import type { VersionToAdd } from "../features/library/import/import.repository.ts";
import type { Caller, Services } from "../service.ts";
import { openTestFeatures, type TestFeatures } from "./features.ts";
import type { TestWorld } from "./world.ts";

/** A world anew, in which Ana asks and Dana brings what the library holds. */
export interface Answering extends TestFeatures {
  ana: Caller;
  bring: (...versions: VersionToAdd[]) => Promise<void>;
  /** Asks about the US as of today, where nothing else is said; Ana where nobody is named. */
  ask: (query: string, rest?: Partial<Omit<Question, "query">>, who?: Caller) => Promise<SearchResult>;
}

/** To be called before each test. */
export async function beginAnswering(world: TestWorld, given: Parameters<typeof openTestFeatures>[1] = {}): Promise<Answering> {
  await world.reset();
  const features = await openTestFeatures(world, given);
  const ana = await world.asPerson("ana");
  return {
    ...features,
    ana,
    bring: (...versions) => bringTo(features.library, world, versions),
    ask: async (query, rest = {}, who = ana) =>
      SearchResult.parse(await features.answers.ask({ ...rest, authority: rest.authority ?? "FDA", query }, who)),
  };
}

async function bringTo(library: Services["library"], world: TestWorld, versions: readonly VersionToAdd[]): Promise<void> {
  const dana = await world.asPerson("dana", "administrator");
  for (const version of versions) await library.importVersion(version, dana);
}
