/** One entry of a register, decoded. */
export interface RegisterRow {
  /** Tells it from the others, for as long as the register lists it. */
  key: string;
  title: string;
  url: string | null;
  /** What it says of itself: where one of these is another, the entry changed. */
  fields: Readonly<Record<string, string | null>>;
  /** What may move without the entry having changed. */
  aside: Readonly<Record<string, string>>;
}
