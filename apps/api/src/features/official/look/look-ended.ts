import type { OfficialOutcome } from "@clausewise/contracts";

/** A look that came to its end before it knew how the source stands; the message is a clause that stands behind the source's name. */
export class LookEnded extends Error {
  override name = "LookEnded";
  readonly outcome: OfficialOutcome;
  constructor(outcome: OfficialOutcome, message: string) {
    super(message);
    this.outcome = outcome;
  }
}
