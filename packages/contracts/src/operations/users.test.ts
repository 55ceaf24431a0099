import { expect, test } from "vitest";
import { TimeZone, userOperations } from "./users.ts";

const { input } = userOperations.update;

test.each(["Europe/Berlin", "UTC", "America/Argentina/Buenos_Aires"])("a person may read times in %s", (time_zone) => {
  expect(input.parse({ time_zone })).toEqual({ time_zone });
});

test("a person may go back to the time zone of their browser", () => {
  expect(input.parse({ time_zone: null })).toEqual({ time_zone: null });
});

test.each(["Atlantis/Capital", "+01:00", "", "Europe/Berlin\n"])(
  "%j is no time zone, and the sentence says what one looks like",
  (name) => {
    const refused = TimeZone.safeParse(name);
    expect(refused.error?.issues.map(({ message }) => message)).toEqual(["must be a time zone, such as Europe/Berlin"]);
  },
);
