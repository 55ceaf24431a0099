import type { Database } from "../../platform/database/client.ts";
import type { Viewer } from "../../service.ts";
import { findProduct, readLiving, readOwners, type ProductRow } from "./products.repository.ts";

/** What other features may know of products. */
export type ProductReads = ReturnType<typeof createProductReads>;

export const createProductReads = (database: Database) => ({
  /** One of the viewer's products; null where there is none of that id, or it was deleted. */
  async find(viewer: Viewer, id: string): Promise<ProductRow | null> {
    const found = await findProduct(database, viewer, id);
    return found?.deleted_at === null ? found : null;
  },

  /** All of the viewer's products. */
  living: (viewer: Viewer): Promise<ProductRow[]> => readLiving(database, viewer),

  /** Everybody who keeps a product. */
  owners: (): Promise<Viewer[]> => readOwners(database),
});
