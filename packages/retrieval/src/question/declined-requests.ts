/** A kind of request that is not answered. */
export interface DeclinedRequest {
  /** Why, in a polite sentence. */
  reason: string;
  /** Regular expression over a question with plain apostrophes and single spaces, without regard to capitals. */
  pattern: string;
}

/** Says why a request is not answered; null where it can be. */
export type ReasonToDecline = (question: string) => string | null;

/** Makes a list of declined requests ready to be asked. */
export function createReasonToDecline(list: readonly DeclinedRequest[]): ReasonToDecline {
  const known = list.map(({ pattern, reason }) => ({ pattern: new RegExp(pattern, "i"), reason }));
  return (question) => {
    const plain = question.replace(/[\u2018\u2019]/g, "'").replace(/\s+/g, " ");
    return known.find(({ pattern }) => pattern.test(plain))?.reason ?? null;
  };
}
