import { expect, test } from "vitest";
import { checkMessage, emptyMessage, parseDraft } from "./contact-draft.ts";

const full = { firstName: "Ana", lastName: "Sample", email: "ana@example.org", message: "Hello" };

test("a complete message can be sent", () => {
  expect(checkMessage(full)).toEqual({});
});

test("every empty field is named", () => {
  expect(Object.keys(checkMessage(emptyMessage))).toEqual(["firstName", "lastName", "email", "message"]);
});

test("an e-mail address without a domain is refused", () => {
  expect(checkMessage({ ...full, email: "ana@" })).toEqual({ email: "Please enter an e-mail address such as name@example.org." });
  expect(checkMessage({ ...full, email: "ana@example" })).toHaveProperty("email");
});

test("a kept draft comes back as it was typed", () => {
  expect(parseDraft(JSON.stringify(full))).toEqual(full);
});

test("a damaged draft is an empty form, not an error", () => {
  expect(parseDraft("{broken")).toEqual(emptyMessage);
  expect(parseDraft('{"firstName": 3}')).toEqual(emptyMessage);
});
