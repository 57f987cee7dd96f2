import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";

/** How to pay; each way has an address of its own. */
export function DepositTabs({ current }: { current: "card" | "crypto" }) {
  return (
    <FilterLinks
      label="Pay by"
      links={[
        { label: "Card", href: paths.customer.deposit(), isCurrent: current === "card" },
        { label: "Crypto", href: paths.customer.cryptoDeposit(), isCurrent: current === "crypto" },
      ]}
    />
  );
}
