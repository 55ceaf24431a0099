(() => {
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage can be switched off; the system's scheme is used then.
      return null;
    }
  };
  const chosen = read("clausewise-scheme");
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  const page = document.documentElement;
  page.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
  page.toggleAttribute("data-member", read("clausewise-member") !== null);
})();
