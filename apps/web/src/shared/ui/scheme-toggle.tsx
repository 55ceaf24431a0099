import { useMantineColorScheme } from "@mantine/core";
import IconDeviceDesktop from "@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs";
import IconMoon from "@tabler/icons-react/dist/esm/icons/IconMoon.mjs";
import IconSun from "@tabler/icons-react/dist/esm/icons/IconSun.mjs";
import { useSyncExternalStore } from "react";
import { IconButton } from "./icon-button.tsx";

const next = { light: "dark", dark: "auto", auto: "light" } as const;
const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop };
const names = { light: "light", dark: "dark", auto: "system" };

const never = () => () => {};

/** Goes round light, dark and the system's own scheme. */
export function useSchemeToggle() {
  // Without this Mantine writes a <style> element, which the content security policy forbids.
  const { colorScheme: stored, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  // A page rendered ahead does not know what this browser has stored.
  const colorScheme = useSyncExternalStore<typeof stored>(
    never,
    () => stored,
    () => "auto",
  );
  return {
    label: `Colour scheme: ${names[colorScheme]}. Change to ${names[next[colorScheme]]}.`,
    colorScheme,
    toggle: () => setColorScheme(next[colorScheme]),
  };
}

export function SchemeToggle() {
  const { label, colorScheme, toggle } = useSchemeToggle();
  const Icon = icons[colorScheme];
  return (
    <IconButton label={label} onClick={toggle}>
      <Icon size={17} stroke={1.6} aria-hidden />
    </IconButton>
  );
}
