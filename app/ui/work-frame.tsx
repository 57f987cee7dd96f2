// Header, side menu and main column, shared by the customer and the admin area.
import type { ReactNode } from "react";
import { BrandMark } from "./brand-mark";
import { Icon } from "./icon";
import { NavList, type NavItem } from "./nav-list";
import { Notice, type NoticeMessage } from "./notice";
import { usePageFacts } from "./page-facts";
import { SessionWarning } from "./session-expiry";
import { SkipLink } from "./skip-link";
import { SuccessDialog } from "./success-dialog";
import { useMessages } from "~/ui/use-messages";

interface Props {
  /** Of the user. */
  name: string;
  label: string;
  items: readonly NavItem[];
  homeHref: string;
  /** In the middle of the header; on a small screen below it. */
  search?: ReactNode;
  /** At the right of the header. */
  corner: ReactNode;
  /** Below the side menu. */
  foot?: ReactNode;
  /** The first few items are at the bottom of a small screen, within reach of a thumb. */
  hasFootBar?: boolean;
  /** For the back office: its tables have short rows, and headings that stay visible. */
  isOffice?: boolean;
  /** At the foot of every page, in this order. */
  help?: readonly NavItem[];
  /** Of the portal, for its staff. */
  release?: string;
  noticeTiming: "toast" | "admin";
  children: ReactNode;
}

export function WorkFrame({
  name,
  label,
  items,
  homeHref,
  search,
  corner,
  foot,
  hasFootBar = false,
  isOffice = false,
  help,
  release,
  noticeTiming,
  children,
}: Props) {
  const t = useMessages("ui");
  const scripts = useMessages("enhance");
  const { notice, personMark } = usePageFacts();
  return (
    <div className={isOffice ? "work-frame office" : "work-frame"}>
      <SkipLink />
      <header className="work-header">
        <BrandMark href={homeHref} />
        {corner}
        <details className="mobile-menu" data-menu>
          <summary>
            <Icon name="menu" />
            {t("menu")}
          </summary>
          <nav aria-label={t("smallMenu", { label })}>
            <NavList items={items} />
          </nav>
        </details>
        {search}
      </header>
      <nav className={hasFootBar ? "sidebar foot-bar" : "sidebar"} aria-label={label}>
        <NavList items={items} />
        {foot}
      </nav>
      <main
        id="main"
        tabIndex={-1}
        data-loading={scripts("loading")}
        data-person={personMark}
        data-other-person={scripts("otherPerson", { name })}
      >
        {notice && <Message notice={notice} timing={noticeTiming} />}
        {children}
      </main>
      {help && (
        <footer className="work-footer">
          <HelpLinks items={help} />
        </footer>
      )}
      {release && (
        <footer>
          <p className="hint">{release}</p>
        </footer>
      )}
      <SessionWarning />
    </div>
  );
}

function HelpLinks({ items }: { items: readonly NavItem[] }) {
  const t = useMessages("ui");
  return (
    <nav aria-label={t("help")}>
      {items.map(({ href, label }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}

/** The result of the previous page's action: a line, or after important actions the success modal above the page. */
function Message({
  notice: { title, ...notice },
  timing,
}: {
  notice: NoticeMessage;
  timing: Props["noticeTiming"];
}) {
  const { here } = usePageFacts();
  return title === undefined ? (
    <Notice {...notice} timing={timing} />
  ) : (
    <SuccessDialog title={title} message={notice.text} href={here} />
  );
}
