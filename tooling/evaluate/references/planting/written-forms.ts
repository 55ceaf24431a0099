/** How people write one place of a law: each takes what the library cites it by and gives what a document says. */
interface LawForms {
  /** A clause of the law, its number and paragraphs apart. */
  clause: RegExp;
  /** What a text says at its beginning, so that its short names have a law. */
  opening: string;
  write: (number: string, levels: readonly string[]) => string[];
}

const joined = (levels: readonly string[]): string => levels.map((level) => `(${level})`).join("");
const spaced = (levels: readonly string[]): string => levels.map((level) => ` (${level})`).join("");

const code: LawForms = {
  clause: /^21 CFR (\d+\.\d+)((?:\([^()]+\))*)$/,
  opening: "Checked against the requirements of FDA, 21 CFR Parts 800 to 898.",
  write: (number, levels) => {
    const place = `${number}${joined(levels)}`;
    const paragraphs = joined(levels);
    return [
      `21 CFR ${place}`,
      `21 CFR § ${place}`,
      `21 CFR §${place}`,
      `21 C.F.R. § ${place}`,
      `21CFR${place}`,
      `21 CFR Part ${place}`,
      `21 CFR Sec. ${place}`,
      `21 CFR section ${place}`,
      `Title 21 CFR ${place}`,
      `Title 21, Code of Federal Regulations, section ${place}`,
      `21 Code of Federal Regulations ${place}`,
      `§ ${place}`,
      `Section ${place}`,
      `section ${place} of title 21`,
      `21 CFR ${number}${spaced(levels)}`,
      `21 cfr ${place}`,
      `21-CFR-${place}`,
      `CFR 21 ${place}`,
      `21 CFR, ${place}`,
      ...(levels.length > 0
        ? [
            `paragraph ${paragraphs} of § ${number}`,
            `paragraph ${paragraphs} of 21 CFR ${number}`,
            `21 CFR ${number}, paragraph ${paragraphs}`,
            `21 CFR ${number} paragraph ${paragraphs}`,
            `§ ${number} at ${paragraphs}`,
          ]
        : []),
    ];
  },
};

const european = (name: string, numbers: readonly string[], full: string): LawForms[] => [
  {
    clause: new RegExp(`^${name} Article (\\d+[a-z]?)((?:\\([^()]+\\))*)$`),
    opening: `Checked against ${full} (${name.slice(3)}).`,
    write: (number, levels) => {
      const [paragraph, point] = levels;
      const short = name.slice(3);
      const place = `${number}${joined(levels)}`;
      return [
        ...numbers.flatMap((law) => [`Article ${place} of ${law}`, `${law}, Article ${place}`]),
        `Article ${place} ${short}`,
        `Art. ${place} ${short}`,
        `Art.${place} ${short}`,
        `Art ${place} of the ${short}`,
        `${short} Article ${place}`,
        `${short} Art. ${number}${spaced(levels)}`,
        `${short}, Art. ${place}`,
        `${short} art. ${place}`,
        `Article ${place} EU ${short}`,
        `(${short} Article ${place})`,
        `the ${short}, in particular Article ${place} thereof`,
        `Article ${place} of the Regulation`,
        `ARTICLE ${place} ${short}`,
        ...(paragraph !== undefined && /^\d+$/.test(paragraph) && levels.length === 1
          ? [
              `Article ${number} paragraph ${paragraph} ${short}`,
              `Article ${number}, paragraph ${paragraph}, of the ${short}`,
              `paragraph ${paragraph} of Article ${number} ${short}`,
              `Art. ${number} para. ${paragraph} ${short}`,
              `Article ${number} (${paragraph}) of the ${short}`,
              `${short} Art. ${number}.${paragraph}`,
              `Art. ${number} Abs. ${paragraph} ${short}`,
              `${short} ${number}(${paragraph})`,
            ]
          : []),
        ...(paragraph !== undefined && point !== undefined && levels.length === 2 && /^[a-z]$/.test(point)
          ? [
              `Article ${number}(${paragraph}), point (${point}), ${short}`,
              `point (${point}) of Article ${number}(${paragraph}) ${short}`,
              `Article ${number}(${paragraph})(${point}) of the ${short}`,
              `Article ${number}(${paragraph}) lit. ${point} ${short}`,
              `Article ${number}, paragraph ${paragraph}, point (${point}) of the ${short}`,
            ]
          : []),
      ];
    },
  },
  {
    clause: new RegExp(`^${name} Annex ([IVX]+) (\\d+(?:\\.\\d+)*)$`),
    opening: `Checked against ${full} (${name.slice(3)}).`,
    write: (number, [section = ""]) => {
      const short = name.slice(3);
      return [
        `Annex ${number} Section ${section} ${short}`,
        `Annex ${number}, Section ${section}, of the ${short}`,
        `Annex ${number}, section ${section} to the ${short}`,
        `${short} Annex ${number} Section ${section}`,
        `${short} Annex ${number}, point ${section}`,
        `${short} Annex ${number} § ${section}`,
        `${short} Annex ${number} para. ${section}`,
        `section ${section} of Annex ${number} to the ${short}`,
        `Section ${section} of Annex ${number} ${short}`,
        `point ${section} of Annex ${number} of the ${short}`,
        `ANNEX ${number} Section ${section} ${short}`,
        `annex ${number}, section ${section} of the ${short}`,
        ...(section.includes(".") ? [`${short} Annex ${number}, ${section}`, `Annex ${number} (${section}) ${short}`] : []),
        ...(number === "I" ? [`${short} GSPR ${section}`, `GSPR ${section} of the ${short}`, `${short} Annex I GSPR ${section}`] : []),
      ];
    },
  },
  {
    clause: new RegExp(`^${name} Annex ([IVX]+)$`),
    opening: `Checked against ${full} (${name.slice(3)}).`,
    write: (number) => {
      const short = name.slice(3);
      return [
        `Annex ${number} ${short}`,
        `Annex ${number} to the ${short}`,
        `${short} Annex ${number}`,
        `${short}, Annex ${number}`,
        `ANNEX ${number} ${short}`,
      ];
    },
  },
];

const act: LawForms = {
  clause: /^FD&C Act (\d{3}[A-Z]?)((?:\([^()]+\))+)$/,
  opening: "Checked against the Federal Food, Drug, and Cosmetic Act (the Act).",
  write: (number, levels) => {
    const place = `${number}${joined(levels)}`;
    const [first, ...rest] = levels;
    return [
      `section ${place} of the FD&C Act`,
      `Section ${place} of the Act`,
      `section ${place} of the Federal Food, Drug, and Cosmetic Act`,
      `section ${place} of the Federal Food, Drug and Cosmetic Act`,
      `section ${place} of the Food, Drug, and Cosmetic Act`,
      `FD&C Act § ${place}`,
      `FD&C Act section ${place}`,
      `FD&C Act, section ${place}`,
      `FD&C Act ${place}`,
      `FDCA § ${place}`,
      `FDCA section ${place}`,
      `§ ${place} of the FD&C Act`,
      `§${place} FD&C Act`,
      `Sec. ${place} of the FDCA`,
      `Sec. ${place} FD&C Act`,
      `FFDCA § ${place}`,
      `section ${number}${spaced(levels)} of the Act`,
      ...(rest.length === 0 ? [`subsection (${first}) of section ${number} of the Act`] : []),
    ];
  },
};

const devicesOfCanada: LawForms = {
  clause: /^SOR\/98-282 s\. (\d+(?:\.\d+)?)((?:\([^()]+\))*)$/,
  opening: "Checked against the Medical Devices Regulations (SOR/98-282) of Canada, called the Regulations below.",
  write: (number, levels) => {
    const place = `${number}${joined(levels)}`;
    const kind = ["section", "subsection", "paragraph", "subparagraph"][levels.length] ?? "paragraph";
    return [
      `section ${place} of the Medical Devices Regulations`,
      `${kind} ${place} of the Medical Devices Regulations`,
      `${kind} ${place} of the Regulations`,
      `SOR/98-282, s. ${place}`,
      `SOR/98-282 s.${place}`,
      `SOR/98-282 section ${place}`,
      `s. ${place} of SOR/98-282`,
      `s. ${place} of the CMDR`,
      `CMDR s. ${place}`,
      `CMDR, section ${place}`,
      `Section ${place} CMDR`,
      `Medical Devices Regulations, section ${place}`,
      `Medical Devices Regulations (SOR/98-282), s. ${place}`,
      `Medical Devices Regulations, SOR/98-282, s. ${place}`,
      `s. ${place} of the Regulations`,
      `s. ${place}`,
      ...(levels.length > 0 ? [`section ${place}`, `s ${place}`] : []),
    ];
  },
};

const drugsOfCanada: LawForms = {
  clause: /^C\.R\.C\., c\. 870 ([A-J]\.\d\d\.\d{3}(?:\.\d+)?)((?:\([^()]+\))*)$/,
  opening: "Checked against the Food and Drug Regulations (C.R.C., c. 870) of Canada.",
  write: (number, levels) => {
    const place = `${number}${joined(levels)}`;
    return [
      `C.R.C., c. 870, ${place}`,
      `section ${place} of the Food and Drug Regulations`,
      `Food and Drug Regulations ${place}`,
      `Food and Drug Regulations, section ${place}`,
      `s. ${place} of the Food and Drug Regulations`,
      `section ${place}`,
      `${number}${spaced(levels)}`,
      place,
    ];
  },
};

const laws: readonly LawForms[] = [
  code,
  ...european(
    "EU MDR",
    ["Regulation (EU) 2017/745", "Regulation (EU) No 2017/745", "Regulation 2017/745", "EU 2017/745", "2017/745"],
    "Regulation (EU) 2017/745",
  ),
  ...european("EU IVDR", ["Regulation (EU) 2017/746", "Regulation 2017/746"], "Regulation (EU) 2017/746"),
  act,
  devicesOfCanada,
  drugsOfCanada,
];

/** How a clause is written, and what a text has to say at its beginning; none of a clause that no law here has. */
export function writtenForms(clause: string): { opening: string; forms: string[] } | null {
  for (const { clause: pattern, opening, write } of laws) {
    const [whole, number = "", rest = ""] = pattern.exec(clause) ?? [];
    if (whole === undefined) continue;
    const levels = rest.startsWith("(") ? [...rest.matchAll(/\(([^()]+)\)/g)].map(([, level = ""]) => level) : rest === "" ? [] : [rest];
    return { opening, forms: write(number, levels) };
  }
  return null;
}
