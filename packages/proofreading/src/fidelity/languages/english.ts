import { type LanguageSpelling, numbersOf, withHundreds } from "./language-spelling.ts";

const ones =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";

export const english: LanguageSpelling = {
  decimal: ".",
  figures: null,
  months: [
    "January|Jan",
    "February|Feb",
    "March|Mar",
    "April|Apr",
    "May",
    "June|Jun",
    "July|Jul",
    "August|Aug",
    "September|Sept?",
    "October|Oct",
    "November|Nov",
    "December|Dec",
  ],
  ofMonth: "of",
  units: {
    days: "(?:calendar |business |working )?days?",
    weeks: "weeks?",
    months: "months?",
    years: "years?",
    hours: "hours?",
    minutes: "minutes?",
    seconds: "seconds?",
    "%": "per ?cent",
  },
  places: {
    clause: "sections?|subsections?|articles?|clauses?|paragraphs?|subparagraphs?|points?|items?|recitals?|rules?",
    annex: "annex(?:es)?|appendix|appendices|schedules?|attachments?",
    division: "parts?|chapters?|titles?|subparts?|divisions?|volumes?",
    class: "class(?:es)?|phases?|types?|categor(?:y|ies)|grades?|stages?|levels?",
    table: "tables?|figures?|forms?",
  },
  placesBehind: {},
  range: "to|through|until",
  scales: [
    ["thousand", 1e3],
    ["million", 1e6],
    ["billion", 1e9],
  ],
  numbers: withHundreds(
    numbersOf(ones, "twenty thirty forty fifty sixty seventy eighty ninety", (ten, one) => [`${ten}-${one}`, `${ten} ${one}`]),
    "one_hundred/a_hundred two_hundred three_hundred four_hundred five_hundred six_hundred seven_hundred eight_hundred nine_hundred",
    (hundred, rest) => [`${hundred} and ${rest}`, `${hundred} ${rest}`],
  ),
};
