import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";
import { useMessages } from "~/ui/use-messages";

/** The two lists of wallets: those that exist, and everybody with or without one. */
export function ListViews({ current }: { current: "wallets" | "users" }) {
  const t = useMessages("staffWallets");
  const links = [
    { label: t("wallets"), href: paths.admin.wallets(), isCurrent: current === "wallets" },
    { label: t("walletUsers"), href: paths.admin.walletUsers(), isCurrent: current === "users" },
  ];
  return <FilterLinks label={t("lists")} links={links} />;
}
