/** Products that are offered to choose from, the newest. */
export const mostOffered = 100;
