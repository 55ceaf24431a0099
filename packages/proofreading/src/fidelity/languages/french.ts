import { type LanguageSpelling, numbersOf, withHundreds } from "./language-spelling.ts";

const ones = "zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf";
const teens = ["dix", "onze", "douze", "treize", "quatorze", "quinze", "seize", "dix-sept", "dix-huit", "dix-neuf"];

const numbers = numbersOf(ones, "vingt trente quarante cinquante soixante septante huitante/octante nonante", (ten, one) => [
  `${ten}-${one}`,
  `${ten} et ${one}`,
  `${ten} ${one}`,
]);
teens.forEach((teen, nth) => {
  numbers.set(`soixante-${teen}`, 70 + nth);
  numbers.set(`quatre-vingt-${teen}`, 90 + nth);
});
ones
  .split(" ")
  .slice(1, 10)
  .forEach((words, nth) => words.split("/").forEach((one) => numbers.set(`quatre-vingt-${one}`, 81 + nth)));
numbers.set("soixante et onze", 71).set("quatre-vingts", 80).set("quatre-vingt", 80);

export const french: LanguageSpelling = {
  decimal: ",",
  figures: "day first",
  months: [
    "janvier|janv",
    "février|févr",
    "mars",
    "avril|avr",
    "mai",
    "juin",
    "juillet|juil",
    "août",
    "septembre|sept",
    "octobre|oct",
    "novembre|nov",
    "décembre|déc",
  ],
  ofMonth: "de|du|en",
  units: {
    days: "jours?",
    weeks: "semaines?",
    months: "mois",
    years: "ans?|années?",
    hours: "heures?",
    minutes: "minutes?",
    seconds: "secondes?",
    "%": "pour ?cent|p\\. ?100",
    mm: "millimètres?",
    cm: "centimètres?",
    m: "mètres?",
    kg: "kilogrammes?|kilos?",
    g: "grammes?",
    mg: "milligrammes?",
    µg: "microgrammes?",
    l: "litres?",
    ml: "millilitres?",
    "°C": "degrés? Celsius|degrés? C",
    V: "volts?",
    W: "watts?",
    bytes: "octets?",
    MB: "Mo",
    GB: "Go",
    KB: "ko",
  },
  places: {
    clause: "articles?|art\\.|paragraphes?|par\\.|alinéas?|al\\.|sous-alinéas?|points?|clauses?|sections?|considérants?|règles?",
    annex: "annexes?|appendices?",
    division: "parties?|chapitres?|chap\\.|ch\\.|titres?|volumes?|sous-parties?",
    class: "classes?|phases?|types?|catégories?|stades?|niveaux?|grades?",
    table: "tableaux?|figures?|formulaires?",
  },
  placesBehind: {},
  range: "à|au|jusqu'à",
  scales: [
    ["mille", 1e3],
    ["millions?(?: de)?", 1e6],
    ["milliards?(?: de)?", 1e9],
  ],
  numbers: withHundreds(
    numbers,
    "cent deux_cents trois_cents quatre_cents cinq_cents six_cents sept_cents huit_cents neuf_cents",
    (hundred, rest) => [`${hundred} ${rest}`],
  ),
};
