/** A stretch of a text, by offsets of UTF-16 into it; `end` is the first place behind it. */
export interface Anchor {
  start: number;
  end: number;
}
