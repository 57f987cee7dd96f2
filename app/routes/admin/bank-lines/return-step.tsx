import type { ActionFunctionArgs } from "@remix-run/node";
import { useOutletContext, useParams } from "@remix-run/react";
import { z } from "zod";
import type { BankReturn } from "~server/features/bank-statements/line-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";
import { ConfirmDialog } from "~/form/confirm-dialog";
import { useFormState } from "~/form/use-form-state";
import { pageText } from "~/ui/page-text";
import { useLocale, useMessages } from "~/ui/use-messages";

export const handle = {
  title: pageText("staffBankStatements", "returns"),
  calls: ["bankLines.approveReturn", "bankLines.sendReturn", "bankLines.cancelReturn"],
} satisfies PageHandle;

const steps = ["approval", "sent", "cancellation"] as const;
type Step = (typeof steps)[number];
const stepIn = (name: string | undefined): Step =>
  steps.find((one) => one === name) ?? "cancellation";

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, z.object({}));
  if (!submission.ok) return submission.reply;
  const call = { params: { id: params.return ?? "" }, key: submission.key };
  const step = stepIn(params.step);
  const { approveReturn, sendReturn, cancelReturn } = api(request).bankLines;
  const send = { approval: approveReturn, sent: sendReturn, cancellation: cancelReturn }[step];
  const answer = await send(call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirectWithFlash(
    request,
    paths.admin.bankReturns(),
    messagesFor(request, "staffBankStatements")(`stepDone.${step}`),
  );
}

export default function ReturnStepDialog() {
  const t = useMessages("staffBankStatements");
  const locale = useLocale();
  const params = useParams();
  const returns = useOutletContext<readonly BankReturn[]>();
  const step = stepIn(params.step);
  const shown = returns.find(({ id }) => id === params.return);
  const form = useFormState({ id: "return-step", names: [] });
  const may =
    shown &&
    { approval: shown.canApprove, sent: shown.canSend, cancellation: shown.canCancel }[step];
  return (
    <ConfirmDialog
      title={t(`step.${step}`)}
      closeHref={paths.admin.bankReturns()}
      closedBecause={!may && t("notPossible")}
      back={t("backToReturns")}
      form={form}
      confirm={t(`step.${step}`)}
      busy={t("processing")}
      tone={step === "cancellation" ? "danger" : "success"}
    >
      <p>
        {t(`stepLead.${step}`, {
          amount: shown ? formatMoney(shown.amount, shown.currency, locale) : "",
          name: shown?.name ?? t("unknownPayer"),
        })}
      </p>
    </ConfirmDialog>
  );
}
