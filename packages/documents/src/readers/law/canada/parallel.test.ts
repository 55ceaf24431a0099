import { expect, test } from "vitest";
import { readParallelConsolidation, readTermsNamedInFrench } from "./parallel.ts";

const act = (language: string, body: string, day = "2026-06-04") =>
  `<?xml version="1.0"?><Regulation xmlns:lims="http://justice.gc.ca/lims" lims:pit-date="${day}" xml:lang="${language}"><Body>${body}</Body></Regulation>`;
const english = act(
  "en",
  `<Heading level="1"><TitleText>Implant Registration</TitleText></Heading><Section><Label>1</Label><Text>In these Regulations,</Text>
  <Definition><Text><DefinedTermEn>recall</DefinedTermEn> means a measure. (<DefinedTermFr>rappel</DefinedTermFr>)</Text></Definition>
  <Definition><Text><DefinedTermEn>drug</DefinedTermEn> is English alone.</Text></Definition></Section>
  <Section><Label>2</Label><Subsection><Label>(1)</Label><Text>Keep it 2 years.</Text></Subsection><Subsection><Label>(2)</Label><Text>Report it.</Text></Subsection></Section>`,
);
const french = (day?: string) =>
  act(
    "fr",
    `<Heading level="1"><TitleText>Enregistrement des implants</TitleText></Heading><Section><Label>1</Label><Text>Au présent règlement,</Text>
  <Definition><Text><DefinedTermFr>rappel</DefinedTermFr> Mesure. (<DefinedTermEn>recall</DefinedTermEn>)</Text></Definition></Section>
  <Section><Label>2</Label><Subsection><Label>(1)</Label><Text>Le conserver deux ans.</Text></Subsection><Subsection><Label>(2)</Label><Text>Le déclarer.</Text></Subsection></Section>`,
    day,
  );

test("terms, headings and provisions of two official versions stand beside each other", () => {
  expect(readParallelConsolidation(english, french())).toEqual({
    language: "fr",
    version: "2026-06-04",
    terms: [{ section: "1", english: "recall", other: "rappel" }],
    headings: [{ section: "1", english: "Implant Registration", other: "Enregistrement des implants" }],
    passages: [
      { section: "1", english: "recall means a measure. (rappel)", other: "rappel Mesure. (recall)" },
      { section: "1", english: "In these Regulations,", other: "Au présent règlement," },
      { section: "2", english: "Keep it 2 years.", other: "Le conserver deux ans." },
      { section: "2", english: "Report it.", other: "Le déclarer." },
    ],
  });
});

test("versions of different days, or laid out apart, are refused", () => {
  expect(() => readParallelConsolidation(english, french("2025-01-20"))).toThrow("another day");
  expect(() => readParallelConsolidation(english, act("fr", "<Section><Label>9</Label></Section>"))).toThrow("laid out");
});

test("an English version alone tells the terms it names in French", () => {
  expect(readTermsNamedInFrench(english)).toEqual({
    version: "2026-06-04",
    terms: [{ section: "1", english: "recall", other: "rappel" }],
  });
});
