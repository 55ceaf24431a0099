import type { DocumentType } from "@clausewise/contracts";
import { marketRegions } from "@clausewise/contracts/markets";
import { jurisdictionName } from "../../../shared/jurisdictions.ts";
import { productLabels, productTypes, toProductType } from "../../../shared/product-types.ts";
import { Choice, TextField } from "../../../shared/ui/fields.ts";
import { countriesOf, fittingTypes, placeOf } from "../document-types.ts";
import type { Said } from "../saving/said.ts";
import { useDocumentTypes } from "../use-drafts.ts";
import styles from "./desk.module.css";

interface Props {
  said: Said;
  onSay: (said: Partial<Said>) => void;
}

const none = { value: "", label: "Not chosen" };

/** Countries of which documents are known, then all others that products are planned for. */
function countryChoices(types: readonly DocumentType[]) {
  const known = countriesOf(types).map(([value, label]) => ({ value, label }));
  const others = marketRegions
    .flatMap(({ markets }) => markets)
    .filter(({ code }) => !known.some(({ value }) => value === code))
    .map(({ code, name }) => ({ value: code, label: name }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
  return [none, { group: "With document types", items: known }, { group: "Other markets", items: others }];
}

/** What a draft is to be: its category, country and kind of document, and the day whose law it speaks of. */
export function SaidFields({ said, onSay }: Props) {
  const { data: types = [] } = useDocumentTypes();
  const { category, country, document_type, speaks_of } = said;
  const fitting = fittingTypes(types, category, country);
  const chosen = types.find(({ id }) => id === document_type);
  const narrow = (changed: Partial<Pick<Said, "category" | "country">>) => {
    const next = { category, country, ...changed };
    const stays = chosen !== undefined && fittingTypes([chosen], next.category, next.country).length > 0;
    onSay({ ...changed, ...(stays ? {} : { document_type: null }) });
  };
  return (
    <div className={styles.said}>
      <Choice
        label="Category"
        value={category ?? ""}
        onChange={({ target }) => narrow({ category: toProductType(target.value) })}
        data={[none, ...productTypes.map((value) => ({ value, label: productLabels[value] }))]}
      />
      <Choice
        label="Country"
        value={country ?? ""}
        onChange={({ target }) => narrow({ country: target.value || null })}
        data={countryChoices(types)}
      />
      <Choice
        label="Document type"
        value={document_type ?? ""}
        onChange={({ target }) => onSay({ document_type: target.value || null })}
        data={[
          fitting.length > 0 ? none : { value: "", label: "None for this choice yet" },
          ...fitting.map((type) => ({ value: type.id, label: `${type.title} (${placeOf(type)})` })),
        ]}
      />
      <TextField
        label="Law as of"
        type="date"
        value={speaks_of ?? ""}
        onChange={({ target }) => onSay({ speaks_of: target.value || null })}
      />
      {chosen && <TypeFacts type={chosen} />}
      {fitting.length === 0 && types.length > 0 && country !== null && (
        <p className={styles.typeFacts}>
          No document type is known for {jurisdictionName(country)} and this category yet. References and consistency can be checked all the
          same.
        </p>
      )}
    </div>
  );
}

/** What the chosen kind of document is, and what its elements are taken from. */
const TypeFacts = ({ type: { about, basis, checked_against, elements } }: { type: DocumentType }) => (
  <p className={styles.typeFacts}>
    {about} {elements} elements, from {basis.map(({ clauses }) => clauses).join("; ")}. Checked against {checked_against}.
  </p>
);
