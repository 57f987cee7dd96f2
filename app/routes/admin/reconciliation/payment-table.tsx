import type { ComparedPayment } from "~server/features/reconciliation/schemas";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Instant, StackedInstant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { StatusBadge } from "~/ui/status-badge";
import { readable } from "~/ui/status-labels";
import { differenceLabels, matchStatusLabels } from "./difference-labels";

const columnsFor = (from: string): readonly Column<ComparedPayment>[] => [
  { header: "Payment", place: 1, cell: (payment) => <Named payment={payment} from={from} /> },
  { header: "Made", place: 3, cell: ({ createdAt }) => <StackedInstant iso={createdAt} /> },
  { header: "In the books", cell: (payment) => <Booked payment={payment} /> },
  { header: "At the gateway", cell: (payment) => <Said payment={payment} /> },
  { header: "Standing", cell: (payment) => <MatchStatusCell payment={payment} /> },
];

/** `from`: where a payment's page leads back to. */
export function PaymentTable({
  rows,
  from,
  empty,
}: {
  rows: readonly ComparedPayment[];
  from: string;
  empty: string;
}) {
  return (
    <DataTable
      caption="Crypto payments beside the books, newest first"
      columns={columnsFor(from)}
      rows={rows}
      rowKey={({ cryptoOrderNumber }) => cryptoOrderNumber}
      empty={<EmptyState title={empty} />}
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
        {userDetails.email ? (
          <a href={paths.admin.user(user, from)}>{userDetails.fullname || userDetails.email}</a>
        ) : (
          userDetails.fullname
        )}
      </span>
    </span>
  );
}

function Booked({
  payment: { deposit, booked, bookedCurrency, amount, currency },
}: {
  payment: ComparedPayment;
}) {
  return (
    <div>
      <MoneyText amount={deposit?.amount ?? amount} currency={deposit?.currency ?? currency} />{" "}
      <span className="hint block">
        {deposit ? readable(deposit.status) : "Deleted"},{" "}
        {booked === 0 || !bookedCurrency ? (
          "nothing booked"
        ) : (
          <>
            <MoneyText amount={booked} currency={bookedCurrency} /> booked
          </>
        )}
      </span>
    </div>
  );
}

function Said({
  payment: { cryptoStatus, cryptoReceived, cryptoAmount, cryptoCurrency, gateway },
}: {
  payment: ComparedPayment;
}) {
  return (
    <div className="md:min-w-40">
      {gateway?.isKnown === false ? "Unknown" : readable(gateway?.status ?? cryptoStatus)}{" "}
      <span className="hint block">
        {gateway?.received ?? cryptoReceived} of {cryptoAmount ?? "–"} {cryptoCurrency}
      </span>{" "}
      <span className="hint block">
        {gateway ? (
          <>
            Asked <Instant iso={gateway.readAt} />
          </>
        ) : (
          "Never asked"
        )}
      </span>
    </div>
  );
}

function MatchStatusCell({ payment }: { payment: ComparedPayment }) {
  const { label, status } = matchStatusLabels[payment.standing];
  return (
    <div>
      <StatusBadge status={status} label={label} />
      {differenceLabels(payment).map((sentence) => (
        <span key={sentence} className="hint block">
          {sentence}
        </span>
      ))}
    </div>
  );
}
