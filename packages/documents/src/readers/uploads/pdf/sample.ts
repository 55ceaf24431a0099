const words = (
  "the sponsor shall keep records of each device and subject for two years after study ends or longer where law asks " +
  "monitoring safety data adverse events reported within days analysis risk management file clinical evaluation plan"
).split(" ");

const lineHeight = 13;
const wordsInLine = 12;

/** Words that differ from one number to the next. */
export const sampleWords = (nth: number, count: number): string =>
  Array.from({ length: count }, (_, at) => words[(nth * 7 + at * (1 + (nth % 5))) % words.length]).join(" ");

const lineOf = (nth: number): string => sampleWords(nth, wordsInLine);

const show = (font: "F1" | "F2", size: number, left: number, top: number, text: string): string =>
  `BT /${font} ${size} Tf 1 0 0 1 ${left} ${792 - top} Tm (${text}) Tj ET`;

/** A page as most are: a running head, a heading, paragraphs, a list, a table and a page number. */
function contentOf(number: number): string {
  const at = (line: number) => 90 + line * lineHeight;
  const paragraphs = Array.from({ length: 28 }, (_, nth) => nth).flatMap((nth) =>
    nth % 7 === 6 ? [] : [show("F1", 10, 72, at(nth + 2), lineOf(number * 31 + nth))],
  );
  const list = [31, 32, 33].map((nth) => show("F1", 10, 90, at(nth), `${nth - 30}. ${lineOf(nth)}`));
  const table = [36, 37, 38, 39].flatMap((nth) => [72, 220, 400].map((left) => show("F1", 9, left, at(nth), lineOf(nth).slice(0, 20))));
  const edges = [show("F1", 8, 72, 40, "Protocol 12-345, version 2.0"), show("F1", 8, 300, 760, `Page ${number}`)];
  const heading = show("F2", 14, 72, at(0.5 + (number % 2) * 7), "Duties of the sponsor");
  return [...edges, heading, ...paragraphs, ...list, ...table].join("\n");
}

/** A PDF of a few pages, made by hand. */
export function samplePdf(pages: number): Uint8Array {
  const numbers = Array.from({ length: pages }, (_, nth) => nth + 1);
  const kids = numbers.map((number) => `${3 + number * 2} 0 R`).join(" ");
  const fonts = "<< /F1 3 0 R /F2 4 0 R >>";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>",
    ...numbers.flatMap((number) => {
      const content = contentOf(number);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font ${fonts} >> /Contents ${4 + number * 2} 0 R >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  return Buffer.from(withTable(objects), "latin1");
}

/** Objects as a file, with the table of where each begins. */
function withTable(objects: readonly string[]): string {
  let file = "%PDF-1.4\n";
  const begins = objects.map((object, nth) => {
    const begin = file.length;
    file += `${nth + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(begin).padStart(10, "0")} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${begins.join("")}`;
  return `${file}${table}trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}
