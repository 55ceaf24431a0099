import type { Destination } from "./rtf-destinations.ts";

/** How paragraphs are written from here on. */
export interface ParagraphState {
  style: number;
  outline: number | null;
  inTable: boolean;
  list: boolean;
  level: number;
}

/** What holds within a group; what a group changes ends with it. */
export interface RtfState {
  destination: Destination;
  /** Counts the places of their own that texts have gone to: the text of a group is ended where it changes. */
  place: number;
  font: number;
  /** Characters that stand in for one given by its number, for readers that do not know it. */
  standIns: number;
  hidden: boolean;
  deleted: boolean;
  paragraph: ParagraphState;
}

export const plainParagraph: ParagraphState = { style: 0, outline: null, inTable: false, list: false, level: 0 };

export const firstState: RtfState = {
  destination: "text",
  place: 0,
  font: -1,
  standIns: 1,
  hidden: false,
  deleted: false,
  paragraph: plainParagraph,
};
