/** The headings among the styles of a rich text. */
export class RtfStyles {
  readonly #headings = new Map<number, number>();
  #style = 0;
  #outline: number | null = null;
  #name = "";

  /** Takes a control word of the table of styles. */
  take(name: string, number: number | null): void {
    if (name === "s") this.#style = number ?? 0;
    else if (name === "outlinelevel") this.#outline = number;
    // Styles of characters and tables count on their own.
    else if (/^(?:cs|ds|ts)$/.test(name)) this.#style = -1;
  }

  /** Takes a part of a style's name; a semicolon ends it. */
  named(text: string): void {
    for (const [at, part] of text.split(";").entries()) {
      if (at > 0) this.#end();
      this.#name = `${this.#name}${part}`.slice(0, 100);
    }
  }

  /** The level of a style as a heading; 0 where it is none. */
  headingOf(style: number): number {
    return this.#headings.get(style) ?? 0;
  }

  #end(): void {
    const named = /^\s*(?:heading\s*([1-9])|(title))\s*$/i.exec(this.#name);
    const outlined = this.#outline !== null && this.#outline >= 0 && this.#outline < 9 ? this.#outline + 1 : 0;
    const level = named ? Number(named[1] ?? 1) : outlined;
    if (level > 0 && this.#style >= 0) this.#headings.set(this.#style, level);
    [this.#style, this.#outline, this.#name] = [0, null, ""];
  }
}
