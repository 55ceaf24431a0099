import { MantineProvider, localStorageColorSchemeManager } from "@mantine/core";
import type { ReactNode } from "react";
import { SessionProvider } from "../features/session/session-context.tsx";
import { theme } from "./theme.ts";

const schemeManager = localStorageColorSchemeManager({ key: "clausewise-scheme" });

export function Providers({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={schemeManager}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <SessionProvider>{children}</SessionProvider>
    </MantineProvider>
  );
}
