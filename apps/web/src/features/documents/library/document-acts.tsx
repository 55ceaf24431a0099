import type { Document } from "@clausewise/contracts";
import { Button, Menu } from "@mantine/core";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { Link } from "react-router";
import { IconButton } from "../../../shared/ui/icon-button.tsx";
import type { DocumentChanging } from "../use-document.ts";
import { fileAddress } from "../viewer/use-reading.ts";

interface Props {
  document: Document;
  changes: Pick<DocumentChanging, "remove" | "bringBack" | "busyId">;
}

/** What can be done with a document from the list. */
export function DocumentActs({ document, changes }: Props) {
  const { id, title, deleted_at } = document;
  if (deleted_at !== null)
    return (
      <Button
        variant="default"
        aria-label={`Restore ${title}`}
        loading={changes.busyId === id}
        onClick={() => void changes.bringBack(document)}
      >
        Restore
      </Button>
    );
  return (
    <Menu position="bottom-end" shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton label={`More for ${title}`}>
          <IconDots size={17} stroke={1.7} aria-hidden />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component="a" href={fileAddress(id)} download>
          Download
        </Menu.Item>
        <Menu.Item component={Link} to={`/documents/${id}?part=details`}>
          Edit details
        </Menu.Item>
        <Menu.Item component={Link} to={`/documents/${id}?part=versions`}>
          Versions
        </Menu.Item>
        <Menu.Item onClick={() => void changes.remove(document)}>Delete</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
