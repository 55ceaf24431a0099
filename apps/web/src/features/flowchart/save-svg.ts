import { offerFile } from "../../shared/save-file.ts";

/** Properties that make a drawing look as it does on the screen. */
const drawn = ["fill", "stroke", "stroke-width", "font-family", "font-size", "font-weight", "text-anchor"] as const;

/** Saves a drawing as it is seen, whole and by itself. */
export function saveSvg(drawing: SVGSVGElement, size: { width: number; height: number }, name: string): void {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return;
  const [originals, copies] = [drawing, copy].map((one) => [...one.querySelectorAll<SVGElement>("*")]);
  originals?.forEach((original, at) => {
    const style = getComputedStyle(original);
    for (const property of drawn) copies?.[at]?.setAttribute(property, style.getPropertyValue(property));
  });
  copy.querySelector("[data-view]")?.removeAttribute("transform");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("viewBox", `0 0 ${size.width} ${size.height}`);
  copy.setAttribute("width", String(size.width));
  copy.setAttribute("height", String(size.height));
  offerFile(new Blob([new XMLSerializer().serializeToString(copy)], { type: "image/svg+xml" }), name);
}
