import { expect, test } from "vitest";
import { textOf } from "../answer/answer.ts";
import { fileRegister } from "./file-register.ts";
import { answerOf, rowsOf } from "./testing.ts";

const file = "https://www.example.org/all.json";
const about = {
  id: "example",
  title: "A register",
  publisher: "An authority",
  url: "https://www.example.org/",
  hosts: ["www.example.org"],
  terms: "Free to use.",
  rhythm: 24,
  scope: "All of it",
};
const register = fileRegister(about, file, (answer) =>
  textOf(answer)
    .split(",")
    .map((key) => ({ key, title: key, url: null, fields: {}, aside: {} })),
);

test("all entries are had with one request, whatever was found before", async () => {
  expect(register.plan({ token: "new", asOf: null }, { token: "old", asOf: null }, "2026-11-22").map(({ url }) => url)).toEqual([file]);
  expect((await rowsOf(register, "a,b")).map(({ key }) => key)).toEqual(["a", "b"]);
});

test("whether it changed is told by the bytes of the file alone, and of which day it is by the file where it says so", () => {
  expect([register.detect?.url, register.detect?.read(answerOf("a"))]).toEqual([file, { token: null, asOf: null }]);
  const dated = fileRegister(about, file, () => [], textOf);
  expect(dated.detect?.read(answerOf("2026-10-03"))).toEqual({ token: null, asOf: "2026-10-03" });
});

test("it can be brought by hand, as one answer is all of it", () =>
  expect([register.isOneFile, register.holds]).toEqual([true, "register"]));
