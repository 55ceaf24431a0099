const key = "clausewise-return-to";

/** Remembers the page a person wanted when they had to sign in first. */
export function rememberPage(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {
    // Without storage the person lands on the dashboard.
  }
}

/** The remembered page, once; the dashboard otherwise. Only paths of this site count. */
export function takePage(): string {
  try {
    const path = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return path !== null && /^\/(?![/\\])/u.test(path) ? path : "/dashboard";
  } catch {
    return "/dashboard";
  }
}
