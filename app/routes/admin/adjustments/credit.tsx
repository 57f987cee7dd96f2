import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { creditFormFor } from "~server/features/adjustments/schemas";
import { labelFor, transactionActions } from "~server/features/ledger/labels";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { api } from "~/platform/api/api.server";
import { CheckboxField, RadioGroup, SelectField } from "~/form/choice-fields";
import { Field } from "~/form/field";
import { MoneyField } from "~/form/money-field";
import { ReasonField } from "~/form/reason-field";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin, redirectWithFlash } from "~/platform/session/session.server";
import { toApprovalRequest } from "~/platform/approval-request.server";
import { equalCredit } from "./equal-credit.server";
import { needsApproval } from "./needs-approval.server";
import { WalletDialog } from "../wallets/wallet-dialog";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffAdjustments", "creditWallet"),
  calls: ["admin.credit", "approvalRequests.credit"],
} satisfies PageHandle;

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const userId = params.userId ?? "";
  const wallet = await api(request).admin.wallet({ params: { id: userId } });
  const submission = await submit(
    request,
    creditFormFor(userId, wallet.ok ? wallet.value.currency : undefined),
  );
  if (!submission.ok) return submission.reply;
  const { credit, isMeant } = submission.value;
  const equal = isMeant ? null : await equalCredit(request, credit);
  if (equal) return submission.refuse(equal);
  const call = { body: credit, key: submission.key };
  if (await needsApproval(request)) {
    const requested = await api(request).approvalRequests.credit(call);
    return requested.ok
      ? toApprovalRequest(request, requested.value)
      : submission.refuse(requested.problem);
  }
  const answer = await api(request).admin.credit(call);
  if (!answer.ok) return submission.refuse(answer.problem);
  if (answer.value.approvalRequest) return toApprovalRequest(request, answer.value.approvalRequest);
  return redirectWithFlash(request, paths.admin.wallet(userId), answer.value.message);
}

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return { requiresApproval: await needsApproval(request) };
}

const names = [
  "amount",
  "transactionType",
  "transactionAction",
  "description",
  "reference",
  "isMeant",
] as const;

export default function CreditDialog() {
  const t = useMessages("staffAdjustments");
  const locale = useLocale();
  const typeChoices = [
    { value: "deposit", label: t("deposit"), hint: t("depositHint") },
    { value: "withdrawal", label: t("withdrawal"), hint: t("withdrawalHint") },
  ];
  const actionChoices = transactionActions.map((value) => ({
    value,
    label: labelFor(value, locale),
  }));
  const { requiresApproval } = useLoaderData<typeof loader>();
  const values = { transactionType: "deposit", transactionAction: "funding" };
  const form = useFormState({ id: "credit", names, values });
  const { amount, transactionType, transactionAction, description, reference } = form.fields;
  return (
    <WalletDialog
      title={t("creditWallet")}
      form={form}
      confirm={requiresApproval ? t("requestApproval") : t("creditWallet")}
      busy={requiresApproval ? t("saving") : t("posting")}
    >
      {({ currency }) => (
        <>
          <MoneyField field={amount} label={t("amount")} currency={currency} />
          <RadioGroup field={transactionType} label={t("type")} choices={typeChoices} />
          <SelectField field={transactionAction} label={t("action")} choices={actionChoices} />
          <ReasonField field={description} label={t("reason")} hint={t("creditReasonHint")} />
          <Field
            field={reference}
            label={t("reference")}
            hint={t("referenceHint")}
            isOptional
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          {form.fields.isMeant.errors.length > 0 && (
            <CheckboxField field={form.fields.isMeant}>{t("isMeant")}</CheckboxField>
          )}
          {requiresApproval && <p className="hint">{t("approvalHint")}</p>}
        </>
      )}
    </WalletDialog>
  );
}
