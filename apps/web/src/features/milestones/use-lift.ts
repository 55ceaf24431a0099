import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

/** What is held with the keyboard, and where it would be put down. */
interface Lifted {
  id: string;
  place: string;
}

interface Options {
  container: RefObject<HTMLElement | null>;
  /** Where something stands, and what it is called; null where it cannot be moved. */
  find: (id: string) => { name: string; place: string; fixed: boolean } | null;
  /** Where a key leads to from a place; null where it leads nowhere. */
  step: (place: string, key: string) => string | null;
  /** A place in words. */
  told: (place: string) => string;
  drop: (id: string, place: string) => void;
}

/** Marks what is lifted, and keeps Escape from closing what lies around it. */
const holds = (element: HTMLElement, held: boolean): void => {
  if (held) element.setAttribute("data-mantine-stop-propagation", "true");
  else element.removeAttribute("data-mantine-stop-propagation");
};

export const liftHint = "Space lifts it, arrows move it, Space puts it down, Escape puts it back.";

/** Has the focus go with what was put down, which is drawn anew where it stands now; gives what says so of it. */
function useFollowing(container: RefObject<HTMLElement | null>): (id: string) => void {
  const followed = useRef<string | null>(null);
  useEffect(() => {
    const { current: around } = container;
    if (followed.current === null || !around) return;
    const focused = document.activeElement;
    const element = around.querySelector<HTMLElement>(`[data-milestone="${followed.current}"]`);
    if (focused === null || focused === document.body) element?.focus();
    else if (focused !== element && around.contains(focused)) followed.current = null;
  });
  return (id) => {
    followed.current = id;
  };
}

/** Moves by keyboard what stands within a container as an element with `data-milestone`: lifted by Space, led by arrows, put down by Space. */
export function useLift({ container, find, step, told, drop }: Options) {
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [said, setSaid] = useState("");
  // Focus may be lost while it is lifted, as when another window changes it.
  const held = useRef<HTMLElement | null>(null);
  const follow = useFollowing(container);

  const end = (words: string) => {
    if (held.current) holds(held.current, false);
    held.current = null;
    setLifted(null);
    setSaid(words);
  };
  const begin = (element: HTMLElement, id: string) => {
    const found = find(id);
    if (!found) return;
    if (found.fixed) {
      setSaid(`${found.name} is shared with you to be read, and cannot be moved.`);
      return;
    }
    holds(element, true);
    held.current = element;
    setLifted({ id, place: found.place });
    setSaid(`${found.name} is lifted at ${told(found.place)}. ${liftHint}`);
  };
  const put = ({ id, place }: Lifted) => {
    const found = find(id);
    end(found?.place === place ? `${found.name} stays at ${told(place)}.` : `${found?.name ?? ""} is put at ${told(place)}.`);
    if (!found || found.place === place) return;
    follow(id);
    drop(id, place);
  };
  const lead = (now: Lifted, key: string): boolean => {
    const place = step(now.place, key);
    if (place === null) return key.startsWith("Arrow");
    setLifted({ ...now, place });
    setSaid(told(place));
    return true;
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const element = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-milestone]") : null;
    const id = element?.dataset["milestone"];
    if (!element || id === undefined) return;
    if (lifted === null) {
      if (event.key !== " ") return;
      event.preventDefault();
      begin(element, id);
      return;
    }
    if (event.key === " " || event.key === "Enter") put(lifted);
    else if (event.key === "Escape") end("It is put back.");
    else if (!lead(lifted, event.key)) return;
    event.preventDefault();
  });
  const onLeave = useEffectEvent((event: FocusEvent) => {
    if (lifted !== null && event.target === held.current) end("It is put back.");
  });

  useEffect(() => {
    const element = container.current;
    const keys = (event: KeyboardEvent) => onKey(event);
    const leave = (event: FocusEvent) => onLeave(event);
    element?.addEventListener("keydown", keys);
    element?.addEventListener("focusout", leave);
    return () => {
      element?.removeEventListener("keydown", keys);
      element?.removeEventListener("focusout", leave);
    };
  }, [container]);

  return { lifted, said };
}
