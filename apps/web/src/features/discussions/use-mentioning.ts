import { useMergedRef } from "@mantine/hooks";
import { keepPreviousData } from "@tanstack/react-query";
import { type KeyboardEvent, type Ref, type SyntheticEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { trpc } from "../../shared/trpc.ts";
import { type Typed, mentionBefore, withMention } from "./mentions.ts";

interface Given {
  value: string;
  onWrite: (text: string) => void;
  threadId: string | undefined;
  field: Ref<HTMLTextAreaElement> | undefined;
}

/** People who are offered while one of their names is typed. */
function usePeople(threadId: string | undefined, typed: Typed | null) {
  const search = typed?.search.trim() ?? "";
  const input = threadId === undefined ? { search } : { id: threadId, search };
  const { data = [] } = trpc.discussions.people.useQuery(input, { enabled: typed !== null, placeholderData: keepPreviousData });
  const isWhole = data.some(({ name }) => name.toLowerCase() === search.toLowerCase());
  return typed === null || isWhole ? [] : data;
}

/** Offers people behind an @, to be chosen with the arrow keys and Enter, or not at all with Escape. */
export function useMentioning({ value, onWrite, threadId, field }: Given) {
  const own = useRef<HTMLTextAreaElement>(null);
  const list = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [chosen, setChosen] = useState(0);
  const caret = useRef<number | null>(null);
  const people = usePeople(threadId, typed);
  const at = Math.min(chosen, Math.max(people.length - 1, 0));

  useLayoutEffect(() => {
    if (caret.current !== null) own.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  const look = ({ value: text, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    setTyped(selectionStart === selectionEnd ? mentionBefore(text, selectionStart) : null);
    setChosen(0);
  };
  const choose = (name: string) => {
    if (typed === null) return;
    const next = withMention(value, typed, name);
    caret.current = next.caret;
    setTyped(null);
    onWrite(next.text);
  };
  const acts: Record<string, () => void> = {
    ArrowDown: () => setChosen((at + 1) % people.length),
    ArrowUp: () => setChosen((at + people.length - 1) % people.length),
    Enter: () => choose(people[at]?.name ?? ""),
    Tab: () => choose(people[at]?.name ?? ""),
    Escape: () => setTyped(null),
  };
  return {
    people,
    at,
    list,
    choose,
    bind: {
      ref: useMergedRef(own, field ?? null),
      onChange: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
        onWrite(currentTarget.value);
        look(currentTarget);
      },
      onClick: ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => look(currentTarget),
      onBlur: () => setTyped(null),
      onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => {
        const act = people.length > 0 ? acts[event.key] : undefined;
        if (!act || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        act();
      },
    },
  };
}
