// The review of a withdrawal. A draft is confirmed once, however often the form is posted.
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WithdrawalConfirmationForm } from "~server/features/withdrawals/form-schemas";
import { formatMoney } from "~server/kernel/money-format";
import type { Problem } from "~server/kernel/problem";
import { StepUpIfDue } from "~/sign-in/step-up-if-due";
import { submit } from "~/platform/posts/submit.server";
import { useFormState, type FieldState } from "~/form/use-form-state";
import { withdrawalKinds } from "~server/features/drafts/labels";
import type { PageHandle } from "~/platform/document/page-handle";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { flashSuccess } from "~/platform/session/session.server";
import { atPassword, loadStepUp } from "~/sign-in/step-up.server";
import { confirmedHref, submitConfirmation, findDraft } from "../drafts/drafts.server";
import { DraftExpired, ReviewPage } from "../drafts/draft-pages";
import { isPayoutStopped } from "../payout-blocks/load-payout-stop.server";
import { PayoutNotice } from "../payout-blocks/payout-notice";
import { destinationItem, earliestPayoutItem } from "../transactions/withdrawal-destination";
import { useProfile } from "../profiles/use-profile";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { CodeField, RecoveryCodeField } from "~/sign-in/code-field";
import { OwnPasswordField } from "~/sign-in/step-up-fields";
import { ButtonLink } from "~/ui/button-link";
import type { Draft } from "~server/features/draft-confirmation/schemas";
import { formatDay } from "~server/kernel/instants";
import { limits } from "~server/kernel/limits";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { feeItems } from "~/ui/fee-items";
import { MoneyText } from "~/ui/money";
import { coinEstimateItem, feeItem, networkItem } from "../drafts/coin-items";

export const handle = {
  title: (locale, found) => {
    if (!found) return messagesIn(locale, "drafts")("expired");
    const isEnded = typeof found === "object" && "endedDraft" in found;
    return messagesIn(locale, "withdrawals")(isEnded ? "ended" : "review");
  },
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

interface CodeProps {
  fields: Record<"password" | "code", FieldState>;
  /** What the code confirms, as text. */
  amount: string;
  payee: string;
  /** Whether the payee is new, and the password wasn't confirmed recently. */
  needsPassword: boolean;
  usesRecoveryCode: boolean;
  /** The same page for the other kind of code. */
  otherHref: string;
}

/** The code that confirms a withdrawal, with what it confirms. */
function WithdrawalCode({
  fields,
  amount,
  payee,
  needsPassword,
  usesRecoveryCode,
  otherHref,
}: CodeProps) {
  const t = useMessages("withdrawals");
  const twoFactor = useMessages("twoFactor");
  const isPasswordShown = needsPassword || fields.password.errors.length > 0;
  return (
    <>
      {isPasswordShown && <OwnPasswordField field={fields.password} hint={t("newAddress")} />}
      {usesRecoveryCode ? (
        <RecoveryCodeField
          field={fields.code}
          hint={t("recoveryCodeConfirms", { amount, payee })}
        />
      ) : (
        <CodeField field={fields.code} hint={t("codeConfirms", { amount, payee })} />
      )}
      <p>
        <a href={otherHref}>
          {usesRecoveryCode ? twoFactor("useApp") : twoFactor("useRecoveryCode")}
        </a>
      </p>
    </>
  );
}

/** Shown instead of a review that wrong codes ended: the form of a new withdrawal keeps what was typed. */
function WithdrawalEnded({ draftId }: { draftId: string }) {
  const t = useMessages("withdrawals");
  const drafts = useMessages("drafts");
  return (
    <div className="form-page">
      <h1>{t("ended")}</h1>
      <p className="lead">{t("endedLead")}</p>
      <div className="actions mt-5">
        <ButtonLink href={paths.customer.withdrawal(draftId)}>{t("startNew")}</ButtonLink>
        <ButtonLink href={paths.customer.wallet()} tone="quiet">
          {drafts("backToWallet")}
        </ButtonLink>
      </div>
    </div>
  );
}

interface Translators {
  t: TranslateForPage<"withdrawals">;
  drafts: TranslateForPage<"drafts">;
  locale: Locale;
}

/** Rows of a withdrawal's review. */
function withdrawalItems({ t, drafts, locale }: Translators, draft: Draft) {
  const { amount, currency, description, availableAfter, coinEstimate, expectedDay } = draft;
  const sum = <MoneyText amount={amount} currency={currency} />;
  const isBank = draft.kind === "bank_withdrawal";
  const received = isBank
    ? [
        feeItem(drafts, draft, t("feesOfBank")),
        {
          term: t("youReceive"),
          value: <MoneyText amount={draft.netAmount ?? amount} currency={currency} />,
        },
      ]
    : [
        ...(draft.fee === undefined ? [feeItem(drafts, draft)] : feeItems(locale, draft)),
        coinEstimateItem(drafts, locale, {
          term: t("youReceive"),
          estimate: coinEstimate,
          note: t("finalCoins"),
        }),
      ];
  return [
    { term: t("amount"), value: sum },
    ...received,
    destinationItem(t, draft),
    networkItem(drafts, isBank ? undefined : "BTC"),
    {
      term: drafts("arrival"),
      value: expectedDay && (
        <>
          {t("arrivesBy", { day: formatDay(expectedDay, "UTC", locale) })}
          <span className="hint">{t("arrivalHint", { hours: limits.reviewHours })}</span>
        </>
      ),
    },
    earliestPayoutItem(t, draft),
    { term: t("description"), value: description },
    {
      term: t("balanceAfter"),
      value: availableAfter !== undefined && (
        <MoneyText amount={availableAfter} currency={currency} />
      ),
    },
  ].filter(({ value }) => value);
}
