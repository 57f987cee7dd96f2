import type { ActionFunctionArgs } from "@remix-run/node";
import { useOutletContext, useParams } from "@remix-run/react";
import {
  ReturnCancellationBody,
  type BankReturn,
  type BankReturnWithApproval,
} from "~server/features/bank-statements/line-schemas";
import { formatMoney } from "~server/kernel/money-format";
import type { Result } from "~server/kernel/result";
import { api } from "~/platform/api/api.server";
import { toApprovalRequest } from "~/platform/approval-request.server";
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
import { NeverSent } from "../payouts/never-sent";

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
  const submission = await submit(request, ReturnCancellationBody);
  if (!submission.ok) return submission.reply;
  const of = { params: { id: params.return ?? "" } };
  const { key } = submission;
  const step = stepIn(params.step);
  const { approveReturn, sendReturn, cancelReturn } = api(request).bankLines;
  const answer: Result<BankReturnWithApproval> =
    step === "cancellation"
      ? await cancelReturn({ ...of, ...submission.call })
      : await { approval: approveReturn, sent: sendReturn }[step]({ ...of, key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const { approvalRequest } = answer.value;
  if (approvalRequest) return toApprovalRequest(request, approvalRequest);
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
  const payouts = useMessages("staffPayouts");
  const form = useFormState({ id: "return-step", names: ["reason"] });
  const mayBeAtBank = step === "cancellation" && shown?.state === "approved";
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
      confirm={mayBeAtBank ? payouts("requestCancel") : t(`step.${step}`)}
      busy={t("processing")}
      tone={step === "cancellation" ? "danger" : "success"}
    >
      <p>
        {t(`stepLead.${step}`, {
          amount: shown ? formatMoney(shown.amount, shown.currency, locale) : "",
          name: shown?.name ?? t("unknownPayer"),
        })}
      </p>
      {mayBeAtBank && <NeverSent form={form} of="return" />}
    </ConfirmDialog>
  );
}
