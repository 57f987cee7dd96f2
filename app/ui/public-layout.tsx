import type { ReactNode } from "react";
import { operator } from "~server/kernel/operator";
import { BrandMark } from "./brand-mark";
import { ButtonLink } from "./button-link";
import { Icon } from "./icon";
import { LanguageChoice, LanguageMenu } from "./language-choice";
import type { NavItem } from "./nav-list";
import { Notice } from "./notice";
import { usePageFacts } from "./page-facts";
import { MenuLink, SiteMenu, SmallMenu, type MenuEntry } from "./site-menu";
import { SkipLink } from "./skip-link";
import { ThemeChoice } from "./theme-choice";
import { useMessages } from "~/ui/use-messages";

interface Props {
  homeHref: string;
  menu: readonly MenuEntry[];
  /** At the right of the header: links, the last of them as a button. */
  account?: readonly NavItem[];
  footer?: readonly { title: string; items: readonly NavItem[] }[];
  children: ReactNode;
}

/** Header, page and footer of the public pages; each ends with the risk warning. */
export function PublicLayout({ homeHref, menu, account = [], footer = [], children }: Props) {
  const t = useMessages("ui");
  const scripts = useMessages("enhance");
  const operatorText = useMessages("operator");
  const { notice } = usePageFacts();
  return (
    <div className="public-frame">
      <SkipLink />
      <header className="public-header">
        <BrandMark href={homeHref} />
        <nav className="hidden min-[60rem]:block" aria-label={t("mainMenu")}>
          <SiteMenu entries={menu} />
        </nav>
        <div className="account-links">
          {account.slice(0, -1).map((item) => (
            <MenuLink key={item.href} {...item} />
          ))}
          {account.slice(-1).map(({ href, label }) => (
            <ButtonLink key={href} href={href}>
              {label}
            </ButtonLink>
          ))}
        </div>
        <LanguageMenu />
        <details className="mobile-menu" data-menu>
          <summary>
            <Icon name="menu" />
            {t("menu")}
          </summary>
          <nav aria-label={t("smallMenu", { label: t("mainMenu") })}>
            <SmallMenu entries={menu} />
            <div className="actions">
              {account.map(({ href, label }, index) => (
                <ButtonLink
                  key={href}
                  href={href}
                  tone={index === account.length - 1 ? "primary" : "secondary"}
                >
                  {label}
                </ButtonLink>
              ))}
            </div>
          </nav>
        </details>
      </header>
      <main id="main" tabIndex={-1} data-loading={scripts("loading")}>
        {notice && <Notice {...notice} />}
        {children}
      </main>
      <footer className="public-footer">
        {footer.length > 0 && (
          <div className="mb-10 grid gap-8 min-[60rem]:grid-cols-[1fr_2fr] min-[60rem]:gap-16 print:hidden">
            <div>
              <BrandMark href={homeHref} />
              <p>{operatorText("promise")}</p>
            </div>
            <FooterLinks groups={footer} />
          </div>
        )}
        <p>{t("riskWarning", { strong: (text) => <strong>{text}</strong> })}</p>
        <div className="footer-end">
          <p>{operator().company}</p>
          <LanguageChoice />
          <ThemeChoice />
        </div>
      </footer>
    </div>
  );
}

function FooterLinks({ groups }: { groups: NonNullable<Props["footer"]> }) {
  const t = useMessages("ui");
  return (
    <nav aria-label={t("allPages")} className="footer-links grid columns-of-34 gap-6">
      {groups.map(({ title, items }) => (
        <div key={title}>
          <h2 className="text-ink [font-size:inherit]">{title}</h2>
          <ul className="mt-1">
            {items.map((item) => (
              <li key={item.href}>
                <MenuLink {...item} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
