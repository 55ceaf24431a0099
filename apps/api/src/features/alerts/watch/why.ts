import { severities } from "@clausewise/contracts/vocabulary";
import type { Alert, NewSubscription, OfficialChange } from "@clausewise/contracts";
import type { About, Profile, Watch } from "@clausewise/watch";
import type { ChangingDocument } from "../../guidance/guidance.reads.ts";
import { happened } from "./written-alert.ts";

/** An alert for everybody, with what each text or entry that it tells of is about. */
export interface ToldAlert {
  alert: Pick<Alert, "alert_type" | "regulatory_body" | "severity_level" | "source_id">;
  abouts: readonly About[];
  /** The changes that it tells of; none where a person published it. */
  changes: readonly OfficialChange[];
}

/** What a person watches. */
export interface Watcher {
  subscription: NewSubscription;
  profiles: readonly Profile[];
  /** Guidance documents that they chose. */
  documents: readonly ChangingDocument[];
  /** What a source is called. */
  titleOf: (sourceId: string) => string;
}

/** Why an alert concerns a person, the closest reason first. */
export interface Why {
  reasons: string[];
  /** Whether a product is among the reasons. */
  of_product: boolean;
  /** Whether a document that they chose by name is. */
  of_document: boolean;
}

const reasonsAtMost = 5;
/** The reasons by which a product is told of a text or entry: the others say the same in a wider way. */
const closest = 1;

/** Why an alert concerns a person; null where it does not. */
export function whyFor(watch: Watch, watcher: Watcher, { alert, abouts, changes }: ToldAlert): Why | null {
  const ofMany = abouts.length > 1;
  const ofProducts = abouts.flatMap((about) =>
    watcher.profiles.flatMap((profile) =>
      watch
        .matches(profile, about)
        .slice(0, closest)
        .map(({ sentence }) => (ofMany ? `${sentence} (${about.title})` : sentence)),
    ),
  );
  const documents = ofDocuments(watcher, changes);
  const all = [
    ...new Set([
      ...documents,
      ...ofProducts,
      ...ofSource(watcher, alert.source_id),
      ...abouts.flatMap((about) => ofSearches(watcher, about)),
    ]),
  ];
  if (all.length === 0) return null;
  const more = all.length - reasonsAtMost;
  const reasons = more > 0 ? [...all.slice(0, reasonsAtMost), `and ${more} more`] : all;
  return { reasons, of_product: ofProducts.length > 0, of_document: documents.length > 0 };
}

/** Changes of documents that the person chose by name, whatever their products. */
const ofDocuments = ({ documents }: Watcher, changes: readonly OfficialChange[]): string[] =>
  changes.flatMap((change) =>
    documents.filter(({ isIn }) => isIn(change)).map(({ title }) => `You watch this document: ${title} (${happened[change.kind]})`),
  );

const ofSource = ({ subscription, titleOf }: Watcher, sourceId: string | null): string[] =>
  sourceId !== null && subscription.sources.includes(sourceId) ? [`from ${titleOf(sourceId)}, a source that you chose`] : [];

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.-][\p{L}\p{N}]+)*/gu) ?? [];

/** Searches of which all words stand in a title or in what it is filed under: words alone, which is said. */
function ofSearches({ subscription }: Watcher, { title, words }: About): string[] {
  const said = new Set(wordsOf(`${title} ${words}`));
  const found = subscription.searches.filter((search) => {
    const wanted = wordsOf(search.words);
    return wanted.length > 0 && wanted.every((word) => said.has(word));
  });
  return found.map(({ name, words: wanted }) => `by words alone: “${wanted}”, of your search “${name}”, stands in “${title}”`);
}

/** Whether a person wants to be told of alerts of its kind, body and severity. */
export const isWanted = ({ types, bodies, severity_from }: NewSubscription, alert: ToldAlert["alert"]): boolean =>
  types.includes(alert.alert_type) &&
  bodies.includes(alert.regulatory_body ?? "Other") &&
  severities.indexOf(alert.severity_level) >= severities.indexOf(severity_from);
