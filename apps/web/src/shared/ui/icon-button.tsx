import { UnstyledButton, type UnstyledButtonProps } from "@mantine/core";
import type { ComponentPropsWithRef } from "react";
import styles from "./icon-button.module.css";

type Props = { label: string } & Omit<UnstyledButtonProps & ComponentPropsWithRef<"button">, "type" | "aria-label">;

/** A button of an icon alone. Where it can do nothing more it says so and keeps the focus, so that keys go on from there. */
export function IconButton({ label, className = "", disabled = false, onClick, ...rest }: Props) {
  return (
    <UnstyledButton
      className={`${styles.button} ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...rest}
    />
  );
}
