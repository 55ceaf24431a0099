/** Where a question looks: in the shared library, in what only its viewer may read, or in both; of the latter all, or some sources by id. */
export interface Reach {
  library: boolean;
  own: "all" | "none" | readonly string[];
}

export const everywhere: Reach = { library: true, own: "all" };
