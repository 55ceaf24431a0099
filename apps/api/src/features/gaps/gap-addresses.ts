/** Where the analysis of a product is looked at. */
export const reportAddress = (productId: string): string =>
  `/regulatory-compass?${new URLSearchParams({ tab: "gaps", product: productId }).toString()}`;

/** The same narrowed to what waits for a reviewer. */
export const reviewAddress = (productId: string): string =>
  `/regulatory-compass?${new URLSearchParams({ tab: "gaps", product: productId, status: "in_review" }).toString()}`;

/** Where one of its requirements is. */
export const requirementAddress = (productId: string, id: string): string =>
  `/regulatory-compass?${new URLSearchParams({ tab: "gaps", product: productId, requirement: id }).toString()}`;
