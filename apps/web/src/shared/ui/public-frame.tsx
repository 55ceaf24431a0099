import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";
import { Brand } from "./brand.tsx";
import styles from "./public-frame.module.css";
import { SchemeToggle } from "./scheme-toggle.tsx";

/** Top bar and footer of the pages that need no sign-in. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={styles.bar}>
        <Brand to="/" />
        <nav aria-label="Main">
          <NavLink to="/about">About Us</NavLink>
          <NavLink to="/help">Contact Us</NavLink>
        </nav>
        <SchemeToggle />
      </header>
      {children}
      <footer className={styles.footer}>
        <span>Clausewise, a pilot study. 100% free.</span>
        <nav aria-label="Footer">
          <Link to="/about">About Us</Link>
          <Link to="/help">Contact Us</Link>
          <Link to="/help#privacy">Privacy &amp; Security</Link>
          <Link to="/help#data-protection">Data Protection</Link>
        </nav>
      </footer>
    </>
  );
}
