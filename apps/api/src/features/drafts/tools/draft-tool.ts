import type { DraftElement, DraftFinding, DraftReference, DraftReview, RulePack } from "@clausewise/contracts";

/** Something found in a text, before it is kept. */
export type Found = Pick<DraftFinding, "kind" | "severity" | "subject" | "message" | "proposal" | "anchors" | "citations"> & {
  /** What it is about, by which the next run knows it again. */
  key: string;
};

/** What came of looking through a text. */
export interface Looked {
  findings: Found[];
  figure: DraftReview["figure"];
  elements: DraftElement[];
  references: DraftReference[];
}

/** The text that is looked through. */
interface TextToLookThrough {
  text: string;
  /** The day of which it speaks; null where it is not said. */
  day: string | null;
  /** What the kind of document has to hold; null where none was chosen. */
  pack: RulePack | null;
}

export interface LookControl {
  signal: AbortSignal;
  /** Tells how far it is, from 0 to 1, and in a sentence what it is doing. */
  report: (progress: number, note: string) => Promise<void>;
}

/** Looks through a text for one kind of thing. */
export type LookThrough = (text: TextToLookThrough, control: LookControl) => Promise<Looked>;
