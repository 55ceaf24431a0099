import { expect, test } from "vitest";
import { giveBack } from "./give-back.ts";

test("what nothing needs any longer is given back, and what is needed stays", () => {
  const needed = Array.from({ length: 1000 }, (_, nth) => ({ nth }));
  const make = () => new WeakRef(Array.from({ length: 100_000 }, (_, nth) => ({ nth })));
  const forgotten = make();
  // A reference that was just made is kept until the turn ends.
  return new Promise<void>((resolve) => setTimeout(resolve)).then(() => {
    giveBack();
    expect(forgotten.deref()).toBeUndefined();
    expect(needed.at(-1)).toEqual({ nth: 999 });
  });
});
