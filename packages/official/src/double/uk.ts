import type { Played } from "./played.ts";

/** An instrument of the United Kingdom as the double holds it. */
interface DoubleUkInstrument {
  path: string;
  title: string;
  valid: string;
  regulations: Map<string, string>;
  /** Titles of amendments that are made and not worked into the words. */
  unapplied: string[];
}

interface DoubleUk extends Played {
  instruments: DoubleUkInstrument[];
}

/** An instrument of generated words. */
export const generatedUkInstrument = (path: string, regulations: number): DoubleUkInstrument => ({
  path,
  title: `The Things Regulations ${path.replace(/^uksi\//, "")}`,
  valid: "2026-06-16",
  regulations: new Map(
    Array.from({ length: regulations }, (_, nth) => [String(nth + 1), `No person shall supply a thing of kind ${nth + 1}.`]),
  ),
  unapplied: [],
});

export function createDoubleUk(instruments: DoubleUkInstrument[]): DoubleUk {
  const uk: DoubleUk = {
    host: "www.legislation.gov.uk",
    instruments,
    answer(path) {
      const found = uk.instruments.find((one) => path === `/${one.path}/data.xml`);
      return found
        ? { status: 200, type: "application/xml", body: xmlOf(found) }
        : { status: 404, type: "text/html", body: "<!DOCTYPE html><html><body>Not found</body></html>" };
    },
  };
  return uk;
}

const xmlOf = ({ path, title, valid, regulations, unapplied }: DoubleUkInstrument): string => `<?xml version="1.0" encoding="utf-8"?>
<Legislation xmlns="http://www.legislation.gov.uk/namespaces/legislation" DocumentURI="http://www.legislation.gov.uk/${path}" IdURI="http://www.legislation.gov.uk/id/${path}" RestrictExtent="E+W+S+N.I.">
<ukm:Metadata xmlns:ukm="http://www.legislation.gov.uk/namespaces/metadata" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dct="http://purl.org/dc/terms/"><dc:title>${title}</dc:title><dc:language>en</dc:language><dct:valid>${valid}</dct:valid>
<ukm:SecondaryMetadata><ukm:DocumentClassification><ukm:DocumentMinorType Value="regulation"/></ukm:DocumentClassification><ukm:UnappliedEffects>${unapplied.map((by) => `<ukm:UnappliedEffect Type="words inserted" AffectedProvisions="reg. 1" AffectingTitle="${by}"/>`).join("")}</ukm:UnappliedEffects></ukm:SecondaryMetadata></ukm:Metadata>
<Secondary><Body>
${[...regulations].map(([number, words]) => `<P1group><Title>Duty ${number}</Title><P1><Pnumber PuncAfter=".">${number}</Pnumber><P1para><Text>${words}</Text></P1para></P1></P1group>`).join("\n")}
</Body></Secondary></Legislation>
`;
