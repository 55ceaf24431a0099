import type { DiscussionClause } from "@clausewise/contracts";
import { findAndReplace } from "mdast-util-find-and-replace";

type Tree = Parameters<typeof findAndReplace>[0];

/** A place of this site that a text may lead to: what stands in the library, and what is discussed. */
export const isPlaceHere = (address: string): boolean =>
  /^\/(?:library|discussion-board)\/[\w-]+(?:\?(?:passage|post)=[\w-]+)?$/.test(address);

const placeOf = ({ source_id, passage_id }: NonNullable<DiscussionClause["place"]>): string =>
  `/library/${source_id}?passage=${passage_id}`;

/** Leads from clauses in a text to where they stand, and sets people apart whom it mentions; links and code stay as they are. */
export function withMarks({ clauses, mentions }: { clauses: readonly DiscussionClause[]; mentions: readonly string[] }) {
  const held = clauses.flatMap(({ words, place }) => (place === null ? [] : [{ words, url: placeOf(place) }]));
  const longestFirst = held.toSorted((one, other) => other.words.length - one.words.length);
  const links = longestFirst.map(({ words, url }) => [words, () => ({ type: "link" as const, url, children: [textOf(words)] })] as const);
  const people = mentions.map((name) => [name, () => ({ type: "strong" as const, children: [textOf(name)] })] as const);
  return () => (tree: Tree) =>
    findAndReplace(
      tree,
      [...links, ...people].map(([find, replace]) => [find, replace]),
      { ignore: ["link", "inlineCode", "code"] },
    );
}

const textOf = (value: string) => ({ type: "text" as const, value });
