import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";
import { useMessages } from "~/ui/use-messages";

/** The two lists: wallets, and users with or without a wallet. */
export function ListViews({ current }: { current: "wallets" | "users" }) {
  const t = useMessages("staffWallets");
  const links = [
    { label: t("wallets"), href: paths.admin.wallets(), isCurrent: current === "wallets" },
    { label: t("walletUsers"), href: paths.admin.walletUsers(), isCurrent: current === "users" },
  ];
  return <FilterLinks label={t("lists")} links={links} />;
}
