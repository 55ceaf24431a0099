import { createLettersView, type LettersParts } from "../features/warning-letters/letters-view.ts";
import { createWarningLetterReads } from "../features/warning-letters/warning-letters.reads.ts";
import { createWarningLetterService } from "../features/warning-letters/warning-letters.service.ts";
import type { ProductReads } from "../features/products/products.reads.ts";

/** FDA's letters, and what of them concerns a person's products. */
export function openLetters({ products, ...parts }: LettersParts & { products: ProductReads }) {
  const letters = createLettersView(parts);
  return { service: createWarningLetterService({ letters, products }), reads: createWarningLetterReads(letters) };
}
