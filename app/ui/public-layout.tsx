import type { ReactNode } from "react";
import { brand } from "~server/contract/values/brand";
import { BrandMark } from "./brand-mark";
import { NavList, type NavItem } from "./nav-list";
import { Notice } from "./notice";
import { usePageFacts } from "./page-facts";
import { SkipLink } from "./skip-link";
import { ThemeChoice } from "./theme-choice";

interface Props {
  homeHref: string;
  items: readonly NavItem[];
  children: ReactNode;
}

/** Header, page and the risk warning that ends each public page (R4). */
export function PublicLayout({ homeHref, items, children }: Props) {
  const { notice } = usePageFacts();
  return (
    <div className="public-frame">
      <SkipLink />
      <header className="public-header">
        <BrandMark href={homeHref} />
        <nav aria-label="Main menu">
          <NavList items={items} />
        </nav>
      </header>
      <main id="main" tabIndex={-1}>
        {notice && <Notice {...notice} />}
        {children}
      </main>
      <footer className="public-footer">
        <p>
          <strong>Risk warning.</strong> Trading foreign exchange and crypto-assets carries a high risk. Prices can move
          against you quickly and you can lose all the money you put in. Do not trade with money you cannot afford to
          lose.
        </p>
        <div className="footer-end">
          <p>{brand}</p>
          <ThemeChoice />
        </div>
      </footer>
    </div>
  );
}
