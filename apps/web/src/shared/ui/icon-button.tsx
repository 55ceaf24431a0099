import type { ComponentPropsWithRef } from "react";
import styles from "./icon-button.module.css";

export function IconButton({
  label,
  className = "",
  ...rest
}: { label: string } & Omit<ComponentPropsWithRef<"button">, "type" | "aria-label">) {
  return <button type="button" className={`${styles.button} ${className}`} aria-label={label} title={label} {...rest} />;
}
