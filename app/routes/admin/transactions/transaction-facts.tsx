import type { Transaction } from "~server/contract/schemas/transactions";
import { formatInstant } from "~server/contract/values/instants";
import { labelFor } from "~server/contract/values/transaction-words";
import { conversionItems } from "~/ui/conversion-items";
import { DefinitionList } from "~/ui/definition-list";
import { Money } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { customerOf } from "./customer-of";

/** All there is to know before deciding about a transaction. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const { amount, currency, createdAt, destination, reason } = transaction;
  const items = [
    { term: "Reference", value: transaction.reference || transaction.id },
    { term: "Status", value: <StatusBadge status={transaction.status} /> },
    { term: "Amount", value: <Money amount={amount} currency={currency} /> },
    ...conversionItems(transaction),
    { term: "Transaction Type", value: labelFor(transaction.transactionType) },
    { term: "Action", value: labelFor(transaction.transactionAction) },
    { term: "Payment Method", value: transaction.paymentMethod ? labelFor(transaction.paymentMethod) : "-" },
    ...(destination ? [{ term: "Destination", value: destination }] : []),
    { term: "Wallet", value: transaction.wallet || "-" },
    { term: "Created", value: <time dateTime={createdAt}>{formatInstant(createdAt)}</time> },
    { term: "Description", value: transaction.description ?? "-" },
    { term: "User", value: customerOf(transaction) },
    ...(reason ? [{ term: "Reason", value: reason }] : []),
  ];
  return (
    <Panel>
      <DefinitionList items={items} />
    </Panel>
  );
}
