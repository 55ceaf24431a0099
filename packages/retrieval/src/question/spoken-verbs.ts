import type { Claim } from "./understood-question.ts";

/** A finite verb. */
const verbs =
  /\b(?:is|are|was|were|being|has|have|had|must|shall|should|may|can|need|needs|do|does|did|gets?|got|makes?|means?|starts?|begins?|covers?|comes?|goes|go|takes?|owes?|reports?|files?|sends?|signs?|needs?|wants?|requires?|proves?|counts?|gives?|keeps?|registers?|names?|decides?|assigns?|applies|apply|carries|carry|opens?|runs?|puts?|fills?|records?|hits?|binds?|writes?|grants?|appoints?|releases?|holds?|belongs?|allows?|lets?|selects?|becomes?|stands?|will|would|could|incorporates?|obliges?|stays?|exists?|accepts?|replaces|serves|tells?|says?|asks? for|lasts?|expires?|falls|leaves|provides?|contains?|includes?|forbids?|prohibits?|exempts?|excludes?|defines?|treats?|recogni[sz]es?|approves?|clears|certif(?:y|ies)|publishes|sells?|brings?|follows|handles?|governs?|imposes?|prescribes?|sets (?:the|an?|out|no)|\w+ed)\b/;

/** Whether a claim has a verb; else it only names something. */
export const isStatement = ({ words }: Pick<Claim, "words">): boolean => verbs.test(words.join(" "));
