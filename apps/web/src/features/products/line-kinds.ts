import type { ProductStandard } from "@clausewise/contracts";

/** Entries that are written in a line, and how such a line is read. */
export interface LineKind<T> {
  label: string;
  hint?: string;
  placeholder?: string;
  write: (value: T) => string;
  /** Null where the line is none of this kind. */
  read: (line: string) => T | null;
  /** Said then. */
  needs: string;
}

const written = (value: string): string => value;

export const regulationLines: LineKind<string> = {
  label: "Regulation numbers",
  hint: "Sections of 21 CFR under which FDA regulates it.",
  placeholder: "880.5725",
  write: written,
  read: (line) => /^(?:21\s*CFR\s*)?§?\s*(\d{1,4}\.\d{1,5})$/i.exec(line)?.[1] ?? null,
  needs: "A section is written as 880.5725.",
};

export const partLines: LineKind<string> = {
  label: "Parts of the CFR",
  hint: "The parts that you have to watch.",
  placeholder: "21 CFR 820",
  write: written,
  read: (line) => {
    const [, title, part] = /^(\d{1,2})\s*CFR\s*(?:part\s*)?(\d{1,4})$/i.exec(line) ?? [];
    return title === undefined ? null : `${title} CFR ${part}`;
  },
  needs: "A part is written with its title: 21 CFR 820.",
};

export const standardLines: LineKind<ProductStandard> = {
  label: "Standards",
  hint: "With the year of the edition that you use; without one the edition in force is meant.",
  placeholder: "ISO 14971:2019",
  write: ({ identifier, year }) => (year === null ? identifier : `${identifier}:${year}`),
  read: (line) => {
    const [, identifier, year] = /^(.{2,100}?)(?:\s*:\s*((?:19|20)\d{2}))?$/.exec(line) ?? [];
    return identifier === undefined ? null : { identifier, year: year === undefined ? null : Number(year) };
  },
  needs: "A standard is written with its number: ISO 14971:2019.",
};

export const firmLines: LineKind<string> = {
  label: "Watched firms",
  hint: "Makers, suppliers and competitors, as letters and registers name them.",
  write: written,
  read: written,
  needs: "Type a firm’s name.",
};
