import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";

/** The two lists of wallets: those that exist, and everybody with or without one. */
export function ListViews({ current }: { current: "wallets" | "users" }) {
  const links = [
    { label: "Wallets", href: paths.admin.wallets(), isCurrent: current === "wallets" },
    { label: "Wallet users", href: paths.admin.walletUsers(), isCurrent: current === "users" },
  ];
  return <FilterLinks label="Lists of wallets" links={links} />;
}
