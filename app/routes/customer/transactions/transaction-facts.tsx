import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatMoney } from "~server/kernel/money-format";
import type { Locale } from "~server/locales/locale";
import { transactionStage } from "~server/features/ledger/payout-labels";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { conversionItems } from "~/ui/conversion-items";
import { DefinitionList } from "~/ui/definition-list";
import { feeItems } from "~/ui/fee-items";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { isPayable, reviewOf } from "~/ui/payment-labels";
import { PaymentBadge } from "../crypto-payments/payment-badge";
import { earliestPayoutItem } from "./withdrawal-destination";
import { SupportText } from "~/ui/support-text";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";

interface Props {
  transaction: Transaction;
  /** Only for crypto deposits. */
  payment: CryptoPayment | null;
}

/** Details of a transaction; its amount and progress are in the heading. */
export function TransactionFacts({ transaction, payment }: Props) {
  const t = useMessages("transactions");
  const { id, reference, createdAt, updatedAt } = transaction;
  const record = [
    { term: t("reference"), value: reference },
    { term: t("step.requested"), value: <Instant iso={createdAt} /> },
    { term: t("updated"), value: <Instant iso={updatedAt} /> },
    { term: t("transactionId"), value: <code className="hint break-all">{id}</code> },
  ];
  return (
    <div>
      <Panel title={t("details")}>
        <Details transaction={transaction} />
      </Panel>
      {payment && <PaymentPanel payment={payment} />}
      <Panel title={t("record")}>
        <DefinitionList items={record} />
      </Panel>
    </div>
  );
}

function Details({ transaction }: Pick<Props, "transaction">) {
  const t = useMessages("transactions");
  const locale = useLocale();
  const withdrawalMessages = useMessages("withdrawals");
  const statusLabel = useStatusLabel();
  const { type, action, status, description, paymentMethod, destination, reason } = transaction;
  const items = [
    { term: t("reason"), value: reason && <SupportText text={reason} /> },
    ...creditedPart(t, locale, transaction),
    ...conversionItems(locale, transaction),
    ...(status === "failed" ? [] : feeItems(locale, transaction)),
    { term: t("type"), value: labelFor(type, locale) },
    { term: t("action"), value: labelFor(action, locale) },
    {
      term: t("status"),
      value: transactionStage(transaction) === status ? undefined : statusLabel(status),
    },
    {
      term: t("method"),
      value:
        paymentMethod && paymentMethod !== action ? labelFor(paymentMethod, locale) : undefined,
    },
    { term: t("destination"), value: destination },
    earliestPayoutItem(withdrawalMessages, transaction),
    { term: t("description"), value: description ?? "–" },
  ];
  return <DefinitionList items={items.filter(({ value }) => value !== undefined)} />;
}

/** A crypto deposit that was credited as far as it was paid: what was requested, and why the amounts differ. */
function creditedPart(
  t: TranslateForPage<"transactions">,
  locale: Locale,
  transaction: Props["transaction"],
) {
  const { status, amount, currency, requestedAmount, cryptoAmount, cryptoReceived } = transaction;
  if (status !== "successful" || requestedAmount === undefined || requestedAmount === amount)
    return [];
  const coin = transaction.cryptoCurrency ?? "";
  return [
    { term: t("requestedAmount"), value: formatMoney(requestedAmount, currency, locale) },
    {
      term: t("creditedAmount"),
      value: t("creditedPart", {
        amount: formatMoney(amount, currency, locale),
        received: `${cryptoReceived} ${coin}`,
        due: `${cryptoAmount} ${coin}`,
      }),
    },
  ];
}

/** The stage of the payment, its amounts in cryptocurrency and its address. */
function PaymentPanel({ payment }: { payment: CryptoPayment }) {
  const t = useMessages("transactions");
  const review = reviewOf(useMessages("paymentStates"), payment);
  const { cryptoCurrency: coin, cryptoAmount, cryptoReceived, cryptoWalletAddress } = payment;
  const items = [
    { term: t("status"), value: <PaymentBadge payment={payment} /> },
    {
      term: t("coinAmount"),
      value: isPayable(payment) && cryptoAmount ? `${cryptoAmount} ${coin}` : undefined,
    },
    { term: t("received"), value: `${cryptoReceived} ${coin}` },
    {
      term: t("paymentAddress"),
      value: cryptoWalletAddress && <code className="break-all">{cryptoWalletAddress}</code>,
    },
  ];
  return (
    <Panel
      title={t("cryptoPayment")}
      actions={<a href={paths.customer.payment(payment.cryptoOrderNumber)}>{t("viewPayment")}</a>}
    >
      {review && <p className="mb-4">{review}</p>}
      <DefinitionList items={items.filter(({ value }) => value !== undefined)} />
    </Panel>
  );
}
