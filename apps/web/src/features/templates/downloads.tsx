import type { Template } from "@clausewise/contracts";
import { Button } from "@mantine/core";
import { formatNames } from "./template-words.ts";
import { useDownload } from "./use-templates.ts";

interface Props {
  template: Template;
  product: string | null;
  instructions: boolean;
  /** Downloading is what the page is for. */
  isMain?: true;
}

/** What a template can be had as: a file made here, or the authority's own page. */
export function Downloads({ template, product, instructions, isMain }: Props) {
  const { saving, save, record } = useDownload(template);
  const { name, formats, origin, authority, downloadUrl } = template;
  const variant = isMain ? "filled" : "default";
  if (origin === "official")
    return (
      <Button component="a" variant={variant} href={downloadUrl} target="_blank" rel="noopener" onClick={record}>
        Open at {authority} <span aria-hidden>&nbsp;↗</span>
        <span className="visually-hidden">: {name} (opens in a new tab)</span>
      </Button>
    );
  return formats.map((format, at) => (
    <Button
      key={format}
      variant={at === 0 ? variant : "default"}
      loading={saving === format}
      onClick={() => void save({ format, product, instructions })}
    >
      Download {formatNames[format]}
      <span className="visually-hidden"> of {name}</span>
    </Button>
  ));
}
