/** The heading of the list, which is far below what leads to it. */
export const requirementsHeading = "gap-requirements";

/** Leads whoever narrowed the list from above to it, by sight and by keyboard. */
export const toRequirements = (): number =>
  requestAnimationFrame(() => {
    const heading = document.getElementById(requirementsHeading);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  });
