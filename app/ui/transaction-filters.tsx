import {
  transactionStatuses,
  type TransactionStatus,
  type TransactionType,
} from "~server/features/ledger/labels";
import { FilterLinks } from "./filter-links";
import { useStatusLabel } from "./use-status-label";
import type { TransactionFilterParams } from "./transaction-filter";
import { useMessages } from "~/ui/use-messages";

interface Props {
  filter: TransactionFilterParams;
  hrefFor: (filter: TransactionFilterParams) => string;
}

/** Two rows of links; each keeps what the other and the search chose. */
export function TransactionFilters({ filter, hrefFor }: Props) {
  const t = useMessages("ui");
  const labels = useMessages("labels");
  const statusLabel = useStatusLabel();
  const types: readonly { label: string; type?: TransactionType }[] = [
    { label: t("all") },
    { label: t("deposits"), type: "deposit" },
    { label: t("withdrawals"), type: "withdrawal" },
  ];
  const statuses: readonly { label: string; status?: TransactionStatus }[] = [
    { label: t("anyStatus") },
    ...transactionStatuses.map((status) => ({ label: statusLabel(status), status })),
  ];
  const link = (label: string, choice: TransactionFilterParams, isCurrent: boolean) => ({
    label,
    href: hrefFor({ ...filter, ...choice }),
    isCurrent,
  });
  return (
    <div className="list-filters">
      <FilterLinks
        label={labels("type")}
        links={types.map(({ label, type }) => link(label, { type }, type === filter.type))}
      />
      <FilterLinks
        label={labels("status")}
        links={statuses.map(({ label, status }) =>
          link(label, { status }, status === filter.status),
        )}
      />
    </div>
  );
}
