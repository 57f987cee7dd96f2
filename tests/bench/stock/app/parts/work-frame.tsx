// The portal's frame of header, side menu and main column, with Remix's links and forms.
import type { ReactNode } from "react";
import { Form } from "@remix-run/react";
import { initialsOf } from "~/ui/avatar-menu";
import { Icon } from "~/ui/icon";
import { usePageFacts } from "~/ui/page-facts";
import { SkipLink } from "~/ui/skip-link";
import { Brand, NavLinks, type Item } from "./nav-links";

interface Props {
  person: { fullname: string; email: string };
  items: readonly Item[];
  children: ReactNode;
}

export function WorkFrame({ person, items, children }: Props) {
  const { formToken } = usePageFacts();
  return (
    <div className="work-frame">
      <SkipLink />
      <header className="work-header">
        <Brand to="/dashboard" />
        <details className="avatar-menu" data-menu>
          <summary aria-label={`Account of ${person.fullname}`}>
            <span className="avatar" aria-hidden="true">
              {initialsOf(person.fullname)}
            </span>
          </summary>
          <div className="menu">
            <p className="menu-person">
              <strong>{person.fullname}</strong>
              <span>{person.email}</span>
            </p>
            <Form method="post" action="/logout">
              <input type="hidden" name="formToken" value={formToken} />
              <button className="menu-button" type="submit">
                Sign Out
              </button>
            </Form>
          </div>
        </details>
        <details className="mobile-menu" data-menu>
          <summary>
            <Icon name="menu" />
            Menu
          </summary>
          <nav aria-label="Main menu (small screen)">
            <NavLinks items={items} />
          </nav>
        </details>
      </header>
      <nav className="sidebar" aria-label="Main menu">
        <NavLinks items={items} />
      </nav>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
