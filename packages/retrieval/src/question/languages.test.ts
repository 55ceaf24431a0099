import { expect, test } from "vitest";
import { rules } from "./built-in-rules.fixture.ts";
import { createLanguages } from "./languages.ts";

const languages = createLanguages(rules.languages);

test.each([
  ["医疗器械注册需要多长时间？", "Chinese"],
  ["医療機器の登録はどのくらいかかりますか", "Japanese"],
  ["의료기기 등록은 얼마나 걸립니까?", "Korean"],
  ["Сколько длится регистрация изделия?", "a language written in Cyrillic letters"],
])("“%s” is in %s", (question, language) => {
  expect(languages.otherThanEnglish(question)).toBe(language);
});

test.each([
  ["Wie lange müssen die Unterlagen aufbewahrt werden?", "German"],
  ["Combien de temps faut-il conserver les dossiers ?", "French"],
  ["¿Cuánto tiempo se deben conservar los registros?", "Spanish"],
])("“%s” is in %s", (question, language) => {
  expect(languages.otherThanEnglish(question)).toBe(language);
});

test.each([
  "How long are records kept?",
  "What is a De Novo request, in vitro and ad hoc?",
  "Does the NMPA (国家药品监督管理局) want this?",
  "510(k)?",
  "",
  "🙂",
])("“%s” is in English, or nothing tells", (question) => {
  expect(languages.otherThanEnglish(question)).toBeNull();
});

test("accents that are composed in two ways are read alike", () => {
  const question = "Combien de temps faut-il garder les déclarations à la santé ?";
  expect(languages.otherThanEnglish(question.normalize("NFD"))).toBe(languages.otherThanEnglish(question.normalize("NFC")));
});
