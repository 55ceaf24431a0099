import { type ReactNode, useDeferredValue } from "react";
import { NavigationType, useNavigationType } from "react-router";

/** What stands below what is looked at first: drawn once that is on the screen, and at once where somebody goes back to a place in it. */
export function Later({ children }: { children: ReactNode }) {
  const isBack = useNavigationType() === NavigationType.Pop;
  const isTime = useDeferredValue(true, isBack);
  return isTime && children;
}
