/** A name that somebody is typing behind an @, and where that stands. */
export interface Typed {
  from: number;
  search: string;
}

/** What stands between an @ and the caret, where a name may stand; null where none is typed. */
export function mentionBefore(text: string, caret: number): Typed | null {
  const found = /(?:^|[^\p{L}\p{N}.@])@(?<name>(?:[\p{L}\p{N}][\p{L}\p{N} .'’-]{0,60})?)$/u.exec(text.slice(0, caret));
  const search = found?.groups?.["name"];
  return search === undefined ? null : { from: caret - search.length - 1, search };
}

/** The text in which a name stands in place of what was typed of it, and where one goes on. */
export function withMention(text: string, { from, search }: Typed, name: string): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(from + 1 + search.length).replace(/^ /, ""), caret: before.length };
}
