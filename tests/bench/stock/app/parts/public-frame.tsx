// The portal's public frame, footer included, with Remix's links.
import type { ReactNode } from "react";
import { SkipLink } from "~/ui/skip-link";
import { Brand, NavLinks } from "./nav-links";

const items = [
  { label: "Sign In", to: "/login" },
  { label: "Get Started", to: "/signup" },
];

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="public-frame">
      <SkipLink />
      <header className="public-header">
        <Brand to="/" />
        <nav aria-label="Main menu">
          <NavLinks items={items} />
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer className="public-footer">
        <p>
          <strong>Risk warning.</strong> Trading foreign exchange and crypto-assets carries a high
          risk. Prices can move against you quickly and you can lose all the money you put in. Do
          not trade with money you cannot afford to lose.
        </p>
        <p>Meridian</p>
      </footer>
    </div>
  );
}
