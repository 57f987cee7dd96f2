import type { ComparedPayment } from "~server/features/reconciliation/schemas";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { StackedInstant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { PersonName } from "../people/person-name";
import { differenceLabels, matchStatusTones } from "./difference-labels";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";

type T = TranslateForPage<"staffReconciliation">;

const columnsFor = (t: T, from: string): readonly Column<ComparedPayment>[] => [
  { header: t("payment"), place: 1, cell: (payment) => <Named payment={payment} from={from} /> },
  { header: t("created"), place: 3, cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> },
  { header: t("ledger"), cell: (payment) => <Posted payment={payment} /> },
  { header: t("atGateway"), cell: (payment) => <GatewayStatusCell payment={payment} /> },
  {
    header: t("lastRefreshed"),
    cell: ({ gateway }) => (gateway ? <StackedInstant iso={gateway.readAt} /> : t("never")),
  },
  { header: t("matchStatus"), cell: (payment) => <MatchStatusCell payment={payment} /> },
];

/** `from`: the page that a payment's Back button leads to. */
export function PaymentTable({
  rows,
  from,
  empty,
}: {
  rows: readonly ComparedPayment[];
  from: string;
  empty: string;
}) {
  const t = useMessages("staffReconciliation");
  return (
    <DataTable
      caption={t("paymentsCaption")}
      isWide
      columns={columnsFor(t, from)}
      rows={rows}
      rowKey={({ cryptoOrderNumber }) => cryptoOrderNumber}
      empty={<EmptyState icon="scales" title={empty} />}
    />
  );
}

function Named({
  payment: { deposit, cryptoOrderNumber, user, userDetails },
  from,
}: {
  payment: ComparedPayment;
  from: string;
}) {
  return (
    <span className="wrap-anywhere">
      <span className="whitespace-nowrap">
        {deposit ? (
          <a href={paths.admin.transaction(deposit.id, from)}>{deposit.reference}</a>
        ) : (
          cryptoOrderNumber
        )}
      </span>
      <span className="hint block whitespace-normal">
        <PersonName
          {...userDetails}
          href={userDetails.email ? paths.admin.user(user, from) : undefined}
        />
      </span>
    </span>
  );
}

function Posted({
  payment: { deposit, posted, postedCurrency, amount, currency },
}: {
  payment: ComparedPayment;
}) {
  const t = useMessages("staffReconciliation");
  const labelOf = useStatusLabel();
  const status = deposit ? labelOf(deposit.status) : t("deleted");
  const isInFull = posted === deposit?.amount && postedCurrency === deposit.currency;
  return (
    <div className="xl:min-w-36">
      <MoneyText amount={deposit?.amount ?? amount} currency={deposit?.currency ?? currency} />{" "}
      <span className="hint block">
        {posted === 0 || !postedCurrency
          ? t("statusNotPosted", { status })
          : isInFull
            ? t("statusPostedInFull", { status })
            : t("statusPosted", {
                status,
                amount: <MoneyText amount={posted} currency={postedCurrency} />,
              })}
      </span>
    </div>
  );
}

function GatewayStatusCell({
  payment: { cryptoStatus, cryptoReceived, cryptoAmount, cryptoCurrency, gateway },
}: {
  payment: ComparedPayment;
}) {
  const t = useMessages("staffReconciliation");
  const labelOf = useStatusLabel();
  const received = gateway?.received ?? cryptoReceived;
  const amount = cryptoAmount ?? "–";
  return (
    <div>
      {gateway?.isKnown === false ? t("unknown") : labelOf(gateway?.status ?? cryptoStatus)}{" "}
      <span className="hint block xl:inline">
        {received === amount
          ? t("receivedInFull", { received, coin: cryptoCurrency })
          : t("receivedOf", { received, amount, coin: cryptoCurrency })}
      </span>
    </div>
  );
}

function MatchStatusCell({ payment }: { payment: ComparedPayment }) {
  const t = useMessages("staffReconciliation");
  const locale = useLocale();
  const { standing } = payment;
  return (
    <div className="xl:min-w-50">
      <StatusBadge status={matchStatusTones[standing]} label={t(`match.${standing}`)} />
      {differenceLabels(locale, payment).map((sentence) => (
        <span key={sentence} className="hint block">
          {sentence}
        </span>
      ))}
    </div>
  );
}
