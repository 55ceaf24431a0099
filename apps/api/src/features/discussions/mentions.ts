/** Somebody whom a text can name. */
interface Named {
  id: string;
  name: string;
}

const id = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const token = new RegExp(`@\\[(${id})\\]`, "g");

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** A name as a text mentions it, which is part of no address and no longer name. */
const mentionOf = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}.@])@${escaped(name)}(?![\\p{L}\\p{N}])`, "giu");

/** A text as it is kept: people stand in it by their ids, so that their names go with them. What looks like such an id was typed. */
export function withIds(text: string, people: readonly Named[]): string {
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length);
  const typed = text.replaceAll(token, "@$1");
  return longestFirst.reduce((kept, { id: of, name }) => kept.replaceAll(mentionOf(name), `@[${of}]`), typed);
}

/** Whom a kept text mentions, each once. */
export const mentionedIn = (kept: string): string[] => [...new Set([...kept.matchAll(token)].map(([, of = ""]) => of))];

/** A kept text as it is read, with the mentions that stand in it. */
export function withNames(kept: string, nameOf: (id: string) => string): { content: string; mentions: string[] } {
  const mentions = mentionedIn(kept).map((of) => `@${nameOf(of)}`);
  return { content: kept.replaceAll(token, (_, of: string) => `@${nameOf(of)}`), mentions: [...new Set(mentions)] };
}
