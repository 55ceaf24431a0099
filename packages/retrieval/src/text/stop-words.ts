const words = `
a about above according across after again against all almost along already also although always am among an and another any anybody
anyone anything anywhere are aren around as ask at away back be became because become becomes been before began behind being below
between beyond both but by came can cannot come comes could couldn did didn do does doesn doing don done down during each either else
enough etc even ever every everybody everyone everything everywhere except far few find for from further gave get gets getting give
given gives giving go goes going gone got had hadn happen happens has hasn have haven having he hello hence her here hereby herein
hereof hereto hers herself hi him himself his how however i if in indeed instead into is isn it its itself just keep keeps kind know
known last least less let lets like likely ll look looking lot made mainly make makes making many may maybe me mean means meant
might mine more moreover most mostly much must mustn my myself namely near need needed needs neither never nevertheless next no
nobody none nor not nothing now of off often oh ok okay on once one ones only onto or other others otherwise ought our ours
ourselves out over own particular per perhaps please put puts quite rather re really regarding right said same saw say saying says
see seem seemed seems seen self several shall shan she should shouldn show shows since so some somebody someone something
sometimes somewhat somewhere soon still such sure take taken takes taking tell than thank thanks that the their theirs them
themselves then thence there thereafter thereby therefore therein thereof thereto these they thing things think this those
though through throughout thus to together too took toward towards tried try trying under unless until up upon us use used useful
uses using usually various ve very via want wants was wasn way we well went were weren what whatever when whence whenever where
whereas whereby wherein whereof wherever whether which whichever while who whoever whole whom whose why will with within without
won would wouldn yes yet you your yours yourself yourselves
`;

/** English words that say nothing about a passage's subject. */
export const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
