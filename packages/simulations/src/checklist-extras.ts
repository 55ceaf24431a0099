import type { ChecklistItem, ProductIntake } from "@clausewise/contracts";

/** An item beside those that follow from rules, and why it is there. */
export interface ChecklistExtra extends ChecklistItem {
  reason: string;
}

type Intake = Pick<ProductIntake, "name" | "category" | "targetMarkets">;

/** Of the markets that products are planned for, those where the law of the European Union holds. */
const euMarkets = ["EU", "DE", "FR", "IT", "ES", "NL"];

const euRegulation = "https://eur-lex.europa.eu/eli/reg/2017/745/oj";

function euCompliance({ category, targetMarkets }: Intake): ChecklistExtra[] {
  const market = euMarkets.find((code) => targetMarkets.includes(code));
  if (!market) return [];
  const isMedicine = category === "drug" || category === "biologic";
  return [
    {
      id: "eu-mdr-compliance",
      title: "EU MDR compliance",
      description: isMedicine
        ? "Regulation (EU) 2017/745 concerns a medicine only where a device is a part of it: say whether one is (Article 1(8) and (9), Article 117)."
        : "Conformity with Regulation (EU) 2017/745: class, general safety and performance requirements, technical documentation, declaration.",
      required: !isMedicine,
      completed: false,
      category: "European Union",
      links: [{ title: "Regulation (EU) 2017/745", url: euRegulation, type: "other" }],
      reason:
        market === "EU"
          ? "The EU is one of the target markets."
          : `${market}, where the law of the EU holds, is one of the target markets.`,
    },
  ];
}

/** Whole words alone: not the letters in airway, pain or aid. */
const digitalWord = /(?<![\p{L}\p{N}])(?:ai|software)(?![\p{L}\p{N}])/iu;

function digitalHealth({ name }: Intake): ChecklistExtra[] {
  const word = digitalWord.exec(name)?.[0];
  if (!word) return [];
  return [
    {
      id: "digital-health",
      title: "Digital health",
      description: "Decide which functions of the software are a device, and gather the documents of software and cybersecurity for those.",
      required: true,
      completed: false,
      category: "Digital health",
      links: [
        {
          title: "FDA, Digital Health Center of Excellence",
          url: "https://www.fda.gov/medical-devices/digital-health-center-excellence",
          type: "other",
        },
      ],
      reason: `The product's name has the word “${word}”.`,
    },
  ];
}

/** Items that a product's markets and name add to its checklist. */
export const checklistExtras = (product: Intake): ChecklistExtra[] => [...euCompliance(product), ...digitalHealth(product)];
