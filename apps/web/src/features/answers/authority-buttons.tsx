import type { Authority } from "@clausewise/contracts";
import { authorities, authorityLabels } from "../../shared/authorities.ts";
import { Segments } from "../../shared/ui/segments.tsx";

const options = authorities.map((authority) => [authority, authorityLabels[authority]] as const);

export function AuthorityButtons({ value, onChange }: { value: Authority; onChange: (value: Authority) => void }) {
  return <Segments label="Authority" options={options} value={value} onChange={onChange} />;
}
