import { codePageOfCharset } from "./rtf-codepages.ts";

interface Font {
  page: number | null;
  name: string;
}

/** The fonts of a rich text, which say what bytes mean and which show signs instead of letters. */
export class RtfFonts {
  readonly #fonts = new Map<number, Font>();
  #current: Font = { page: null, name: "" };

  /** Takes a control word of the table of fonts. */
  take(name: string, number: number | null): void {
    if (name === "f") {
      this.#current = { page: null, name: "" };
      this.#fonts.set(number ?? 0, this.#current);
    } else if (name === "fcharset") this.#current.page ??= codePageOfCharset(number ?? 0);
    else if (name === "cpg") this.#current.page = number;
  }

  /** Takes a part of the name of the font that was begun. */
  named(text: string): void {
    if (this.#current.name.length < 100) this.#current.name += text;
  }

  /** The code page of a font; that of the document where it has none. */
  pageOf(font: number, document: number): number {
    return this.#fonts.get(font)?.page ?? document;
  }

  nameOf(font: number): string {
    return this.#fonts.get(font)?.name ?? "";
  }
}
