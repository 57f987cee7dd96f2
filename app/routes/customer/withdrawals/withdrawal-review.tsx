// The review of a withdrawal. A draft is confirmed once, however often the form is posted.
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WithdrawalConfirmationForm } from "~server/features/wallets/form-schemas";
import { formatMoney } from "~server/kernel/money-format";
import type { Problem } from "~server/kernel/problem";
import { StepUpIfDue } from "~/sign-in/step-up-if-due";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { flashSuccess } from "~/platform/session/session.server";
import { atPassword, loadStepUp } from "~/sign-in/step-up.server";
import { confirmedHref } from "../drafts/confirmed-href";
import { DraftExpired } from "../drafts/draft-expired";
import { submitConfirmation, findDraft } from "../drafts/drafts.server";
import { isPayoutStopped } from "../payout-blocks/load-payout-stop.server";
import { PayoutNotice } from "../payout-blocks/payout-notice";
import { WithdrawalCode } from "./withdrawal-code";
import { WithdrawalEnded } from "./withdrawal-ended";
import { withdrawalItems } from "./withdrawal-items";
import { withdrawalKinds } from "../transactions/withdrawal-destination";
import { useProfile } from "../profiles/use-profile";
import { ReviewPage } from "../drafts/review-page";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("withdrawals", "review"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const draft = await findDraft(request, params.draft ?? "", withdrawalKinds);
  if (draft?.transaction) throw redirect(paths.customer.withdrawalReceipt(draft.id), 303);
  if (!draft) return data(null, { status: 410 });
  if (draft.isEnded) return data({ endedDraft: draft.id }, { status: 410 });
  const [stepUp, isStopped] = await Promise.all([loadStepUp(request), isPayoutStopped(request)]);
  return {
    isStopped,
    draft,
    stepUp: { ...stepUp, isRequired: stepUp.isRequired && draft.isNewAddress === true },
    usesRecoveryCode: new URL(request.url).searchParams.get("with") === "recovery",
  };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const submission = await submit(request, WithdrawalConfirmationForm);
  if (!submission.ok) return submission.reply;
  const reviewed = { ...submission.value, id: params.draft, kind: "bank_withdrawal" } as const;
  const answer = await submitConfirmation(request, reviewed);
  if (!answer.ok) return submission.refuse(named(request, answer.problem));
  const t = messagesFor(request, "withdrawals");
  const headers = await flashSuccess(
    request,
    t("requested"),
    t("requestedNotice", { reference: answer.value.transaction.reference }),
  );
  return redirect(confirmedHref(answer.value, answer.value.transaction), { status: 303, headers });
}

/** Password and code are asked for on this page, so what is missing or wrong is reported at their fields. */
function named(request: Request, problem: Problem): Problem {
  if (problem.code === "password_needed") return atPassword(request, problem, "passwordMissing");
  return problem.code === "wrong_credentials"
    ? atPassword(request, problem, "passwordWrong")
    : problem;
}

export default function WithdrawalReviewPage() {
  const t = useMessages("withdrawals");
  const drafts = useMessages("drafts");
  const locale = useLocale();
  const found = useLoaderData<typeof loader>();
  const profile = useProfile();
  const form = useFormState({ id: "withdrawal-review", names: ["password", "code"] });
  if (!found) return <DraftExpired startHref={paths.customer.withdrawal()} />;
  if ("endedDraft" in found) return <WithdrawalEnded draftId={found.endedDraft} />;
  const { draft, stepUp, isStopped, usesRecoveryCode } = found;
  const needsCode = stepUp.needsCode || form.fields.code.errors.length > 0;
  return (
    <ReviewPage
      title={t("review")}
      form={form}
      items={withdrawalItems({ t, drafts, locale }, draft)}
      next={t("reviewNext")}
      confirm={t("confirm")}
      changeHref={paths.customer.withdrawal(draft.id)}
      until={draft.expiresAt}
      version={draft.version}
    >
      <PayoutNotice person={profile} isStopped={isStopped} />
      {needsCode ? (
        <WithdrawalCode
          fields={form.fields}
          amount={formatMoney(draft.amount, draft.currency, locale)}
          payee={draft.destination ?? ""}
          needsPassword={stepUp.isRequired}
          usesRecoveryCode={usesRecoveryCode}
          otherHref={paths.customer.withdrawalReview(
            draft.id,
            usesRecoveryCode ? undefined : "recovery",
          )}
        />
      ) : (
        <StepUpIfDue fields={form.fields} stepUp={stepUp} hint={t("newAddress")} />
      )}
    </ReviewPage>
  );
}
