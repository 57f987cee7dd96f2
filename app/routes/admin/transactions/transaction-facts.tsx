import type { Evidence } from "~server/features/evidence/schemas";
import { labelFor } from "~server/features/ledger/labels";
import { paths } from "~/platform/paths";
import { atMain } from "~/platform/paths/at-main";
import { conversionItems } from "~/ui/conversion-items";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { customerName } from "./customer-name";
import { canBeSettled, reviewLabel } from "./review-labels";
import type { ShownTransaction } from "./shown-transaction";
import { Allowed } from "~/ui/staff-rights";
import { sourceItems } from "../evidence/source-items";

interface Props extends ShownTransaction {
  /** Card or destination of the transaction; missing where it has none. */
  source: Evidence["source"];
}

/** The transaction that is decided about. */
export function AdminTransactionFacts({ transaction, from, source }: Props) {
  const { amount, currency, createdAt, destination, reason } = transaction;
  const items = [
    { term: "Reference", value: transaction.reference || transaction.id },
    { term: "Status", value: <StatusBadge status={transaction.status} /> },
    { term: "Amount", value: <MoneyText amount={amount} currency={currency} /> },
    ...conversionItems(transaction),
    { term: "Transaction Type", value: labelFor(transaction.transactionType) },
    { term: "Action", value: labelFor(transaction.transactionAction) },
    {
      term: "Payment Method",
      value: transaction.paymentMethod ? labelFor(transaction.paymentMethod) : "-",
    },
    ...(destination
      ? [
          {
            term: "Destination",
            value: (
              <MaskedValue
                masked={destination}
                reveal="Reveal destination"
                href={paths.admin.destinationAccess(transaction.id, from)}
              />
            ),
          },
        ]
      : []),
    ...(transaction.payableFrom
      ? [{ term: "Earliest payout", value: <Instant iso={transaction.payableFrom} /> }]
      : []),
    ...(source?.kind === "card" ? [cardItem(source, transaction, from)] : []),
    ...(source ? sourceItems(source) : []),
    {
      term: "Wallet",
      value: transaction.wallet ? (
        <a className="record-id" href={paths.admin.wallet(transaction.user)}>
          {transaction.wallet}
        </a>
      ) : (
        "-"
      ),
    },
    { term: "Created", value: <Instant iso={createdAt} /> },
    { term: "Description", value: transaction.description ?? "-" },
    {
      term: "User",
      value: <a href={paths.admin.user(transaction.user)}>{customerName(transaction)}</a>,
    },
    ...(transaction.cryptoReviewFlag
      ? [{ term: "Review", value: <Review transaction={transaction} from={from} /> }]
      : []),
    ...(reason ? [{ term: "Reason", value: reason }] : []),
  ];
  return (
    <Panel title="This request">
      <div className="compact in-columns">
        <DefinitionList items={items} />
      </div>
    </Panel>
  );
}

/** What the gateway's reports left in doubt, and the way to settle it. */
function Review({ transaction, from }: ShownTransaction) {
  const { id, cryptoSettledAt: settledAt } = transaction;
  return (
    <>
      {reviewLabel(transaction)}{" "}
      {canBeSettled(transaction) && (
        <Allowed right="transactions">
          <a href={paths.admin.settlement(id, from)}>Mark as settled</a>
        </Allowed>
      )}
      {settledAt && (
        <span className="hint block">
          Settled by hand <Instant iso={settledAt} />
        </span>
      )}
    </>
  );
}

/** A card that was replaced since is gone: nothing of it is left to reveal. */
function cardItem(
  { masked, replacedAt }: NonNullable<Props["source"]>,
  { id }: Props["transaction"],
  from: Props["from"],
) {
  const href = paths.admin.cardDepositAccess(id, from);
  const value = <MaskedValue masked={masked} reveal="Reveal card and photos" href={href} />;
  return { term: "Card", value: replacedAt ? masked : value };
}

interface Masked {
  masked: string;
  /** The words of the link to the page that shows it in full. */
  reveal: string;
  href: string;
}

/** Where the money comes from or goes to. */
function MaskedValue({ masked, reveal, href }: Masked) {
  return (
    <>
      {masked}{" "}
      <Allowed right="secrets">
        <a href={atMain(href)}>{reveal}</a>
      </Allowed>
    </>
  );
}
