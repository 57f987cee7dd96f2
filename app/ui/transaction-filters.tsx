import {
  transactionStatuses,
  type TransactionStatus,
  type TransactionType,
} from "~server/features/ledger/labels";
import { FilterLinks } from "./filter-links";
import { readable } from "./status-labels";
import type { TransactionFilterParams } from "./transaction-filter";

interface Props {
  filter: TransactionFilterParams;
  hrefFor: (filter: TransactionFilterParams) => string;
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

/** Two rows of links; each keeps what the other and the search chose. */
export function TransactionFilters({ filter, hrefFor }: Props) {
  const link = (label: string, choice: TransactionFilterParams, isCurrent: boolean) => ({
    label,
    href: hrefFor({ ...filter, ...choice }),
    isCurrent,
  });
  return (
    <div className="list-filters">
      <FilterLinks
        label="Type"
        links={types.map(({ label, type }) => link(label, { type }, type === filter.type))}
      />
      <FilterLinks
        label="Status"
        links={statuses.map(({ label, status }) =>
          link(label, { status }, status === filter.status),
        )}
      />
    </div>
  );
}
