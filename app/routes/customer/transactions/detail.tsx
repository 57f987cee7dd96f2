import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { transactionStage } from "~server/features/ledger/payout-labels";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { hasReceived } from "~/ui/payment-labels";
import { StatusBadge } from "~/ui/status-badge";
import { useProfile } from "../profiles/use-profile";
import { useMayCall, Allowed } from "~/ui/staff-rights";
import { findTransaction } from "./find-transaction.server";
import { NoTransaction } from "./no-transaction";
import { ProgressPanel } from "./progress-panel";
import { TransactionFacts } from "./transaction-facts";
import { TransactionTimeline } from "./transaction-timeline";
import { useLocale, useMessages } from "~/ui/use-messages";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { Panel } from "~/ui/panel";
import { StatusForm } from "./status-form";

export const handle = {
  title: (locale, found) => messagesIn(locale, "transactions")(found ? "transaction" : "notFound"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const transaction = await findTransaction(request, params.id ?? "");
  if (!transaction) return data(null, { status: 404 });
  const { cryptoOrderNumber: order } = transaction;
  const [told, progress, payment] = await Promise.all([
    loadIfOffered(request, api(request).transactions.history({ params: { id: transaction.id } })),
    loadProgress(request, transaction),
    order ? loadIfOffered(request, api(request).payments.get({ params: { id: order } })) : null,
  ]);
  return { transaction, history: told?.history, progress, payment };
}

export default function TransactionPage() {
  const t = useMessages("transactions");
  const locale = useLocale();
  const profile = useProfile();
  const found = useLoaderData<typeof loader>();
  const [mayEdit, maySetStatus] = [
    useMayCall("transactions.edit"),
    useMayCall("transactions.setStatus"),
  ];
  if (!found) return <NoTransaction />;
  const { transaction, history, progress, payment } = found;
  const { id, type, amount, currency, status } = transaction;
  const isOwn = transaction.user === profile.id;
  const isCancelable = status === "pending" && !hasReceived(payment);
  return (
    <>
      <PageHeading
        title={t(`title.${type}`, { amount: formatMoney(amount, currency, locale) })}
        back={{ href: paths.customer.transactions(), label: t("back") }}
        badge={<StatusBadge status={transactionStage(transaction)} />}
        actions={
          <>
            <ButtonLink href={paths.customer.transactionReceiptPdf(id)} tone="secondary">
              {t("downloadReceipt")}
            </ButtonLink>
            {(isOwn || mayEdit) && (
              <ButtonLink href={paths.customer.transactionEdit(id)} tone="secondary">
                {t("edit")}
              </ButtonLink>
            )}
            {(isOwn || maySetStatus) && isCancelable && (
              <ButtonLink href={paths.customer.transactionCancellation(id)} tone="quiet">
                {t("cancelRequest")}
              </ButtonLink>
            )}
          </>
        }
      />
      <Outlet context={transaction} />
      <div className="facts-and-history">
        <TransactionFacts transaction={transaction} payment={payment} />
        {(progress ?? history) && (
          <div className="max-[72rem]:mt-5">
            {progress && (
              <ProgressPanel
                progress={progress}
                isCrypto={transaction.paymentMethod === "crypto_payment"}
              />
            )}
            {history && (
              <TransactionTimeline
                history={history}
                type={type}
                currency={currency}
                isReadByOwner={isOwn}
              />
            )}
          </div>
        )}
      </div>
      <AdminSections transaction={transaction} />
    </>
  );
}

/** What staff may do on a customer's transaction page; nothing for customers. */
function AdminSections({ transaction }: { transaction: Transaction }) {
  const t = useMessages("transactions");
  return (
    <>
      <Allowed call="transactions.setStatus">
        <Panel title={t("adminStatus")}>
          <StatusForm id="status" transaction={transaction} reply={null} />
        </Panel>
      </Allowed>
      <Allowed call="transactions.remove">
        <Panel title={t("adminDelete")}>
          <p className="mb-4">{t("adminDeleteHint")}</p>
          <ButtonLink href={paths.customer.transactionDeletion(transaction.id)} tone="danger">
            {t("delete")}
          </ButtonLink>
        </Panel>
      </Allowed>
    </>
  );
}

/** The progress of a withdrawal, and whether it takes longer than promised. */
async function loadProgress(request: Request, { id, type }: Transaction) {
  if (type !== "withdrawal") return null;
  const progress = await loadIfOffered(request, api(request).payouts.progress({ params: { id } }));
  if (!progress) return null;
  const { waitsUntil } = progress;
  return { ...progress, isLate: waitsUntil !== undefined && Date.parse(waitsUntil) < Date.now() };
}
