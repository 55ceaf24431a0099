import { describe, expect, test } from "vitest";
import { readFollowUp, rules, understand } from "./built-in-rules.fixture.ts";

const placesIn = (question: string) => understand(question).places;
/** Of some questions, those of which something does not hold, so that one test can run a whole table. */
const failing = (questions: readonly string[], holds: (question: string) => boolean) => questions.filter((question) => !holds(question));

describe("places", () => {
  test.each(rules.places.named)("$title is named where it is meant, and not by what looks like it", ({ title, fits, not }) => {
    expect(failing(fits, (question) => placesIn(question).includes(title))).toEqual([]);
    expect(failing(not, (question) => !placesIn(question).includes(title))).toEqual([]);
  });

  const lastPlace = (question: string) =>
    understand(question)
      .places.filter((place) => place !== "INT")
      .at(-1) ?? "";
  const isAskedFor = (question: string) => understand(question).asked_in.includes(lastPlace(question));

  test.each(rules.places.beside)("$title: it is told for which place's law a question asks", ({ fits, not }) => {
    expect(failing(fits, (question) => lastPlace(question) !== "" && !isAskedFor(question))).toEqual([]);
    expect(failing(not, isAskedFor)).toEqual([]);
  });

  test("the law of the EU holds in its countries and in the European Economic Area", () => {
    expect(
      ["in Germany", "in Norway", "in the EEA", "in Switzerland"].map((where) => understand(`Who sells ${where}?`).law_of.includes("EU")),
    ).toEqual([true, true, true, false]);
  });
});

describe("actors and products", () => {
  const halves = (example: string) => example.split(" -> ");

  test.each(rules.actors)("$title is known by its names and by plain words", ({ names, fits, not }) => {
    const isMeant = (question: string) => understand(question).actor?.names.includes(names[0]?.toLowerCase() ?? "") === true;
    const isSaid = (question = "", words?: string) => words === undefined || understand(question).actor?.words === words;
    expect(failing(fits, (example) => isMeant(halves(example)[0] ?? "") && isSaid(...halves(example)))).toEqual([]);
    expect(failing(not, (question) => !isMeant(question))).toEqual([]);
  });

  test.each(rules.products)("$title is known by its words", ({ fits, not, pattern }) => {
    const words = (question: string) => rules.products.map((rule) => new RegExp(rule.pattern, "i").exec(question)?.[0]).find(Boolean);
    expect(failing(fits, (example) => words(halves(example)[0] ?? "") === halves(example)[1])).toEqual([]);
    expect(failing(not, (question) => !new RegExp(pattern, "i").test(question))).toEqual([]);
  });
});

describe("languages", () => {
  test.each(rules.languages)("$title is known by the words that hold its sentences together", ({ title, fits, not }) => {
    const known = (question: string) => understand(question).language ?? "English";
    expect(failing(fits, (question) => known(question) === title)).toEqual([]);
    if (title !== "English") expect(failing(not, (question) => known(question) === "English")).toEqual([]);
  });

  test.each([
    ["医疗器械需要什么文件？", "Chinese"],
    ["医療機器の承認にはどのくらいかかりますか", "Japanese"],
    ["의료기기 허가는 얼마나 걸립니까", "Korean"],
    ["Сколько хранить документацию?", "a language written in Cyrillic letters"],
    ["What does 医疗器械监督管理条例 say on recalls?", null],
    ["Is the µ-law of α levels of an assay known?", null],
    ["PMDA consultation fees", null],
    ["510(k) vs De Novo", null],
  ])("%s: %s", (question, language) => {
    expect(understand(question).language).toBe(language);
  });
});

describe("stories and kinds of product", () => {
  test.each(rules.events)("$title is read in stories of it alone, in the terms of the field", ({ pattern, terms, fits, not }) => {
    const isTold = (story: string) => new RegExp(pattern, "i").test(story);
    expect(failing(fits, isTold)).toEqual([]);
    expect(failing(not, (story) => !isTold(story))).toEqual([]);
    expect(failing(fits, (story) => understand(story).phrases.includes(terms[0] ?? ""))).toEqual([]);
  });

  test.each(rules.areas)("$title is what questions in its words are about", ({ title, fits, not }) => {
    expect(failing(fits, (question) => understand(question).area === title)).toEqual([]);
    expect(failing(not, (question) => understand(question).area !== title)).toEqual([]);
  });
});

describe("what is wanted, assumed and declined", () => {
  test.each(rules.wanted)("$title is wanted where a question asks for it", ({ title, fits, not }) => {
    const isWanted = (question: string) => new Map<string, boolean>(Object.entries(understand(question).wants)).get(title);
    expect(failing(fits, (question) => isWanted(question) === true)).toEqual([]);
    expect(failing(not, (question) => isWanted(question) === false)).toEqual([]);
  });

  test.each(rules.quantities)("a $title is asked for where a question asks for one", ({ title, fits, not }) => {
    expect(failing(fits, (question) => understand(question).quantity === title)).toEqual([]);
    expect(failing(not, (question) => understand(question).quantity !== title)).toEqual([]);
  });

  test.each([...rules.followUps, ...rules.terms])("$title fits its examples alone", ({ pattern, fits, not }) => {
    expect(failing(fits, (question) => new RegExp(pattern, "i").test(question))).toEqual([]);
    expect(failing(not, (question) => !new RegExp(pattern, "i").test(question))).toEqual([]);
  });

  test.each(rules.declined)("$title: declined politely, and nothing beside it", ({ reason, fits, not }) => {
    expect(failing(fits, (question) => understand(question).declined === reason)).toEqual([]);
    expect(failing(not, (question) => understand(question).declined === null)).toEqual([]);
  });
});

test("the words of a term of art count, and a question that holds one is of the field", () => {
  const about = (question: string) => understand(question).concepts.map(({ term }) => term);
  expect(about("What is a combination product?")).toEqual(["combin", "product"]);
  expect(about("How fast must the product be reported?")).toEqual(["report"]);
  expect(understand("fast track - what do I have to show to get it?").declined).toBeNull();
});

describe("words that say little", () => {
  const listOf = (title: string) => {
    const list = rules.lists.find((one) => one.title === title);
    if (!list) throw new Error(`no list ${title}`);
    return list;
  };

  test("a question of nothing but words that ask is about nothing", () => {
    const { fits, not } = listOf("asking");
    expect(failing(fits, (question) => understand(question).concepts.length === 0)).toEqual([]);
    expect(failing(not, (question) => understand(question).concepts.length > 0)).toEqual([]);
  });

  test.each(["sides", "unspecific"])("a question of nothing but %s leans on the one before", (title) => {
    const { fits, not } = listOf(title);
    const previous = { question: "When does a sponsor report a death?", read_as: null, authority: "FDA" as const };
    const leans = (question: string) => readFollowUp(previous, question).read_as !== null;
    expect(failing(fits, leans)).toEqual([]);
    expect(failing(not, (question) => !leans(question))).toEqual([]);
  });
});

describe("what another law calls otherwise", () => {
  const halves = (example: string) => example.split(" -> ");
  const calledHere = (question: string) => understand(question).counterparts.map(({ here }) => here);

  test.each(rules.counterparts)("$title is searched for by the name of the law that is asked for", ({ fits, not }) => {
    expect(failing(fits, (example) => calledHere(halves(example)[0] ?? "").includes(halves(example)[1] ?? ""))).toEqual([]);
    expect(failing(not, (question) => calledHere(question).length === 0)).toEqual([]);
  });

  test("says nothing where a question sets both laws side by side", () => {
    expect(calledHere("How do the US agent and the EU authorised representative differ?")).toEqual([]);
  });
});
