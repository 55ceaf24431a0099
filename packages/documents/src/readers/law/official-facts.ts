/** A change that a text says was made to one of its provisions. */
export interface Amendment {
  /** What made it, as the text cites it: `SOR/2024-136, s. 4`. */
  citation: string;
  date: string | null;
}

/** What an official text says of a provision beside its words. */
export interface ProvisionFacts {
  citation: string;
  heading: string;
  /** Day on which it was last amended; null where the text does not say. */
  amended: string | null;
  repealed: boolean;
  amendments: Amendment[];
  /** Where it applies, if not in the whole jurisdiction: `England and Wales and Scotland`. */
  extent?: string;
}

/** Words that stand in an official file and are not law of its day. */
export interface ComingText {
  kind: "not in force" | "related";
  /** The act whose words they are. */
  by: string;
  text: string;
}

/** What an official file says of the whole text. */
export interface OfficialFacts {
  /** ISO 639: `en`, `fr`. */
  language: string;
  last_amended: string | null;
  /** Day to which the publisher has worked in all changes it knew. */
  current_to: string | null;
  /** Sections or articles in their order. */
  provisions: ProvisionFacts[];
  coming: ComingText[];
  /** Amendments that are made and not yet worked into the words. */
  unapplied: Amendment[];
}
