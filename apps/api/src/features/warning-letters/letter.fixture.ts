import type { BuiltInLetter } from "@clausewise/static-data";

/** The address of the page of a letter, as FDA forms it. */
const addressOf = (firm: string, number: string, day: string): string => {
  const [year, month, date] = day.split("-");
  return `https://www.fda.gov/warning-letters/${firm.toLowerCase().replaceAll(/\W+/g, "-")}-${number}-${month}${date}${year}`;
};

/** A letter of generated words. */
export const builtInLetter = (company: string, said: Partial<BuiltInLetter> = {}): BuiltInLetter => {
  const [marcs_cms, letter_date] = [said.marcs_cms ?? "600001", said.letter_date ?? "2025-03-04"];
  return {
    marcs_cms,
    company,
    letter_date,
    posted_date: "2025-03-18",
    issuing_office: "Center for Devices and Radiological Health",
    subject: "CGMP/QSR/Medical Devices/Adulterated",
    subject_family: "device_quality_system",
    product_kind: ["device"],
    url: addressOf(company, marcs_cms, letter_date),
    cited: [],
    checked_against: "a list made up",
    ...said,
  };
};
