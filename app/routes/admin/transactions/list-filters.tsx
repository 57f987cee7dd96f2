// The views of the list, each an address: by type, and within it by status.
import { transactionStatuses, type TransactionStatus, type TransactionType } from "~server/contract/values/transaction-words";
import { paths } from "~/paths";
import { FilterLinks } from "~/ui/filter-links";
import { readable } from "~/ui/status-words";

interface Filter {
  type?: TransactionType | undefined;
  status?: TransactionStatus | undefined;
}

const types = [
  { label: "All", type: undefined },
  { label: "Deposits", type: "deposit" },
  { label: "Withdrawals", type: "withdrawal" },
] as const;

export function ListFilters({ type: chosenType, status: chosenStatus }: Filter) {
  const byType = types.map(({ label, type }) => ({
    label,
    href: paths.admin.transactions({ type, status: chosenStatus }),
    isCurrent: type === chosenType,
  }));
  const byStatus = [undefined, ...transactionStatuses].map((status) => ({
    label: status ? readable(status) : "Any status",
    href: paths.admin.transactions({ type: chosenType, status }),
    isCurrent: status === chosenStatus,
  }));
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <FilterLinks label="Type" links={byType} />
      <FilterLinks label="Status" links={byStatus} />
    </div>
  );
}
