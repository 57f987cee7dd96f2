// The public menu: links and groups on wide screens, one "Menu" on small ones. Groups are disclosures, so they open without scripts.
import { Icon } from "./icon";
import type { NavItem } from "./nav-list";
import { usePageFacts } from "./page-facts";

export interface MenuEntry extends NavItem {
  /** Makes the entry a group; its own page is the first of them. */
  items?: readonly NavItem[];
}

export function SiteMenu({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className="site-menu">
      {entries.map(({ items, ...entry }) => (
        <li key={entry.href}>
          {items ? <MenuGroup label={entry.label} items={items} /> : <MenuLink {...entry} />}
        </li>
      ))}
    </ul>
  );
}

function MenuGroup({ label, items }: { label: string; items: readonly NavItem[] }) {
  const { here } = usePageFacts();
  const isHere = items.some(({ href }) => href === here);
  return (
    <details data-menu name="site-menu">
      <summary aria-current={isHere || undefined}>
        {label}
        <Icon name="down" />
      </summary>
      <ul className="menu">
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink {...item} />
          </li>
        ))}
      </ul>
    </details>
  );
}

export function MenuLink({ label, href }: NavItem) {
  const { here } = usePageFacts();
  return (
    <a href={href} aria-current={href === here ? "page" : undefined}>
      {label}
    </a>
  );
}

/** The same entries in one list, groups indented under their own page. */
export function SmallMenu({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul className="small-menu">
      {entries.map(({ items, ...entry }) => (
        <li key={entry.href}>
          <MenuLink {...entry} />
          {items && <SmallMenu entries={items.filter(({ href }) => href !== entry.href)} />}
        </li>
      ))}
    </ul>
  );
}
