(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("clausewise-scheme");
  } catch {
    // Storage can be switched off; the system's scheme is used then.
  }
  const dark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", dark ? "dark" : "light");
})();
