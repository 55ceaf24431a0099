import { UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import type { ComponentPropsWithRef } from "react";
import styles from "./icon-button.module.css";

export function IconButton({
  label,
  className = "",
  ...rest
}: { label: string } & Omit<UnstyledButtonProps & ComponentPropsWithRef<"button">, "type" | "aria-label">) {
  return <UnstyledButton className={`${styles.button} ${className}`} aria-label={label} title={label} {...rest} />;
}
