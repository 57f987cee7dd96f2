import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { conversionItems } from "~/ui/conversion-items";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import { earliestPayoutItem } from "../withdrawals/withdrawal-destination";
import { useLocale, useMessages } from "~/ui/use-messages";
import { SignedAmount } from "./signed-amount";

/** All that a customer may know of a transaction. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const t = useMessages("transactions");
  const locale = useLocale();
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
    { term: t("status"), value: <StatusBadge status={status} /> },
    { term: t("reason"), value: reason },
    { term: t("amount"), value: <SignedAmount transaction={transaction} /> },
    ...conversionItems(useLocale(), transaction),
    { term: t("type"), value: labelFor(type, locale) },
    { term: t("action"), value: labelFor(action, locale) },
    { term: t("method"), value: paymentMethod && labelFor(paymentMethod, locale) },
    { term: t("destination"), value: destination },
    earliestPayoutItem(withdrawalMessages, transaction),
    {
      term: t("payment"),
      value: cryptoOrderNumber && (
        <a href={paths.customer.payment(cryptoOrderNumber)}>{t("viewPayment")}</a>
      ),
    },
    { term: t("description"), value: description ?? "–" },
    { term: t("reference"), value: reference },
    { term: t("transactionId"), value: <code className="break-all">{id}</code> },
    { term: t("step.requested"), value: <Instant iso={transaction.createdAt} /> },
    { term: t("updated"), value: <Instant iso={transaction.updatedAt} /> },
  ];
  return <DefinitionList items={items.filter(({ value }) => value !== undefined)} />;
}
