import { expect, test } from "vitest";
import { mentionedIn, withIds, withNames } from "./mentions.ts";

const [ben, benSample] = ["0198c0de-0000-7000-8000-000000000001", "0198c0de-0000-7000-8000-000000000002"];
const people = [
  { id: ben, name: "Ben" },
  { id: benSample, name: "Ben Sample" },
];
const names = new Map(people.map(({ id, name }) => [id, name]));

test("people who are named stand in a kept text by their ids, the longest name first", () => {
  const kept = withIds("@Ben Sample and @ben, see (@Ben).", people);
  expect(kept).toBe(`@[${benSample}] and @[${ben}], see (@[${ben}]).`);
  expect(mentionedIn(kept)).toEqual([benSample, ben]);
});

test("parts of addresses and of longer names are no mentions", () => {
  expect(withIds("mail@Ben.example, @Benjamin, a.@Ben", people)).toBe("mail@Ben.example, @Benjamin, a.@Ben");
});

test("what somebody types that looks like a kept mention is none", () => {
  expect(mentionedIn(withIds(`@[${ben}]`, people))).toEqual([]);
});

test("names are those of today, also of people who are gone", () => {
  const kept = withIds("@Ben Sample and @Ben", people);
  expect(withNames(kept, (id) => names.get(id) ?? "")).toEqual({ content: "@Ben Sample and @Ben", mentions: ["@Ben Sample", "@Ben"] });
  expect(withNames(kept, () => "Deleted person").content).toBe("@Deleted person and @Deleted person");
});
