import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { conversionItems } from "~/ui/conversion-items";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import { earliestPayoutItem } from "../withdrawals/withdrawal-destination";
import { useMessages } from "~/ui/use-messages";
import { SignedAmount } from "./signed-amount";

/** All that a customer may know of a transaction. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const withdrawalMessages = useMessages("withdrawals");
  const {
    id,
    reference,
    type,
    action,
    status,
    description,
    paymentMethod,
    destination,
    reason,
    cryptoOrderNumber,
  } = transaction;
  const items = [
    { term: "Status", value: <StatusBadge status={status} /> },
    { term: "Reason", value: reason },
    { term: "Amount", value: <SignedAmount transaction={transaction} /> },
    ...conversionItems(transaction),
    { term: "Type", value: labelFor(type) },
    { term: "Action", value: labelFor(action) },
    { term: "Method", value: paymentMethod && labelFor(paymentMethod) },
    { term: "Destination", value: destination },
    earliestPayoutItem(withdrawalMessages, transaction),
    {
      term: "Payment page",
      value: cryptoOrderNumber && (
        <a href={paths.customer.payment(cryptoOrderNumber)}>Open the payment page</a>
      ),
    },
    { term: "Description", value: description ?? "–" },
    { term: "Reference", value: reference },
    { term: "Transaction ID", value: <code className="break-all">{id}</code> },
    { term: "Requested", value: <Instant iso={transaction.createdAt} /> },
    { term: "Last change", value: <Instant iso={transaction.updatedAt} /> },
  ];
  return <DefinitionList items={items.filter(({ value }) => value !== undefined)} />;
}
