import type { Evidence } from "~server/features/evidence/schemas";
import { labelFor } from "~server/features/ledger/labels";
import { paths, withMainAnchor } from "~/platform/paths";
import { conversionItems } from "~/ui/conversion-items";
import { DefinitionList } from "~/ui/definition-list";
import { feeItems } from "~/ui/fee-items";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { PersonName } from "../people/person-name";
import { canBeSettled, reviewLabel } from "./review-labels";
import type { ShownTransaction } from "./shown-transaction";
import { Allowed } from "~/ui/staff-rights";
import { sourceItems } from "../evidence/source-items";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";

interface Props extends ShownTransaction {
  /** Card or destination of the transaction, if any. */
  source: Evidence["source"];
  /** The title of the transaction's details, if the page is about something else. */
  title?: string;
}

/** The transaction to review. */
export function AdminTransactionFacts({ transaction, from, source, title }: Props) {
  const t = useMessages("staffTransactions");
  const customer = useMessages("staffCustomer");
  const locale = useLocale();
  const { amount, currency, createdAt, destination, reason } = transaction;
  const items = [
    { term: t("reference"), value: transaction.reference || transaction.id },
    { term: t("status"), value: <StatusBadge status={transaction.status} /> },
    { term: t("amount"), value: <MoneyText amount={amount} currency={currency} /> },
    ...feeItems(locale, transaction),
    ...conversionItems(locale, transaction),
    { term: t("transactionType"), value: labelFor(transaction.transactionType, locale) },
    { term: t("action"), value: labelFor(transaction.transactionAction, locale) },
    {
      term: t("paymentMethod"),
      value: transaction.paymentMethod ? labelFor(transaction.paymentMethod, locale) : "-",
    },
    ...(destination
      ? [
          {
            term: t("destination"),
            value: (
              <MaskedValue
                masked={destination}
                access={t("accessDestination")}
                href={paths.admin.destinationAccess(transaction.id, from)}
              />
            ),
          },
        ]
      : []),
    ...(transaction.payableFrom
      ? [{ term: t("earliestPayout"), value: <Instant iso={transaction.payableFrom} /> }]
      : []),
    ...(source?.kind === "card" ? [cardItem(t, source, transaction, from)] : []),
    ...(source ? sourceItems(customer, source) : []),
    {
      term: t("wallet"),
      value: transaction.wallet ? (
        <a className="record-id" href={paths.admin.wallet(transaction.user)}>
          {transaction.wallet}
        </a>
      ) : (
        "-"
      ),
    },
    { term: t("created"), value: <Instant iso={createdAt} /> },
    { term: t("description"), value: transaction.description ?? "-" },
    {
      term: t("user"),
      value: <PersonName {...transaction.userDetails} href={paths.admin.user(transaction.user)} />,
    },
    ...(transaction.cryptoReviewFlag
      ? [{ term: t("review"), value: <Review transaction={transaction} from={from} /> }]
      : []),
    ...(reason ? [{ term: t("reason"), value: reason }] : []),
  ];
  return (
    <Panel
      title={title ?? t("requestDetails")}
      actions={<a href={paths.customer.transactionReceiptPdf(transaction.id)}>{t("receipt")}</a>}
    >
      <div className="compact in-columns">
        <DefinitionList items={items} />
      </div>
    </Panel>
  );
}

/** Why a crypto payment needs review, with a link to resolve it. */
function Review({ transaction, from }: ShownTransaction) {
  const t = useMessages("staffTransactions");
  const { id, cryptoSettledAt: settledAt } = transaction;
  return (
    <>
      {reviewLabel(t, transaction)}{" "}
      {canBeSettled(transaction) && (
        <Allowed call="admin.settlePayment">
          <a href={paths.admin.settlement(id, from)}>{t("markAsResolved")}</a>
        </Allowed>
      )}
      {settledAt && (
        <span className="hint block">{t("resolvedAt", { time: <Instant iso={settledAt} /> })}</span>
      )}
    </>
  );
}

/** A card that was replaced since can't be revealed, because nothing of it is stored. */
function cardItem(
  t: TranslateForPage<"staffTransactions">,
  { masked, replacedAt }: NonNullable<Props["source"]>,
  { id }: Props["transaction"],
  from: Props["from"],
) {
  const href = paths.admin.cardDepositAccess(id, from);
  const value = <MaskedValue masked={masked} access={t("accessCard")} href={href} />;
  return { term: t("card"), value: replacedAt ? masked : value };
}

interface Masked {
  masked: string;
  /** The text of the link to the page that shows it in full. */
  access: string;
  href: string;
}

/** Where the money comes from or goes to. */
function MaskedValue({ masked, access, href }: Masked) {
  return (
    <>
      {masked}{" "}
      <Allowed call={["sensitiveData.accessCardDeposit", "sensitiveData.accessDestination"]}>
        <span className="block">
          <a href={withMainAnchor(href)}>{access}</a>
        </span>
      </Allowed>
    </>
  );
}
