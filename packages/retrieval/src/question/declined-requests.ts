const medical =
  "This is a question for a clinician: Clausewise reads regulations and gives no medical advice. It can answer what the rules require of the product.";
const prediction =
  "Clausewise cannot predict how a dispute, inspection or review will end, nor give legal advice on a case. It can quote the rules that apply to it.";
const improper =
  "Clausewise does not help to hide, alter or invent information that regulators rely on. It can show what must be reported and recorded, and how.";
const confidential =
  "What an authority decided or discussed about a particular submission is not public and not in the library. Ask the review team through the submission's own channel.";

const verbsOfHiding =
  "hid(?:e|ing)|conceal\\w*|cover(?:ing)? up|falsif\\w+|fabricat(?:e|ing)|forg(?:e|ing)|back-?dat(?:e|ing)|fak(?:e|ing)|doctor(?:ing)?|tamper\\w*|destroy(?:ing)?|misreport\\w*|underreport\\w*";
const evidence =
  "data|records?|results?|reports?|complaints?|deaths?|injur(?:y|ies)|adverse|events?|incidents?|malfunctions?|signatures?|dates?|audit trails?|findings|defects?|batch|evidence|inspectors?|fda|notified body|regulators?";

const rules: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `\\b(?:how (?:can|do|could|should|would|might) (?:we|i|you)|help (?:us|me)|can (?:we|i)(?: just| simply)?|(?:is there a|best|any) ways? to|ways? (?:we can|to)|let's|want to|need to|please)\\b[^.?!]{0,40}\\b(?:${verbsOfHiding})\\b[^.?!]{0,60}\\b(?:${evidence})\\b`,
      "i",
    ),
    improper,
  ],
  [
    /\b(?:how (?:can|do|could) (?:we|i)|help (?:us|me)|can (?:we|i)|want to)\b[^.?!]{0,40}\b(?:omit|withhold|delete|leave out|keep)\b[^.?!]{0,60}\bfrom (?:the )?(?:fda|regulators?|authorit\w+|notified body|inspectors?|auditors?|ema)\b/i,
    improper,
  ],
  [
    /\b(?:avoid|evade|dodge|get around|bypass|circumvent|without)\b[^.?!]{0,40}\b(?:reporting (?:it|this|the death|a death|deaths)|getting caught|being caught|fda (?:finding|noticing|knowing)|detection|telling (?:fda|the fda|the notified body))\b/i,
    improper,
  ],
  [
    /\b(?:write|draft|make|create|prepare|generate|word|fill (?:in|out)|give me|help)\b[^.?!]{0,60}\b(?:records?|logs?|forms?|minutes|reports?|declarations?|certificates?|signatures?|batch|protocols?|consents?)\b[^.?!]{0,40}\b(?:back-?dated|dated (?:last|back|before|earlier)|with (?:last|an earlier|an old)\b[^.?!]{0,20}\bdate)/i,
    improper,
  ],
  [
    /\b(?:write|draft|make|create|prepare|generate|word|give me|help)\b[^.?!]{0,40}\b(?:back-?dated|made-?up|fake|fictitious|invented)\b[^.?!]{0,40}\b(?:records?|logs?|forms?|reports?|declarations?|certificates?|signatures?|data|results?|consents?)\b/i,
    improper,
  ],
  [
    /\bso (?:that )?(?:the |our |an? )?(?:inspectors?|auditors?|fda|reviewers?|notified body|authorit(?:y|ies)|agency)\b[^.?!]{0,20}\b(?:thinks?|believes?|won't (?:notice|see|find)|(?:does|do)n't (?:notice|see|find)|will (?:think|believe))\b/i,
    improper,
  ],
  [
    /\b(?:competitor|rival|another (?:company|firm|manufacturer))(?:'s)?\b[^.?!]{0,60}\b(?:pending|confidential|unpublished|internal)\b|\b(?:pending|confidential|unpublished|internal)\b[^.?!]{0,80}\b(?:competitor|rival)(?:'s)?\b/i,
    confidential,
  ],
  [
    /\b(?:what|how|when|why|whether|did|has|have|is|was)\b[^.?!]{0,80}\b(?:our|my|their|a competitor's|competitor)\b[^.?!]{0,40}\b(?:submission|application|510\(k\)|pma|ide|ind|nda|de novo|q-?sub|file)s?\b\s*\(?(?:K|P|G|Q|N|DEN|BLA|NDA|IND)\s?\d{5,6}/i,
    confidential,
  ],
  [
    /\b(?:did|has|does)\b[^.?!]{0,20}\b(?:fda|reviewer|the agency|ema|notified body)\b[^.?!]{0,40}\b(?:decide|decided|say|said|approve|clear|conclude|think)\b[^.?!]{0,40}\b(?:our|my)\b[^.?!]{0,30}\b(?:submission|application|510\(k\)|pma|file|dossier)\b/i,
    confidential,
  ],
  [
    /\bwhat did (?:the )?(?:fda|agency|reviewer|notified body|ema)\b[^.?!]{0,60}\b(?:yesterday|today|last (?:week|night|month)|this (?:week|morning))\b[^.?!]{0,60}\b(?:our|my)\b/i,
    confidential,
  ],
  [
    /\b(?:will|would|do you think) (?:we|i|our company|the company|they)\b[^.?!]{0,30}\b(?:win|lose|prevail|be (?:sued|fined|prosecuted|convicted|found guilty))\b/i,
    prediction,
  ],
  [
    /\b(?:will|is|are) (?:the )?(?:fda|agency|ema|notified body|health canada|mhra|pmda)\b[^.?!]{0,30}\b(?:approve|clear|grant|accept|reject|certify|going to (?:approve|clear|reject))\b[^.?!]{0,30}\b(?:our|my)\b/i,
    prediction,
  ],
  [
    /\bwill (?:the |our |an? )?(?:advisory |review )?(?:panel|committee|board|reviewers?|judges?|court)\b[^.?!]{0,40}\b(?:vote|recommend|approve|rule|decide|side)\b/i,
    prediction,
  ],
  [
    /^(?=[^]*\b(?:will|would|going to)\b)[^]*\b(?:give|tell|name) (?:me|us) (?:a |the )?(?:percentage|percent|probability|odds|likelihood)\b/i,
    prediction,
  ],
  [
    /\b(?:chances?|odds|likelihood|probability)\b[^.?!]{0,40}\b(?:winning|losing|approv|clear|success|lawsuit|warning letter|fda will)/i,
    prediction,
  ],
  [
    /\b(?:give|need|want|provide)\b[^.?!]{0,20}\blegal advice\b|\b(?:win|lose)\b[^.?!]{0,30}\b(?:lawsuit|dispute|litigation|court case|appeal)\b/i,
    prediction,
  ],
  [
    /\b(?:should|can|may|could) (?:i|my (?:mother|father|child|son|daughter|wife|husband|patient|baby)|we)\b[^.?!]{0,30}\b(?:take|stop taking|swallow|inject|have (?:surgery|the implant removed)|remove the implant|get (?:the )?(?:implant|vaccine|surgery))\b/i,
    medical,
  ],
  [
    /\b(?:what|which)\b[^.?!]{0,20}\b(?:dose|dosage|medicine|drug|treatment|pill)\b[^.?!]{0,40}\b(?:should i|for my|do i (?:need|take)|is best for my)\b/i,
    medical,
  ],
  [
    /\bhow (?:many|much)\b[^.?!]{0,30}\b(?:tablets?|pills?|capsules?|drops|puffs|sections|doses?|mg|insulin|medicine)\b[^.?!]{0,30}\b(?:should|can|may|must) (?:i|he|she|they|my)\b/i,
    medical,
  ],
  [
    /\b(?:diagnose|treat|cure) (?:me|my|myself)\b|\b(?:i have|my (?:mother|father|child|son|daughter|wife|husband) has)\b[^.?!]{0,60}\b(?:pain|symptoms?|cancer|fever|infection|diabetes)\b/i,
    medical,
  ],
];

/** Says, in a polite sentence, why a request is not answered; null where it can be. */
export function reasonToDecline(question: string): string | null {
  const plain = question.replace(/[\u2018\u2019]/g, "'").replace(/\s+/g, " ");
  return rules.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}
