import type { Product } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { formatDay } from "../../shared/format.ts";
import { ListEntry } from "../../shared/ui/list-entry.tsx";
import { TitleLink } from "../../shared/ui/title-link.tsx";
import { Line } from "../../shared/ui/line.tsx";
import { productAddress, productFacts } from "./product-words.ts";
import type { ProductChanging } from "./use-products.ts";

interface Props {
  product: Product;
  deleted: boolean;
  changes: Pick<ProductChanging, "remove" | "bringBack" | "busyId">;
}

/** A product in the list of them. */
export function ProductRow({ product, deleted, changes: { remove, bringBack, busyId } }: Props) {
  const { id, name, updated_at } = product;
  const act = deleted ? bringBack : remove;
  return (
    <ListEntry
      action={
        <Button
          variant="default"
          aria-label={`${deleted ? "Restore" : "Delete"} ${name}`}
          loading={busyId === id}
          onClick={() => void act(product)}
        >
          {deleted ? "Restore" : "Delete"}
        </Button>
      }
    >
      <h2>{deleted ? name : <TitleLink to={productAddress(id)}>{name}</TitleLink>}</h2>
      <Line quiet>
        <span>{productFacts(product)}</span>
        <span>Changed {formatDay(updated_at)}</span>
      </Line>
    </ListEntry>
  );
}
