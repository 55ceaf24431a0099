import { UnstyledButton } from "@mantine/core";
import IconDots from "@tabler/icons-react/dist/esm/icons/IconDots.mjs";
import { Suspense, lazy, useState } from "react";
import { usePages } from "../shared/pages.ts";
import { PageLink } from "./page-link.tsx";
import styles from "./phone-bar.module.css";

const MorePages = lazy(async () => ({ default: (await import("./more-pages.tsx")).MorePages }));

/** The most used pages at the foot of a phone's screen, and the others behind More. */
export function PhoneBar() {
  const [opened, setOpened] = useState(false);
  const pages = usePages();
  const rest = pages.filter(({ phone, sidebar }) => phone !== true && sidebar !== undefined);
  return (
    <>
      <nav className={`${styles.bar} no-print`} aria-label="Main">
        {pages.map((page) => page.phone === true && <PageLink key={page.path} page={page} className={styles.item} over />)}
        <UnstyledButton className={styles.item} aria-expanded={opened} aria-haspopup="dialog" onClick={() => setOpened(true)}>
          <IconDots size={17} stroke={1.6} aria-hidden />
          <span>More</span>
        </UnstyledButton>
      </nav>
      <Suspense>
        <MorePages pages={rest} opened={opened} onClose={() => setOpened(false)} />
      </Suspense>
    </>
  );
}
