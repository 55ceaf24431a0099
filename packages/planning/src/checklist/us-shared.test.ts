import { expect, test } from "vitest";
import { afterwards, financial, userFee } from "./us-shared.ts";

test("the fee names the submission it is due for, and the subparagraph that sets it", () => {
  const [ofPma] = userFee("PMA");
  const [ofRequest] = userFee("De Novo request", "738(a)(2)(A)(xi)");
  expect(ofPma).toMatchObject({ description: expect.stringContaining("when the PMA is submitted"), clauses: [{ source: "FD&C Act 738" }] });
  expect(ofRequest?.clauses[0]?.clause).toBe("FD&C Act 738(a)(2)(A)(xi)");
});

test("investigators certify or disclose only where clinical studies support the submission, by the clause of its own part", () => {
  const [asked] = financial("21 CFR 807", "21 CFR 807.87(i)");
  expect(asked).toMatchObject({
    applies: expect.stringContaining("clinical studies"),
    clauses: [{ source: "21 CFR 807", clause: "21 CFR 807.87(i)" }],
  });
  expect(asked?.links.map(({ title }) => title.slice(0, 13))).toEqual(["Form FDA 3454", "Form FDA 3455"]);
});

test("before marketing every device is registered, identified and made under the quality system", () => {
  expect(afterwards.map(({ id, category }) => [id, category])).toEqual([
    ["registration", "Before marketing"],
    ["udi", "Before marketing"],
    ["qmsr", "Before marketing"],
  ]);
});
