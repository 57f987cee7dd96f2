// Cancels a request that is still pending, which releases the money it holds.
import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutletContext } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { StatusBody, type Transaction } from "~server/features/ledger/transaction-schemas";
import { api } from "~/platform/api/api.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { redirectWithFlash } from "~/platform/session/session.server";
import { Dialog } from "~/ui/dialog";
import { MoneyText } from "~/ui/money";
import { useMessages } from "~/ui/use-messages";
import { rightsUnlessOwn } from "./own-transaction";
import { findTransaction } from "./find-transaction.server";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("transactions", "cancelRequest"),
  rights: rightsUnlessOwn("transactions.setStatus"),
} satisfies PageHandle;

const CancellationForm = StatusBody.pick({ version: true });

/** Whether crypto was received for it, so that it can't be canceled anymore. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const transaction = await findTransaction(request, params.id ?? "");
  const user = transaction?.user;
  if (transaction?.status !== "pending" || !transaction.cryptoOrderNumber)
    return { user, isPaid: false };
  const payment = await api(request).payments.get({
    params: { id: transaction.cryptoOrderNumber },
  });
  return { user, isPaid: payment.ok && Number(payment.value.cryptoReceived) > 0 };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, CancellationForm);
  if (!submission.ok) return submission.reply;
  const id = params.id ?? "";
  const body = { status: "failed", version: submission.value.version } as const;
  const answer = await api(request).transactions.setStatus({
    params: { id },
    body,
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const t = messagesFor(request, "transactions");
  return redirectWithFlash(request, paths.customer.transaction(id), t("requestCancelled"));
}

export default function CancellationDialog() {
  const t = useMessages("transactions");
  const refusals = useMessages("refusals");
  const transaction = useOutletContext<Transaction>();
  const { isPaid } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "cancellation", names: [] });
  const closeHref = paths.customer.transaction(transaction.id);
  if (transaction.status !== "pending" || isPaid) {
    return (
      <Dialog title={t("cancelRequest")} closeHref={closeHref}>
        <p>{isPaid ? refusals("coins_received") : t("notPending")}</p>
        <div className="actions">
          <a className="button quiet" href={closeHref}>
            {t("close")}
          </a>
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={t("cancelRequest")}
      closeHref={closeHref}
      form={form}
      confirm={t("cancelRequest")}
      busy={t("processing")}
      cancel={t("keepRequest")}
    >
      <p>
        {t(`confirmCancel.${transaction.type}`, {
          amount: <MoneyText amount={transaction.amount} currency={transaction.currency} />,
        })}{" "}
        {transaction.type === "withdrawal" && t("holdReleased")}
      </p>
      <input type="hidden" name="version" value={transaction.version} />
    </ConfirmDialog>
  );
}
