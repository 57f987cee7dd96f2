// The portal's frame of header, side menu and main column, with Remix's links and forms.
import type { ReactNode } from "react";
import { Form, Link } from "@remix-run/react";
import type { Profile } from "~server/features/users/schemas";
import { initialsOf } from "~/ui/avatar-menu";
import { Icon } from "~/ui/icon";
import { usePageFacts } from "~/ui/page-facts";
import { SessionEnd, SessionWarning } from "~/ui/session-expiry";
import { SkipLink } from "~/ui/skip-link";
import { TimeZoneProvider } from "~/ui/time-zone";
import { Brand, NavLinks, type Item } from "./nav-links";
import { SignOut } from "./sign-out";

export interface Person {
  readonly name: string;
  readonly email: string;
  readonly session?: Profile["session"];
  readonly timeZone?: string | undefined;
}

interface Props {
  person: Person;
  label: string;
  items: readonly Item[];
  homeHref: string;
  /** In the account menu. */
  links: readonly Item[];
  signOutLabel: string;
  isStaff?: boolean;
  /** At the right of the header, before the account menu. */
  tag?: ReactNode;
  search?: ReactNode;
  /** Below the side menu. */
  foot?: ReactNode;
  /** At the foot of the page. */
  help?: readonly Item[];
  children: ReactNode;
}

export function WorkFrame({
  person: { name, email, session, timeZone = "UTC" },
  label,
  items,
  homeHref,
  links,
  signOutLabel,
  isStaff = false,
  tag,
  search,
  foot,
  help,
  children,
}: Props) {
  return (
    <TimeZoneProvider value={timeZone}>
      <div className="work-frame">
        <SkipLink />
        <header className="work-header">
          <Brand to={homeHref} />
          {tag}
          <details className="avatar-menu" data-menu>
            <summary aria-label={`${initialsOf(name)}, account menu of ${name}`}>
              <span className="avatar" aria-hidden="true">
                {initialsOf(name)}
              </span>
            </summary>
            <div className="menu">
              <p className="menu-person">
                <strong>{name}</strong>
                <span>{email}</span>
              </p>
              {links.map(({ to, label: text }) => (
                <Link key={to} to={to}>
                  {text}
                </Link>
              ))}
              <SignOut label={signOutLabel} />
              <Appearance />
              <SessionEnd session={session} isStaff={isStaff} />
            </div>
          </details>
          <details className="mobile-menu" data-menu>
            <summary>
              <Icon name="menu" />
              Menu
            </summary>
            <nav aria-label={`${label} (small screen)`}>
              <NavLinks items={items} />
            </nav>
          </details>
          {search}
        </header>
        <nav className={isStaff ? "sidebar" : "sidebar foot-bar"} aria-label={label}>
          <NavLinks items={items} />
          {foot}
        </nav>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {help && (
          <footer className="work-footer">
            <nav aria-label="Help">
              {help.map(({ to, label: text }) => (
                <Link key={to} to={to}>
                  {text}
                </Link>
              ))}
            </nav>
          </footer>
        )}
        <SessionWarning />
      </div>
    </TimeZoneProvider>
  );
}

const themes = ["System", "Light", "Dark"];

function Appearance() {
  const { here } = usePageFacts();
  return (
    <Form className="quick-choice" method="post" action="/theme">
      <input type="hidden" name="from" value={here} />
      <fieldset>
        <legend>Appearance</legend>
        {themes.map((theme, place) => (
          <button
            key={theme}
            type="submit"
            name="theme"
            value={theme.toLowerCase()}
            aria-pressed={place === 0}
          >
            {theme}
          </button>
        ))}
      </fieldset>
    </Form>
  );
}
