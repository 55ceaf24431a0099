import { formatNumber } from "../format.ts";
import { useHeldFigures } from "../use-held-figures.ts";

/** How many templates and markets there are, in a sentence; nothing until they are counted. */
export function HeldFigures() {
  const held = useHeldFigures();
  if (held === null) return null;
  const { templates, official_forms, markets, markets_told } = held;
  return (
    <>
      Counted from what is here: {formatNumber(templates)} templates of our own writing, {formatNumber(official_forms)} official forms that
      are linked to, and {formatNumber(markets)} markets to compare, of {formatNumber(markets_told)} of which the law is told with its
      clauses.
    </>
  );
}
