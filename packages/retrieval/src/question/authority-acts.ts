const authorities =
  "FDA|EMA|MHRA|TGA|NMPA|PMDA|CDRH|CBER|CDER|OCP|(?:competent |national )?authorit(?:y|ies)|agency|Commission|Minister|Secretary|Member States?|Health Canada";

const deciding = "reviews?|decides?|acts?|answers?|responds?|grants?|issues?|completes?|approves?|clears?";
const acting = `${deciding}|notif(?:y|ies)|makes?|sends?|gives?|has|have|takes?|aims?|recommends?|expects?|considers?|tells?|informs?`;
const authorityWho = (verbs: string) =>
  new RegExp(
    `(?<!\\b(?:to|the|inform|tell|notify) )\\b(?:${authorities})(?: (?:generally|normally|usually|also|then|will|must|shall|may|has to|intends to))* (?:${verbs})\\b`,
    "i",
  );

/** What a sentence says an authority does: its periods are not those of the people it supervises. */
export const authorityActs = authorityWho(acting);

/** The same where it is its own work, and nothing that it gives to others or wants of them. */
export const authorityDecides = authorityWho(deciding);

/** A sentence that begins with an authority, or with what is its own. */
export const authorityLeads = new RegExp(`(?:^|[.;:] )(?:The )?(?:${authorities})\\b`);

/** Questions after what an authority does, or what comes back from it. */
const askedOfAuthority = new RegExp(
  `\\b(?:do|does|did|will|would|must|should|can|may|has) (?:the )?(?:${authorities})\\b|\\b(?:${authorities})(?:'s|\u2019s)? (?:[a-z]+ )?(?:review|decision|answer|response|reply|clock|time ?(?:line|frame)?|goal)\\b|\\b(?:are|be|get|when|am) (?:we|i) (?:told|notified|informed)|\\b(?:are|is|be|get|getting) (?:told|notified) |\\bhear (?:back )?from\\b`,
  "i",
);

/** Whether a question asks what an authority does or when it answers, and not what those do whom it supervises. */
export const asksOfAuthority = (text: string): boolean => askedOfAuthority.test(text);
