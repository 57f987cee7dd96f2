import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { useLocale, useMessages } from "~/ui/use-messages";

/** What the payment gateway says about a crypto deposit; nothing for any other transaction. */
export function GatewayPanel({ transaction }: { transaction: Transaction }) {
  const t = useMessages("staffTransactions");
  const locale = useLocale();
  const states = useMessages("paymentStates");
  const { cryptoOrderNumber, cryptoStatus, cryptoCurrency, currency } = transaction;
  if (cryptoOrderNumber === undefined || cryptoStatus === undefined) return null;
  const { cryptoAmount, cryptoReceived = "0", cryptoRate, cryptoCheckedAt } = transaction;
  const { requestedAmount = 0, receivedAmount = 0, confirmedAmount = 0 } = transaction;
  const worth = (coins: string, amount: number) =>
    t("gatewayWorth", {
      coins: `${coins} ${cryptoCurrency}`,
      amount: formatMoney(amount, currency, locale),
    });
  const items = [
    { term: t("gatewayState"), value: states(`status.${cryptoStatus}`) },
    {
      term: t("gatewayDue"),
      value: cryptoAmount ? worth(cryptoAmount, requestedAmount) : t("gatewayNoInvoice"),
    },
    { term: t("gatewayReceived"), value: worth(cryptoReceived, receivedAmount) },
    {
      term: t("gatewayConfirmed"),
      value: <MoneyText amount={confirmedAmount} currency={currency} />,
    },
    ...(cryptoRate === undefined
      ? []
      : [
          {
            term: t("gatewayRate"),
            value: t("gatewayRateOf", {
              coin: `1 ${cryptoCurrency}`,
              price: formatMoney(cryptoRate, transaction.sourceCurrency ?? currency, locale),
            }),
          },
        ]),
    ...(transaction.cryptoExpiresAt
      ? [{ term: t("gatewayExpires"), value: <Instant iso={transaction.cryptoExpiresAt} /> }]
      : []),
    {
      term: t("gatewayChecked"),
      value: cryptoCheckedAt ? <Instant iso={cryptoCheckedAt} /> : t("gatewayNeverChecked"),
    },
    { term: t("gatewayOrder"), value: <Invoice {...transaction} /> },
    ...(transaction.cryptoWalletAddress
      ? [
          {
            term: t("gatewayAddress"),
            value: <code className="break-all">{transaction.cryptoWalletAddress}</code>,
          },
        ]
      : []),
  ];
  return (
    <Panel title={t("gateway")}>
      <div className="compact in-columns">
        <DefinitionList items={items} />
      </div>
    </Panel>
  );
}

function Invoice({ cryptoOrderNumber, cryptoInvoiceUrl }: Partial<Transaction>) {
  const t = useMessages("staffTransactions");
  return (
    <>
      {cryptoOrderNumber}
      {cryptoInvoiceUrl && (
        <span className="block">
          <a href={cryptoInvoiceUrl} rel="noreferrer">
            {t("gatewayInvoice")}
          </a>
        </span>
      )}
    </>
  );
}
