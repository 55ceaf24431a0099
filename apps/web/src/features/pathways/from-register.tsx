import type { Answers, RegisterAnswers } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { useDeferredValue, useState } from "react";
import { formatDate } from "../../shared/format.ts";
import { TextField } from "../../shared/ui/fields.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import { ClauseButtons, type OpenClause } from "./clause-buttons.tsx";
import styles from "./pathways.module.css";
import { useTypesInRegister } from "./use-pathways.ts";

interface Props {
  /** Product codes of the product. */
  codes: readonly string[];
  answers: Answers;
  onChange: (answers: Answers) => void;
  onOpen: OpenClause;
}

/** Answers that FDA's classification of devices gives for a product code, to be taken over by whoever answers. */
export function FromRegister({ codes, ...rest }: Props) {
  const [search, setSearch] = useState(codes.join(" "));
  const asked = useDeferredValue(search.trim());
  return (
    <div className={styles.register}>
      <TextField
        label="Product code or regulation number"
        description="FDA's classification answers some of the questions, such as FRN or 880.5725."
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      {asked.length >= 3 && <Found search={asked} {...rest} />}
    </div>
  );
}

function Found({ search, answers, onChange, onOpen }: Omit<Props, "codes"> & { search: string }) {
  return (
    <QueryState query={useTypesInRegister(search)} waiting="Looking it up" failed="The register could not be asked." inline>
      {({ register, as_of, types }) =>
        as_of === null ? (
          <p className={styles.quiet}>
            “{register.title}” was not fetched yet, so nothing is known of it here. Answer the questions by hand.
          </p>
        ) : (
          <>
            <ul className={styles.types}>
              {types.map((type) => (
                <li key={type.code}>
                  <TypeFound type={type} onTake={() => onChange(takenOver(answers, type))} onOpen={onOpen} />
                </li>
              ))}
            </ul>
            <p className={styles.quiet}>
              {types.length === 0 ? "Nothing is listed under that. " : ""}
              {register.title}, {formatDate(as_of)}
            </p>
          </>
        )
      }
    </QueryState>
  );
}

type Type = RegisterAnswers["types"][number];

const takenOver = (answers: Answers, { answers: given }: Type): Answers => ({
  ...answers,
  ...Object.fromEntries(given.map(({ question, answer }) => [question, answer])),
});

function TypeFound({ type, onTake, onOpen }: { type: Type; onTake: () => void; onOpen: OpenClause }) {
  const { code, device_name, regulation_number, answers, limits } = type;
  return (
    <>
      <p>
        <strong>{code}</strong> {device_name}
        {regulation_number !== null && `, 21 CFR ${regulation_number}`}
      </p>
      <p className={styles.quiet}>
        {answers.length === 0 ? "It says nothing of class or route." : answers.map(({ because }) => because).join(" ")}
      </p>
      {limits !== null && (
        <p className={styles.quiet}>
          Limits of an exemption: <ClauseButtons clauses={[limits]} onOpen={onOpen} />
        </p>
      )}
      {answers.length > 0 && (
        <Button variant="default" onClick={onTake} aria-label={`Take over the answers of ${code}`}>
          Take over
        </Button>
      )}
    </>
  );
}
