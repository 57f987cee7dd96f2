// Header, side menu and main column, shared by the customer and the admin area.
import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark";
import { Icon } from "./icon";
import { NavList, type NavItem } from "./nav-list";
import { Notice } from "./notice";
import { usePageFacts } from "./page-facts";
import { SkipLink } from "./skip-link";
import { ThemeChoice } from "./theme-choice";

interface Props {
  label: string;
  items: readonly NavItem[];
  homeHref: string;
  /** At the right of the header. */
  corner: ReactNode;
  /** Below the side menu. */
  foot?: ReactNode;
  /** The first few of the items stand at the foot of a small screen, within reach of a thumb. */
  hasFootBar?: boolean;
  noticeTiming: "toast" | "admin";
  children: ReactNode;
}

export function WorkFrame({ label, items, homeHref, corner, foot, hasFootBar = false, noticeTiming, children }: Props) {
  const { notice } = usePageFacts();
  return (
    <div className="work-frame">
      <SkipLink />
      <header className="work-header">
        <BrandMark href={homeHref} />
        {corner}
        <details className="mobile-menu" data-menu>
          <summary>
            <Icon name="menu" />
            Menu
          </summary>
          <nav aria-label={`${label} (small screen)`}>
            <NavList items={items} />
            {foot}
          </nav>
        </details>
      </header>
      <nav className={hasFootBar ? "sidebar foot-bar" : "sidebar"} aria-label={label}>
        <NavList items={items} />
        {foot}
      </nav>
      <main id="main" tabIndex={-1}>
        {notice && <Notice {...notice} timing={noticeTiming} />}
        {children}
      </main>
      <footer className="work-footer">
        <ThemeChoice />
      </footer>
    </div>
  );
}
