import { type LanguageSpelling, numbersOf, withHundreds } from "./language-spelling.ts";

const ones =
  "zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove";

export const portuguese: LanguageSpelling = {
  decimal: ",",
  figures: "day first",
  months: [
    "janeiro|jan",
    "fevereiro|fev",
    "março|mar",
    "abril|abr",
    "maio|mai",
    "junho|jun",
    "julho|jul",
    "agosto|ago",
    "setembro|set",
    "outubro|out",
    "novembro|nov",
    "dezembro|dez",
  ],
  ofMonth: "de|do",
  units: {
    days: "dias?",
    weeks: "semanas?",
    months: "m[êe]s(?:es)?",
    years: "anos?",
    hours: "horas?",
    minutes: "minutos?",
    seconds: "segundos?",
    "%": "por ?cento",
    mm: "milímetros?",
    cm: "centímetros?",
    m: "metros?",
    kg: "quilogramas?|quilos?",
    g: "gramas?",
    mg: "miligramas?",
    µg: "microgramas?",
    l: "litros?",
    ml: "mililitros?",
    "°C": "graus? Celsius|graus? C",
    V: "volts?",
    W: "watts?",
    bytes: "bytes?",
  },
  places: {
    clause:
      "artigos?|arts?\\.|parágrafos?|alíneas?|incisos?|n\\.º|números?|pontos?|secç(?:ão|ões)|seç(?:ão|ões)|cláusulas?|considerandos?|regras?",
    annex: "anexos?|apêndices?",
    division: "partes?|capítulos?|cap\\.|títulos?|subpartes?|volumes?",
    class: "classes?|fases?|tipos?|categorias?|graus?|nível|níveis|estádios?",
    table: "tabelas?|quadros?|figuras?|formulários?",
  },
  placesBehind: {},
  range: "a|ao|até",
  scales: [
    ["mil milhões(?: de)?|bilh(?:ão|ões)(?: de)?", 1e9],
    ["mil", 1e3],
    ["milh(?:ão|ões)(?: de)?", 1e6],
  ],
  numbers: withHundreds(
    numbersOf(ones, "vinte trinta quarenta cinquenta/cinqüenta sessenta setenta oitenta noventa", (ten, one) => [`${ten} e ${one}`]),
    "cento/cem duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas",
    (hundred, rest) => [`${hundred} e ${rest}`],
  ),
};
