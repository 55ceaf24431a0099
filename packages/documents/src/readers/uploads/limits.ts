const megabyte = 1024 * 1024;

/** What is read of one file at most; what goes beyond is refused as too large. */
export const readingLimits = {
  /** Files in an archive, folders included. */
  entries: 10_000,
  /** Bytes all files of an archive may unpack to by their own word, and those really unpacked. */
  unpackedBytes: 512 * megabyte,
  /** Bytes one file of an archive may unpack to. */
  entryBytes: 256 * megabyte,
  /** How many times its size a file of more than a megabyte may unpack to. */
  ratio: 500,
  /** Elements of XML within each other. */
  depth: 400,
  /** Elements of one piece of XML that is held at once, such as a table. */
  elements: 2_000_000,
  /** Cells of a workbook that hold something. */
  cells: 4_000_000,
  /** Sheets or slides. */
  parts: 5_000,
  /** Pages of a PDF, and the words on all of them. */
  pages: 20_000,
  words: 3_000_000,
  /** Pixels of a picture, by its own word. */
  pixels: 50_000_000,
  /** Characters of text in all. */
  characters: 80_000_000,
} as const;

/** Characters after which a paragraph or table is continued in a further block. */
export const blockCharacters = 20_000;

/** Characters after which a text that flows goes on in a further part; some 150 pages. */
export const flowCharacters = 500_000;

/** Rows and characters of a sheet after which a further block with a range of its own begins. */
export const sheetBlock = { rows: 40, characters: 4_000 } as const;
