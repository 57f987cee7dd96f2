import { NavLink } from "@remix-run/react";
import { Icon, type IconName } from "~/ui/icon";

export interface Item {
  readonly label: string;
  readonly to: string;
  readonly icon?: IconName;
  /** The number of pending items; hidden if zero. */
  readonly waiting?: number | undefined;
}

export function NavLinks({ items }: { items: readonly Item[] }) {
  return (
    <ul className="nav-list">
      {items.map(({ label, to, icon, waiting = 0 }) => (
        <li key={to}>
          <NavLink to={to} end={to === "/dashboard" || to === "/admin"}>
            {icon && <Icon name={icon} />}
            {label}
          </NavLink>
          {waiting > 0 && (
            <span className="nav-count">
              {waiting} <span className="sr-only">waiting</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

export function Brand({ to }: { to: string }) {
  return (
    <NavLink className="brand" to={to}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" />
        <path d="M12 2.5c-5.5 5.5-5.5 13.5 0 19M12 2.5c5.5 5.5 5.5 13.5 0 19" />
      </svg>
      Meridian
    </NavLink>
  );
}
