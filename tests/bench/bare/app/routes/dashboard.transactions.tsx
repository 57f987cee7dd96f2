// The portal's list, drawn by the portal's own parts from ten rows that are always the same.
import { paths } from "~/platform/paths";
import type { ListedTransaction } from "~/routes/customer/transactions/listed-transaction";
import { TransactionTable } from "~/routes/customer/transactions/transaction-table";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { TransactionFilters } from "~/ui/transaction-filters";
import { TransactionSearch } from "~/ui/transaction-search";

const rows = Array.from({ length: 10 }, (_, index): ListedTransaction => ({
  id: `bench-${String(index).padStart(7, "0")}`,
  reference: `TX-BENCH${index}`,
  type: "deposit",
  action: "funding",
  paymentMethod: "card",
  amount: 1 + index / 100,
  currency: "USD",
  status: "failed",
  createdAt: new Date(1_790_000_000_000 - index * 60_000).toISOString(),
}));

export default function Transactions() {
  return (
    <>
      <PageHeading title="Transactions" lead="100012 transactions, newest first" />
      <TransactionFilters filter={{}} hrefFor={paths.customer.transactions} />
      <TransactionSearch
        filter={{}}
        action={paths.customer.transactions()}
        clearHref={paths.customer.transactions()}
      />
      <Panel>
        <TransactionTable caption="Your transactions" columns="all" rows={rows} />
        <Pager
          page={1}
          totalPages={10_002}
          hrefFor={(page) => paths.customer.transactions({ page })}
        />
      </Panel>
    </>
  );
}
