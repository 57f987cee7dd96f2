import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";
import { usePageFacts } from "~/ui/page-facts";
import { useMessages } from "~/ui/use-messages";

/** The payment methods, each with its own URL; nothing if there is only one. */
export function DepositTabs({ current }: { current: "card" | "crypto" }) {
  const t = useMessages("deposits");
  const { areCardDepositsOn } = usePageFacts();
  if (!areCardDepositsOn) return null;
  return (
    <FilterLinks
      label={t("payBy")}
      links={[
        { label: t("card"), href: paths.customer.deposit(), isCurrent: current === "card" },
        {
          label: t("crypto"),
          href: paths.customer.cryptoDeposit(),
          isCurrent: current === "crypto",
        },
      ]}
    />
  );
}
