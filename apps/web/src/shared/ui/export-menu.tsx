import { Button, Menu } from "@mantine/core";
import IconDownload from "@tabler/icons-react/dist/esm/icons/IconDownload.mjs";
import { useExport } from "../use-export.ts";

interface Props<Format extends string> {
  /** Address of the export, asked with the format. */
  path: string;
  /** What is exported, in a sentence: "draft". */
  name: string;
  formats: readonly (readonly [Format, string])[];
}

/** The files that something can be saved as, in a menu. */
export function ExportMenu<Format extends string>({ path, name, formats }: Props<Format>) {
  const { saving, save } = useExport<Format>(path, name);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={saving !== null} leftSection={<IconDownload size={16} stroke={1.7} aria-hidden />}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {formats.map(([format, label]) => (
          <Menu.Item key={format} onClick={() => void save(format)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
