import type { RoleType } from "@clausewise/contracts";

export interface SamplePerson {
  id: string;
  given_name: string;
  name: string;
  email: string;
  work: string;
  role: RoleType;
}

const sample = (given_name: string, work: string, role: RoleType = "regulatory_professional"): SamplePerson => {
  const id = given_name.toLowerCase();
  return { id, given_name, name: `${given_name} Sample`, email: `${id}@example.org`, work, role };
};

/** People to try the product as; none of them exists. */
export const samplePeople: readonly SamplePerson[] = [
  sample("Ana", "Regulatory affairs, medical devices"),
  sample("Ben", "Regulatory affairs, drugs and biologics"),
  sample("Chi", "Quality and post-market surveillance"),
  sample("Dana", "Runs this installation", "administrator"),
];
