import { expect, test } from "vitest";
import { beginWith } from "./engine.ts";
import { learnToReadPdf } from "./learn.ts";
import { partsOf, quietly, told } from "./pdf.fixture.ts";
import { programOf } from "./machine-code.ts";
import { readPdf } from "./read-pdf.ts";
import { samplePdf } from "./sample.ts";

const read = async () => partsOf(await readPdf(samplePdf(3), quietly)).flatMap(told);

test("with what another learned, a file reads as without", async () => {
  const before = await read();
  const learned = await learnToReadPdf();
  expect(learned?.length).toBeGreaterThan(100_000);
  await beginWith(learned ?? new Uint8Array());
  expect(await read()).toEqual(before);
});

test("what was not learned here, or of another program, is not begun with", async () => {
  const [empty, other] = [Buffer.from("0061736d01000000", "hex"), Buffer.from("0061736d0100000001040160000003020100", "hex")];
  expect(programOf(Buffer.from("neither machine code nor anything else of this V8"), empty)).toBeNull();
  expect(programOf(new Uint8Array(), other)).toBeNull();
});
