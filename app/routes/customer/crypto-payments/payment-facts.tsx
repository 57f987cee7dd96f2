import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { paths } from "~/platform/paths";
import { conversionItems } from "~/ui/conversion-items";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { feeItems } from "~/ui/fee-items";
import { MoneyText } from "~/ui/money";
import { expiredAt, isCredited, isPayable } from "~/ui/payment-labels";
import { Panel } from "~/ui/panel";
import { useLocale, useMessages } from "~/ui/use-messages";
import { PaymentBadge } from "./payment-badge";

/** Details of a payment. */
export function PaymentFacts({ payment }: { payment: CryptoPayment }) {
  const t = useMessages("cryptoPayments");
  const {
    transaction,
    cryptoAmount,
    cryptoReceived,
    cryptoCurrency: coin,
    cryptoOrderNumber,
    orderName,
    description,
  } = payment;
  const locale = useLocale();
  const ended = expiredAt(payment);
  const hasFee = transaction.fee !== undefined;
  const items = [
    {
      term: t("status"),
      value: isCredited(payment) ? <PaymentBadge payment={payment} /> : undefined,
    },
    ...conversionItems(locale, transaction, t("youPay")),
    {
      term: transaction.sourceCurrency && !hasFee ? t("youReceive") : t("amount"),
      value: <MoneyText amount={transaction.amount} currency={transaction.currency} />,
    },
    ...feeItems(locale, transaction),
    {
      term: t("amountDue"),
      value: isPayable(payment) && cryptoAmount ? `${cryptoAmount} ${coin}` : undefined,
    },
    { term: t("received"), value: `${cryptoReceived} ${coin}` },
    { term: t("orderNumber"), value: cryptoOrderNumber },
    { term: t("orderName"), value: orderName },
    { term: t("description"), value: description },
    { term: t("expiredOn"), value: ended && <Instant iso={ended} /> },
  ];
  return (
    <Panel
      title={t("details")}
      actions={<a href={paths.customer.transaction(transaction.id)}>{t("viewTransaction")}</a>}
    >
      <DefinitionList items={items.filter(({ value }) => value !== undefined)} />
    </Panel>
  );
}
