import { Fragment, useState } from "react";
import { TextButton } from "../../shared/ui/text-button.tsx";
import { beginningOf, fieldName, fieldParts, type FieldPart } from "./field-words.ts";

interface Props {
  name: string;
  value: string;
}

/** What a field of an entry says, as people read it; of a long one the beginning, until somebody asks for all of it. */
export function FieldValue({ name, value }: Props) {
  const [whole, setWhole] = useState(false);
  const beginning = beginningOf(value);
  return (
    <>
      {fieldParts(name, whole ? value : (beginning ?? value)).map((part, at) => (
        // Parts never move within a value, so their positions are stable keys.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {at > 0 && "; "}
          <Part part={part} />
        </Fragment>
      ))}
      {beginning !== null && (
        <>
          {" "}
          <TextButton aria-expanded={whole} onClick={() => setWhole(!whole)}>
            {whole ? "less" : "all of it"}
            <span className="visually-hidden"> of {fieldName(name)}</span>
          </TextButton>
        </>
      )}
    </>
  );
}

function Part({ part: { text, href } }: { part: FieldPart }) {
  if (href === undefined) return text;
  return (
    <a href={href} target="_blank" rel="noopener">
      {text} <span aria-hidden>↗</span>
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
