import type { NoticeKindRule, Reach } from "./rules.ts";

export interface NoticeKind {
  kind: string;
  said: string;
  reach: Reach;
}

const reaches: readonly Reach[] = ["products", "market", "named", "nobody"];
const reachOf = (word: string): Reach => reaches.find((one) => one === word) ?? "named";

const news: NoticeKind = { kind: "news", said: "notice", reach: "named" };

export interface NoticeKinds {
  /** By its title, else by what it was announced as; null where neither tells. */
  read: (title: string, channel: string | null) => NoticeKind | null;
  called: (kind: string) => NoticeKind;
}

export function createNoticeKinds(rules: readonly NoticeKindRule[]): NoticeKinds {
  const known = rules.map(({ kind, said, reach, pattern, channel }) => ({
    kind: { kind, said, reach: reachOf(reach) },
    pattern: pattern === null ? null : new RegExp(pattern, "iu"),
    channel: channel === null ? null : new RegExp(channel, "iu"),
  }));
  return {
    read: (title, channel) => {
      const filed = channel?.replaceAll("_", " ") ?? "";
      const rule = known.find((one) => one.pattern?.test(title)) ?? known.find((one) => one.channel?.test(filed));
      return rule?.kind ?? null;
    },
    called: (title) => known.find(({ kind }) => kind.kind === title)?.kind ?? news,
  };
}
