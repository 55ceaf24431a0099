/** A PDF of pages of lines, a byte a character; its letters are those of ASCII. */
export function pdfOf(pages: readonly (readonly string[])[]): string {
  const [catalogue, tree, font] = [1, 2, 3];
  const idOf = (page: number) => 4 + page * 2;
  const objects = new Map([
    [catalogue, `<</Type/Catalog/Pages ${tree} 0 R>>`],
    [tree, `<</Type/Pages/Count ${pages.length}/Kids[${pages.map((_, page) => `${idOf(page)} 0 R`).join(" ")}]>>`],
    [font, "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>"],
  ]);
  for (const [page, lines] of pages.entries()) {
    const drawn = lines.map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj T*`).join("\n");
    const stream = `BT /F1 11 Tf 28 TL 60 780 Td\n${drawn}\nET`;
    objects.set(
      idOf(page),
      `<</Type/Page/Parent ${tree} 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 ${font} 0 R>>>>/Contents ${idOf(page) + 1} 0 R>>`,
    );
    objects.set(idOf(page) + 1, `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`);
  }
  return written(objects);
}

function written(objects: ReadonlyMap<number, string>): string {
  let body = "%PDF-1.4\n";
  const places: number[] = [];
  for (const [id, object] of [...objects].toSorted(([a], [b]) => a - b)) {
    places.push(body.length);
    body += `${id} 0 obj\n${object}\nendobj\n`;
  }
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  return `${body}xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}trailer\n<</Size ${places.length + 1}/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
}
