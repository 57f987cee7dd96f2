import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { paths } from "~/platform/paths";
import { conversionItems } from "~/ui/conversion-items";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { expiredAt, isToBePaid, stageOf } from "~/ui/payment-labels";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";

/** All that is known of a payment. */
export function PaymentFacts({ payment }: { payment: CryptoPayment }) {
  const {
    transaction,
    cryptoAmount,
    cryptoReceived,
    cryptoCurrency: coin,
    cryptoOrderNumber,
    orderName,
    description,
    cryptoExpiresAt,
  } = payment;
  const isOpen = isToBePaid(payment);
  const ended = expiredAt(payment);
  const items = [
    { term: "Status", value: <StatusBadge {...stageOf(payment)} /> },
    ...conversionItems(transaction, "You pay"),
    {
      term: transaction.sourceCurrency ? "You receive" : "Amount",
      value: <MoneyText amount={transaction.amount} currency={transaction.currency} />,
    },
    { term: "To pay", value: isOpen && cryptoAmount ? `${cryptoAmount} ${coin}` : undefined },
    { term: "Received", value: `${cryptoReceived} ${coin}` },
    { term: "Order number", value: cryptoOrderNumber },
    { term: "Order name", value: orderName },
    { term: "Description", value: description },
    { term: "Expires", value: isOpen ? <Instant iso={cryptoExpiresAt} /> : undefined },
    { term: "Expired on", value: ended && <Instant iso={ended} /> },
  ];
  return (
    <Panel
      title="Details"
      actions={<a href={paths.customer.transaction(transaction.id)}>View transaction</a>}
    >
      <DefinitionList items={items.filter(({ value }) => value !== undefined)} />
    </Panel>
  );
}
