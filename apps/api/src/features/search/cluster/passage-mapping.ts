import { z } from "zod";
import type { IndexMark } from "../index-file.ts";

/** Which form of the mapping below an index has; one of another form is made anew. */
const layout = 1;

const Meta = z.object({ clausewise: z.object({ layout: z.int(), key: z.int().min(0), hash: z.string() }) });
const Mappings = z.record(z.string(), z.object({ mappings: z.object({ _meta: z.unknown().optional() }) }));

/** What is remembered in an index: up to which passage everything is in it. */
export const metaOf = ({ key, hash }: IndexMark) => ({ clausewise: { layout, key, hash } });

const words = { type: "text", analyzer: "english" } as const;

/** An index of passages that holds none yet; their texts are searched and never read back. */
export const emptyIndex = {
  mappings: {
    dynamic: false,
    _meta: metaOf({ key: 0, hash: "" }),
    _source: { enabled: false },
    properties: {
      key: { type: "long" },
      owner: { type: "keyword" },
      jurisdiction: { type: "keyword" },
      citation: words,
      title: words,
      heading: words,
      text: words,
    },
  },
};

/** What an index of a name is: of ours with its mark, of ours in another form, or somebody else's. */
export type FoundIndex = { is: "ours"; mark: IndexMark } | { is: "outdated" } | { is: "foreign" };

/** Reads the answer to a request for a mapping; null where it is none. */
export function foundIndex(answer: unknown): FoundIndex | null {
  const read = Mappings.safeParse(answer);
  const [only, ...others] = read.success ? Object.values(read.data) : [];
  if (only === undefined || others.length > 0) return null;
  const meta = Meta.safeParse(only.mappings._meta);
  if (!meta.success) return { is: "foreign" };
  const { key, hash, layout: has } = meta.data.clausewise;
  return has === layout ? { is: "ours", mark: { key, hash } } : { is: "outdated" };
}
