import { transactionStatuses, type TransactionStatus, type TransactionType } from "~server/contract/values/transaction-words";
import { paths } from "~/paths";
import { FilterLinks } from "~/ui/filter-links";
import { readable } from "~/ui/status-words";

export interface ListFilter {
  type?: TransactionType | undefined;
  status?: TransactionStatus | undefined;
}

const types: readonly { label: string; type?: TransactionType }[] = [
  { label: "All" },
  { label: "Deposits", type: "deposit" },
  { label: "Withdrawals", type: "withdrawal" },
];

const statuses: readonly { label: string; status?: TransactionStatus }[] = [
  { label: "Any status" },
  ...transactionStatuses.map((status) => ({ label: readable(status), status })),
];

/** The address of a list with these filters. */
export const listHref = ({ type, status, page }: ListFilter & { page?: number }) =>
  paths.customer.transactions({ type: type ?? "", status: status ?? "", page: page ?? 1 });

/** Two rows of links; each keeps what the other chose. */
export function ListFilters({ type, status }: ListFilter) {
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-3">
      <FilterLinks
        label="Type"
        links={types.map((one) => ({ label: one.label, href: listHref({ type: one.type, status }), isCurrent: one.type === type }))}
      />
      <FilterLinks
        label="Status"
        links={statuses.map((one) => ({ label: one.label, href: listHref({ type, status: one.status }), isCurrent: one.status === status }))}
      />
    </div>
  );
}
