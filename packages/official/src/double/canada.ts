import type { Played } from "./played.ts";

/** An instrument of Canada as the double holds it, with the words of its sections by their numbers. */
interface DoubleInstrument {
  file: string;
  number: string;
  title: string;
  amended: string;
  current: string;
  sections: Map<string, string>;
}

interface DoubleCanada extends Played {
  instruments: DoubleInstrument[];
}

/** A regulation of generated words. */
export const generatedRegulation = (file: string, number: string, sections: number): DoubleInstrument => ({
  file,
  number,
  title: `Regulations ${number}`,
  amended: "2025-05-31",
  current: "2026-10-01",
  sections: new Map(
    Array.from({ length: sections }, (_, nth) => [String(nth + 1), `No person shall import or sell a thing of kind ${nth + 1}.`]),
  ),
});

export function createDoubleCanada(instruments: DoubleInstrument[]): DoubleCanada {
  const canada: DoubleCanada = {
    host: "laws-lois.justice.gc.ca",
    instruments,
    answer(path) {
      const found = canada.instruments.find(({ file }) => path === `/eng/XML/${file}.xml`);
      return found
        ? { status: 200, type: "text/xml", body: xmlOf(found) }
        : { status: 404, type: "text/html", body: "<!DOCTYPE html><html><body>Not found</body></html>" };
    },
  };
  return canada;
}

/** Provisions of other instruments carry the same numbers; they stand behind the body, and are no sections of this one. */
const xmlOf = ({ number, title, amended, current, sections }: DoubleInstrument): string => `\uFEFF<?xml version="1.0" encoding="utf-8"?>
<Regulation xmlns:lims="http://justice.gc.ca/lims" lims:pit-date="${amended}" lims:lastAmendedDate="${amended}" lims:current-date="${current}" regulation-type="SOR" xml:lang="en">
<Identification><InstrumentNumber>${number}</InstrumentNumber><EnablingAuthority><XRefExternal reference-type="act" link="F-27">Food and Drugs Act</XRefExternal></EnablingAuthority><LongTitle>${title}</LongTitle></Identification>
<Body><Heading level="1"><TitleText>General</TitleText></Heading>
${[...sections].map(([label, words]) => `<Section lims:lastAmendedDate="${amended}"><Label>${label}</Label><Text>${words}</Text></Section>`).join("\n")}
</Body>
<Schedule id="RelatedProvs"><ScheduleFormHeading><TitleText>RELATED PROVISIONS</TitleText></ScheduleFormHeading><RelatedOrNotInForce><Heading level="1"><TitleText>— SOR/2020-1, s. 1</TitleText></Heading><Section><Label>1</Label><Text>These Regulations come into force on registration.</Text></Section></RelatedOrNotInForce></Schedule>
</Regulation>
`;
