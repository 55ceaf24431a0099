import { expect, test } from "vitest";
import { elementWords } from "./element-words.ts";
import { requirement } from "./requirement.fixture.ts";
import { wordFeatures } from "./word-features.ts";

const power = "We need 120 people so that the chance of seeing a true difference is 90 %.";
const storage = "Keep the vials in a refrigerator and do not freeze them.";
const [sample, kept] = elementWords([
  requirement({ wordings: [power] }),
  requirement({
    id: "storage",
    title: "Storage conditions",
    requirement: "Say how the product is stored.",
    asks: "Where is it kept?",
    signs: [["storage", "{quantity}"]],
    wordings: [storage],
  }),
]);
const features = (words: string) => new Set(wordFeatures(words));

test("a sentence speaks for the element whose wordings it is like, and against another", () => {
  const said = features("The vials are kept in the refrigerator.");
  expect(kept?.gainOf(said)).toBeGreaterThan(0);
  expect(sample?.gainOf(said)).toBeLessThan(0);
});

test("likeness is most for a wording itself, nothing for words that share none, and never more than one", () => {
  const same = kept?.likenessOf(features(storage)) ?? 0;
  expect(same).toBeGreaterThan(kept?.likenessOf(features("Keep the vials in a box.")) ?? 1);
  expect(same).toBeLessThanOrEqual(1);
  expect(kept?.likenessOf(features("Blood pressure rises."))).toBe(0);
});

test("a sentence without words says nothing for or against an element", () => {
  expect(kept?.gainOf(features(""))).toBe(0);
  expect(kept?.likenessOf(features("§ — …"))).toBe(0);
});

test("an element of which nobody has said how it is worded is like no sentence, and still told by its title and signs", () => {
  const [bare] = elementWords([requirement({ title: "Überdosierung", signs: [["overdose|überdosiert"]] })]);
  expect(bare?.likenessOf(features("An overdose was seen."))).toBe(0);
  expect(bare?.gainOf(features("overdose"))).toBeGreaterThan(bare?.gainOf(features("catheter")) ?? 0);
  expect(bare?.terms.join(" ")).not.toContain("|");
});
