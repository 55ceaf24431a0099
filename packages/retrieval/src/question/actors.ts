const actors =
  "(?:(?:initial|foreign|domestic|contract|legal|original|device|drug|own|specification|system and procedure pack|clinical) )*(?:manufacturers?|importers?|distributors?|authori[sz]ed representatives?|user facilit(?:y|ies)|hospitals?|sponsors?|investigators?|sponsor-investigators?|monitors?|IRBs?|ethics committees?|notified bod(?:y|ies)|applicants?|repackagers?|relabell?ers?|sterili[sz]ers?|specification developers?|exporters?|wholesalers?|health(?:care)? (?:institutions?|facilit(?:y|ies)|professionals?)|pharmac(?:y|ies)|licen[cs]e holders?|US agents?|contract research organi[sz]ations?|CROs?|system producers?|economic operators?)";

/** Someone who has duties, with the article before. */
export const actorPattern = new RegExp(`\\b(?:(?:a|an|the|our|my|any|each|every|all) )?(${actors})\\b`, "i");
