// Cancels a bank transfer that the customer announced.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { redirectWithFlash, signedIn } from "~/platform/session/session.server";
import { MoneyText } from "~/ui/money";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";

export const handle = { title: pageText("bankTransfers", "cancelTitle") } satisfies PageHandle;

const CancellationForm = z.strictObject({});

export async function loader({ request, params: { expected: id } }: LoaderFunctionArgs) {
  await signedIn(request);
  const found = await loadIfOffered(request, api(request).bankTransfers.expectedDeposits());
  const expected = found?.expectedDeposits.find((one) => one.id === id);
  if (!expected) throw new Response("Not found", { status: 404 });
  return expected;
}

export async function action({ request, params: { expected: id = "" } }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, CancellationForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).bankTransfers.cancelExpectedDeposit({
    params: { id },
    key: submission.key,
  });
  if (!answer.ok) return submission.refuse(answer.problem);
  const t = messagesFor(request, "bankTransfers");
  return redirectWithFlash(request, paths.customer.wallet(), t("cancelled"));
}

export default function ExpectedDepositCancellation() {
  const t = useMessages("bankTransfers");
  const { amount, currency, state } = useLoaderData<typeof loader>();
  const form = useFormState({ id: "expected-deposit-cancellation", names: [] });
  return (
    <ConfirmDialog
      title={t("cancelTitle")}
      closeHref={paths.customer.wallet()}
      closedBecause={state !== "open" && t("notOpen")}
      form={form}
      confirm={t("cancelConfirm")}
      busy={t("processing")}
      cancel={t("keep")}
    >
      <p>{t("cancelQuestion", { amount: <MoneyText amount={amount} currency={currency} /> })}</p>
    </ConfirmDialog>
  );
}
