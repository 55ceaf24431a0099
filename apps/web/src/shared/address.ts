import { useCallback } from "react";
import {
  createSearchParams,
  type NavigateOptions,
  type URLSearchParamsInit,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router";

type Next = URLSearchParamsInit | ((now: URLSearchParams) => URLSearchParamsInit);

/**
 * The address's parameters as they are shown, and how to change them. A change is made to the address as it is, which is
 * ahead of what is shown while a screen is still being drawn: of two choices in quick succession none undoes the other.
 */
export function useAddress(): [URLSearchParams, (next: Next, options?: NavigateOptions) => void] {
  const [shown] = useSearchParams();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (next: Next, options?: NavigateOptions) => {
      const now = window.location.pathname === pathname ? window.location.search : search;
      const changed = createSearchParams(typeof next === "function" ? next(new URLSearchParams(now)) : next);
      void navigate(`?${changed.toString()}`, options);
    },
    [navigate, pathname, search],
  );
  return [shown, change];
}
