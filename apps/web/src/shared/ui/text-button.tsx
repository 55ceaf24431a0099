import { UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import type { ComponentPropsWithoutRef } from "react";
import styles from "./text-button.module.css";

/** A small act within text: looks like a link, because it is as light as one. */
export function TextButton({ className = "", ...rest }: UnstyledButtonProps & ComponentPropsWithoutRef<"button">) {
  return <UnstyledButton className={`${styles.button} ${className}`} {...rest} />;
}
