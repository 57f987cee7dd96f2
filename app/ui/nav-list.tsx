import { Icon, type IconName } from "./icon";
import { usePageFacts } from "./page-facts";

export interface NavItem {
  label: string;
  href: string;
  icon?: IconName;
}

/** A menu that marks the page one is on, or the nearest above it. */
export function NavList({ items }: { items: readonly NavItem[] }) {
  const current = nearest(items, usePageFacts().here);
  return (
    <ul className="nav-list">
      {items.map(({ label, href, icon }) => (
        <li key={href}>
          <a href={href} aria-current={href === current ? "page" : undefined}>
            {icon && <Icon name={icon} />}
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function nearest(items: readonly NavItem[], here: string): string | undefined {
  const isAbove = (path = "") => here === path || here.startsWith(`${path}/`);
  const above = items.map(({ href }) => href).filter((href) => isAbove(href.split("?")[0]));
  return above.sort((left, right) => right.length - left.length)[0];
}
