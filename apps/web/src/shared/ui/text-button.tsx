import type { ComponentPropsWithRef } from "react";
import styles from "./text-button.module.css";

/** A small act within text: looks like a link, because it is as light as one; plain, since hundreds stand in one table. */
export function TextButton({ className = "", type = "button", ...rest }: ComponentPropsWithRef<"button">) {
  return <button type={type} className={`${styles.button} ${className}`} {...rest} />;
}
