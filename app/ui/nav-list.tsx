import { limits } from "~server/kernel/limits";
import { Icon, type IconName } from "./icon";
import { usePageFacts } from "./page-facts";
import { useMessages } from "~/ui/use-messages";

export interface NavItem {
  label: string;
  href: string;
  icon?: IconName;
  /** The number of pending items; hidden if zero. */
  waiting?: number;
  /** Whether a line separates it from the items above. */
  startsGroup?: boolean;
  /** Whether pages below its address don't belong to it. */
  isAlone?: boolean;
  /** Other paths whose pages belong to it. */
  holds?: readonly string[];
}

/** A menu that marks the current page, or the nearest page above it. */
export function NavList({ items }: { items: readonly NavItem[] }) {
  const t = useMessages("ui");
  const current = nearest(items, usePageFacts().here);
  return (
    <ul className="nav-list">
      {items.map(({ label, href, icon, waiting, startsGroup }) => (
        <li key={href} className={startsGroup ? "starts-group" : undefined}>
          <a href={href} aria-current={href === current ? "page" : undefined}>
            {icon && <Icon name={icon} />}
            {label}
          </a>
          {waiting !== undefined && waiting > 0 && (
            <span className="nav-count">
              {shownCount(waiting)} <span className="sr-only">{t("waiting")}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

const shownCount = (waiting: number) =>
  waiting < limits.queueCountMaximum ? String(waiting) : `${limits.queueCountMaximum - 1}+`;

function nearest(items: readonly NavItem[], here: string): string | undefined {
  const targets = items.flatMap(({ href, isAlone = false, holds = [] }) =>
    [href, ...holds].map((address) => ({
      href,
      path: address.split("?")[0] ?? "",
      isAlone: isAlone && address === href,
    })),
  );
  const isAbove = ({ path, isAlone }: (typeof targets)[number]) =>
    here === path || (!isAlone && here.startsWith(`${path}/`));
  const above = targets.filter(isAbove).sort((left, right) => right.path.length - left.path.length);
  return above[0]?.href;
}
