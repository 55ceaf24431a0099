import { UnstyledButton } from "@mantine/core";
import type { ComponentProps, Ref } from "react";
import { TextArea } from "../../shared/ui/fields.ts";
import styles from "./post-field.module.css";
import { useMentioning } from "./use-mentioning.ts";

interface Props extends ComponentProps<typeof TextArea> {
  value: string;
  onWrite: (text: string) => void;
  /** Whose people are offered first; undefined where there is no discussion yet. */
  threadId: string | undefined;
  field?: Ref<HTMLTextAreaElement>;
}

/** Where somebody writes a post: people are offered as soon as an @ is typed. */
export function PostField({ value, onWrite, threadId, field, ...rest }: Props) {
  const { people, at, list, bind, choose } = useMentioning({ value, onWrite, threadId, field });
  const idOf = (nth: number) => `${list}-${nth}`;
  const opened = people.length > 0;
  return (
    <div className={styles.field}>
      <TextArea
        autosize
        minRows={4}
        maxRows={18}
        maxLength={10_000}
        {...rest}
        value={value}
        {...bind}
        aria-autocomplete="list"
        aria-controls={opened ? list : undefined}
        aria-activedescendant={opened ? idOf(at) : undefined}
      />
      {opened && (
        <div id={list} className={styles.people} role="listbox" aria-label="People">
          {people.map((person, nth) => (
            <UnstyledButton
              key={person.name}
              id={idOf(nth)}
              role="option"
              tabIndex={-1}
              aria-selected={nth === at}
              // The field keeps the focus: its keys choose as well.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(person.name)}
            >
              <span>{person.name}</span>
              <span className={styles.role}>{person.role}</span>
            </UnstyledButton>
          ))}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {opened ? `${people.length} people offered; choose with the arrow keys and Enter.` : ""}
      </p>
    </div>
  );
}
