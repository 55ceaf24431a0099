import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { formatDate, formatNumber } from "../../shared/format.ts";
import { QueryState } from "../../shared/ui/query-state.tsx";
import styles from "./look-up.module.css";
import type { RegisterKind } from "./register-kinds.ts";
import type { LookedUp } from "./use-look-ups.ts";

export interface HitsProps<T> {
  kind: RegisterKind<T>;
  words: string;
  result: LookedUp<T>;
  /** Keys of what the product has already. */
  chosen: readonly string[];
  onChoose: (entry: T) => void;
}

/** What a register has on some words, or why nothing, and the way to keep what was typed all the same. */
export function Hits<T>({ kind, words, result, chosen, onChoose }: HitsProps<T>) {
  return (
    <QueryState query={result} waiting={`Looking in ${kind.register}`} failed={`${kind.register} could not be asked.`} inline>
      {({ register, as_of, total, hits }) => {
        if (as_of === null)
          return (
            <None {...{ kind, words, onChoose }}>
              {register.title}: this register has not been fetched yet, so nothing can be said of what is in it.
            </None>
          );
        const day = formatDate(as_of);
        if (hits.length === 0)
          return (
            <None {...{ kind, words, onChoose }}>
              “{words}” is not in this register as of {day}: {register.title}. It covers: {register.scope}.
            </None>
          );
        return (
          <div aria-busy={result.isPlaceholderData}>
            <p role="status">
              {register.title}, as of {day}:{" "}
              {total > hits.length ? `the first ${hits.length} of ${formatNumber(total)}` : formatNumber(total)}
            </p>
            <ul className={styles.hits}>
              {hits.map((hit) => (
                <Hit key={kind.keyOf(hit)} kind={kind} hit={hit} isChosen={chosen.includes(kind.keyOf(hit))} onChoose={onChoose} />
              ))}
            </ul>
          </div>
        );
      }}
    </QueryState>
  );
}

interface HitProps<T> extends Pick<HitsProps<T>, "kind" | "onChoose"> {
  hit: T;
  isChosen: boolean;
}

function Hit<T>({ kind, hit, isChosen, onChoose }: HitProps<T>) {
  const name = `${kind.keyOf(hit)} ${kind.nameOf(hit)}`.trim();
  const facts = kind.fields.slice(1).flatMap(({ name: field, label }) => (hit[field] ? `${label} ${String(hit[field])}` : []));
  return (
    <li className={styles.hit}>
      <span>
        <b>{kind.keyOf(hit)}</b> {kind.nameOf(hit)}
        <small>{facts.join(" · ")}</small>
      </span>
      <Button
        size="xs"
        variant="default"
        disabled={isChosen}
        aria-label={`${isChosen ? "Added" : "Add"} ${name}`}
        onClick={() => onChoose(hit)}
      >
        {isChosen ? "Added" : "Add"}
      </Button>
    </li>
  );
}

interface NoneProps<T> extends Pick<HitsProps<T>, "kind" | "words" | "onChoose"> {
  children: ReactNode;
}

function None<T>({ kind, words, onChoose, children }: NoneProps<T>) {
  const own = kind.own(words);
  return (
    <>
      <p role="status">{children}</p>
      {own === null ? (
        <p>To keep one of your own, type {kind.needs}.</p>
      ) : (
        <Button mt={8} size="xs" variant="default" onClick={() => onChoose(own)}>
          Keep “{kind.keyOf(own)}” as typed by you
        </Button>
      )}
    </>
  );
}
