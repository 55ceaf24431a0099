/** A PDF whose pages hold these lines, made by hand so that no program needs to be there. */
export function pdfOf(pages: readonly (readonly string[])[]): Buffer {
  const font = 3;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${pageObject(at)} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...pages.flatMap((lines, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F ${font} 0 R >> >> /Contents ${pageObject(at) + 1} 0 R >>`,
      streamOf(lines),
    ]),
  ];
  let body = "%PDF-1.4\n";
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  return Buffer.from(
    `${body}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer << /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`,
    "latin1",
  );
}

/** Number of the object of a page, whose content is the next. */
const pageObject = (at: number): number => 4 + 2 * at;

function streamOf(lines: readonly string[]): string {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/gu, String.raw`\$&`)}) Tj 0 -20 Td`).join("\n");
  const stream = `BT /F 12 Tf 72 700 Td\n${shown}\nET`;
  return `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`;
}
