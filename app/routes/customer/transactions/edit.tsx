import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { transactionEditFormFor } from "~server/features/ledger/transaction-schemas";
import { submit } from "~/platform/posts/submit.server";
import { loadIfOffered } from "~/platform/api/load.server";
import { messagesFor } from "~/platform/locale.server";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { flash } from "~/platform/session/session.server";
import { hasReceived } from "~/ui/payment-labels";
import { loadStepUp } from "~/sign-in/step-up.server";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { rightsUnlessOwn } from "./own-transaction";
import { EditTransactionForm } from "./edit-form";
import { findTransaction } from "./find-transaction.server";
import { NoTransaction } from "./no-transaction";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { useMessages } from "~/ui/use-messages";

export const handle = {
  title: (locale, transaction) =>
    messagesIn(locale, "transactions")(transaction ? "editTransaction" : "notFound"),
  rights: rightsUnlessOwn("transactions.edit"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const transaction = await findTransaction(request, params.id ?? "");
  if (!transaction) return data(null, { status: 404 });
  const { cryptoOrderNumber: order } = transaction;
  const payment = order
    ? await loadIfOffered(request, api(request).payments.get({ params: { id: order } }))
    : null;
  const { user, type, status } = transaction;
  const isOpenWithdrawal = type === "withdrawal" && status === "pending";
  const needsCode = isOpenWithdrawal && (await loadStepUp(request)).needsCode;
  return { user, transaction, isPaid: hasReceived(payment), needsCode };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInToPost(request);
  const id = params.id ?? "";
  const shown = await api(request).transactions.get({ params: { id } });
  const submission = await submit(
    request,
    transactionEditFormFor(shown.ok ? shown.value.currency : undefined),
  );
  if (!submission.ok) return submission.reply;
  const answer = await api(request).transactions.edit({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  const t = messagesFor(request, "transactions");
  const isChanged = answer.value.version !== submission.value.version;
  const headers = isChanged
    ? await flash(request, t("transactionUpdated"))
    : await flash(request, t("nothingChanged"), "info");
  return redirect(paths.customer.transaction(id), { status: 303, headers });
}

export default function EditTransactionPage() {
  const t = useMessages("transactions");
  const found = useLoaderData<typeof loader>();
  if (!found) return <NoTransaction />;
  const { transaction, isPaid, needsCode } = found;
  const back = {
    href: paths.customer.transaction(transaction.id),
    label: t("backTo", { reference: transaction.reference }),
  };
  return (
    <div className="form-page">
      <PageHeading title={t("editTransaction")} back={back} />
      <Panel>
        <EditTransactionForm transaction={transaction} isPaid={isPaid} needsCode={needsCode} />
      </Panel>
    </div>
  );
}
