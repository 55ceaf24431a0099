import { expect, test } from "vitest";
import type { Language } from "./languages/language-spelling.ts";
import { proveTranslation } from "./prove.ts";

const flags = (source: string, target: string, to: Language, from: Language = "en") =>
  proveTranslation([{ source, target }], from, to).map(({ kind, source: was, target: is }) => [kind, was?.text ?? null, is?.text ?? null]);

const deadline = "On May 17, 2021 K201234 was cleared; report within 30 days under 21 CFR 803.50(a) at 1,500.5 mg.";

test.each<[Language, string]>([
  ["de", "Am 17. Mai 2021 wurde K201234 freigegeben; innerhalb von dreißig Tagen nach 21 CFR 803.50(a) bei 1.500,5 mg melden."],
  ["fr", "Le 17 mai 2021, K201234 a été autorisé; déclarer dans les trente jours selon 21 CFR 803.50a) à 1 500,5 mg."],
  ["es", "El 17 de mayo de 2021 se autorizó K201234; notificar en 30 días según 21 CFR 803.50(a) a 1.500,5 mg."],
  ["it", "Il 17 maggio 2021 è stato autorizzato K201234; segnalare entro trenta giorni a norma di 21 CFR 803.50(a) a 1.500,5 mg."],
  ["pt", "Em 17 de maio de 2021, K201234 foi autorizado; notificar em trinta dias segundo 21 CFR 803.50(a) a 1.500,5 mg."],
  ["ru", "17 мая 2021 г. разрешено K201234; сообщить в течение тридцати дней по 21 CFR 803.50(а) при 1500,5 мг."],
  ["zh", "２０２１年５月１７日K201234获准；依21 CFR 803.50(a)应在三十日内报告1500.5毫克。"],
  ["ja", "2021年5月17日にK201234が認可され、21 CFR 803.50(a)により30日以内に1,500.5ミリグラムで報告する。"],
  ["ko", "2021년 5월 17일 K201234가 허가되었으며 21 CFR 803.50(a)에 따라 30일 이내에 1,500.5밀리그램으로 보고한다."],
])("what %s writes in its own way is unchanged", (language, target) => {
  expect(flags(deadline, target, language)).toEqual([]);
});

test.each<[string, string, Language]>([
  ["Never below −80 °C.", "−섭씨 80도보다 낮지 않다.", "ko"],
  ["Never below −12.5 °C.", "零下摄氏12.5度以下不可。", "zh"],
  ["A fine of up to SGD 10,000, imprisonment or both.", "Une amende de 10 000 SGD, emprisonnement ou les deux.", "fr"],
  ["A fine of $250,000 and 1,2-dichloroethane.", "Eine Strafe von $250.000 und 1,2-Dichlorethan.", "de"],
  ["A 8 °C interval.", "A 섭씨 8도 간격.", "ko"],
  ["Revision 6 of July 2025.", "Revision 6 vom Juli 2025.", "de"],
  ["Up to May 17, 2021, 118 withdrew.", "至2021/05/17，118人退出。", "zh"],
  ["Form FDA 356h is signed.", "FDA356hに署名する。", "ja"],
  ["It was amended in August 2023.", "Изменено в августе 2023 г.", "ru"],
])("%s is the same as %s", (source, target, language) => {
  expect(flags(source, target, language)).toEqual([]);
});

test.each<[string, string, Language, unknown[][]]>([
  ["Store at 2 to 8 °C.", "Bei 2 bis 9 °C lagern.", "de", [["changed", "8 °C", "9 °C"]]],
  ["Never below −1,250.5 mL.", "Nie unter −1.250,5 Litern.", "de", [["changed", "−1,250.5 mL", "−1.250,5 Litern"]]],
  ["It follows Annex XIII.", "Il suit l’annexe XIII et l’annexe I.", "fr", [["added", null, "I"]]],
  ["The wire is 5 mm long.", "Le fil mesure 5 cm.", "fr", [["changed", "5 mm", "5 cm"]]],
  ["See K201234.", "Véase K201243.", "es", [["changed", "K201234", "K201243"]]],
  [
    "as Article 10(9) requires",
    "wie verlangt",
    "de",
    [
      ["missing", "10", null],
      ["missing", "9", null],
    ],
  ],
  ["on 1 March 2020", "1 апреля 2020 г.", "ru", [["changed", "1 March 2020", "1 апреля 2020 г."]]],
  ["It is numbered 000.", "Es hat die Nummer 0.", "de", [["changed", "000", "0"]]],
  ["For two of them Article 28 holds.", "Для них действует статья 28 (2).", "ru", [["added", null, "2"]]],
  ["It is class IIb.", "Es gehört zur Klasse IIa.", "de", [["changed", "IIb", "IIa"]]],
  ["It holds.", "Es gilt 3 Jahre.", "de", [["added", null, "3 Jahre"]]],
  ["within ten days", "在三十天内", "zh", [["changed", "ten days", "三十天"]]],
  ["ISO 14971 applies", "IEC 14971 gilt", "de", [["changed", "14971", "14971"]]],
  ["a fraction of 1.5 mg", "ein Anteil von 1.500 mg", "de", [["changed", "1.5 mg", "1.500 mg"]]],
  ["two patients", "trois patients", "fr", [["changed", "two", "trois"]]],
  ["a limit of ≥ 5", "une limite de ≤ 5", "fr", [["changed", "≥", "≤"]]],
  ["paragraph (b)", "l’alinéa c)", "fr", [["changed", "(b)", "c)"]]],
])("%s is not %s", (source, target, language, found) => {
  expect(flags(source, target, language)).toEqual(found);
});

test("a place is the same whatever a language calls it and in whatever order", () => {
  expect(
    flags(
      "Article 10(9)(a) of Regulation (EU) 2017/745 and Annex VIII",
      "подпункт (а) пункта 9 статьи 10 Регламента (ЕС) 2017/745 и приложение VIII",
      "ru",
    ),
  ).toEqual([]);
  expect(flags("Article 10(9), Part 4", "第十条第九款、第四部分", "zh")).toEqual([]);
  expect(flags("Article 10a", "artículo 10 bis", "es")).toEqual([]);
  expect(flags("paragraphs 32(2)(f) and 32(3)(j)", "alinéas 32(2)f) et 32(3)j)", "fr")).toEqual([]);
});

test("what a translation says in another sentence has moved", () => {
  const pairs = [
    { source: "Report within 30 days.", target: "Melden." },
    { source: "Keep the records.", target: "Die Unterlagen 30 Tage aufbewahren." },
  ];
  expect(proveTranslation(pairs, "en", "de")).toMatchObject([
    { kind: "moved", pair: 0, movedTo: 1, source: { text: "30 days" }, target: { text: "30 Tage" } },
  ]);
});

test("where a flag stands is told by places in the texts as they are", () => {
  const [flag] = proveTranslation([{ source: "within ten\u00a0days", target: "in drei\u00adßig Tagen" }], "en", "de");
  expect([flag?.source, flag?.target]).toEqual([
    { start: 7, end: 15, text: "ten\u00a0days" },
    { start: 3, end: 17, text: "drei\u00adßig Tagen" },
  ]);
});

test("a decimal below zero, and a name that is said again for each number, are unchanged", () => {
  expect(flags("Store at −20.5 °C under Annexes II and III.", "Bei −20,5 °C nach Anhang II und Anhang III lagern.", "de")).toEqual([]);
});
