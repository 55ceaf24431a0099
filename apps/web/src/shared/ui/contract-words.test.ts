import { expect, test } from "vitest";
import { z } from "zod";
import { problemsOf } from "./contract-words.ts";

const Message = z.object({ firstName: z.string().min(1).max(5), email: z.email(), site: z.url().optional(), age: z.number().optional() });
const names = { firstName: "first name", email: "e-mail address" };

test("a complete form has no problems", () => {
  expect(problemsOf(Message, { firstName: "Ana", email: "ana@example.org" }, names)).toEqual({});
});

test("an empty field is asked for by its name, and blanks are empty", () => {
  expect(problemsOf(Message, { firstName: "", email: "  " }, names)).toEqual({
    firstName: "Please enter your first name.",
    email: "Please enter your e-mail address.",
  });
});

test("what is wrong with a value is said in words for people, never a validator's", () => {
  expect(problemsOf(Message, { firstName: "Anastasia", email: "ana@example", site: "example", age: "old" }, names)).toEqual({
    firstName: "Please keep this under 5 characters.",
    email: "Please enter an e-mail address such as name@example.org.",
    site: "Please enter an address such as https://example.org.",
    age: "Please check your age.",
  });
});
