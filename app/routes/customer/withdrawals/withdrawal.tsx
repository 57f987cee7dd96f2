// The withdrawal dialog: amount and destination, then on to the review.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { withdrawalFormFor, type WithdrawalFacts } from "~server/features/wallets/form-schemas";
import { limits } from "~server/kernel/limits";
import { parseMoney } from "~server/kernel/money";
import { formatMoney } from "~server/kernel/money-format";
import type { Problem } from "~server/kernel/problem";
import { api } from "~/platform/api/api.server";
import { Field } from "~/form/field";
import { Form } from "~/form/form";
import { MoneyField } from "~/form/money-field";
import { DefaultButton, QuickAmounts } from "~/form/quick-amounts";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { FeeHint } from "~/ui/fee-hint";
import { Dialog } from "~/ui/dialog";
import { blankDraft, ContinueToReview, ResumedDraft } from "../drafts/continue-to-review";
import { submitDraft } from "../drafts/drafts.server";
import { InactiveAccount } from "../wallets/inactive-account";
import { LimitLinks, mostWithin, useLimitHint } from "../limits/limit-hint";
import { PayoutNotice } from "../payout-blocks/payout-notice";
import { withdrawalKinds } from "../transactions/withdrawal-destination";
import { DestinationChoice } from "./destination-choice";
import { draftValues } from "../drafts/draft-values.server";
import { withdrawalAmounts } from "../drafts/quick-amounts";
import { useWalletParts } from "../wallets/wallet-parts";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("withdrawals", "withdraw") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return draftValues(request, withdrawalKinds);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, withdrawalFormFor(await withdrawalFacts(request)));
  if (!submission.ok) return submission.reply;
  const { paymentMethod, ...draftValues } = submission.value;
  const kind = paymentMethod === "bank" ? "bank_withdrawal" : "crypto_withdrawal";
  const draft = await submitDraft(request, { kind, ...draftValues }, submission.key);
  if (!draft.ok) return submission.refuse(named(draft.problem));
  return redirect(paths.customer.withdrawalReview(draft.value.id), 303);
}

async function withdrawalFacts(request: Request): Promise<WithdrawalFacts> {
  const { wallets } = api(request);
  const [held, bank, charged] = await Promise.all([
    wallets.mine(),
    wallets.bankDetails(),
    wallets.fees(),
  ]);
  const fees = charged.ok ? charged.value : undefined;
  const hasBankDetails = bank.ok ? bank.value.hasBankDetails : undefined;
  if (!held.ok) return { hasBankDetails, fees };
  const { currency, availableBalance } = held.value;
  const available = parseMoney(availableBalance.toFixed(2), currency);
  return { currency, available, hasBankDetails, fees };
}

/** Missing bank details are reported at the choice that needs them. */
function named(problem: Problem): Problem {
  if (problem.code !== "no_bank_details") return problem;
  return { ...problem, fieldErrors: { paymentMethod: [problem.message] } };
}

export default function WithdrawalDialog() {
  const locale = useLocale();
  const t = useMessages("withdrawals");
  const drafts = useMessages("drafts");
  const {
    wallet,
    bankDetails,
    fees,
    accountStatus,
    restrictions,
    isStopped,
    limits: left,
  } = useWalletParts();
  const limited = { limits: left, direction: "withdrawal" } as const;
  const limitHint = useLimitHint(limited);
  const availableBalance = Math.min(wallet.availableBalance, mostWithin(limited));
  const { values: draftValues, key, isResumed } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "withdrawal",
    names: ["amount", "paymentMethod", "walletAddress", "description"],
    key,
    values: { paymentMethod: "bank", ...draftValues },
  });
  const isBlocked = Boolean(restrictions.payoutsBlockedUntil ?? restrictions.payoutsFrozenAt);
  return (
    <Dialog title={t("withdraw")} closeHref={paths.customer.wallet()}>
      <InactiveAccount accountStatus={accountStatus} />
      <PayoutNotice person={restrictions} isStopped={isStopped} />
      {/* Earlier entries are shown with their refusal. */}
      {isBlocked && form.faults.length === 0 ? (
        <div className="actions">
          <ButtonLink href={paths.customer.wallet()} tone="secondary">
            {drafts("backToWallet")}
          </ButtonLink>
        </div>
      ) : (
        <Form form={form}>
          <DefaultButton>{drafts("continueToReview")}</DefaultButton>
          {isResumed && <ResumedDraft startOverHref={paths.customer.withdrawal(blankDraft)} />}
          <MoneyField
            field={form.fields.amount}
            label={t("amount")}
            hint={
              <>
                {t("available", {
                  amount: formatMoney(wallet.availableBalance, wallet.currency, locale),
                })}{" "}
                {limitHint}
              </>
            }
            currency={wallet.currency}
          />
          <QuickAmounts
            field={form.fields.amount}
            choices={withdrawalAmounts(
              { ...wallet, availableBalance },
              { locale, all: t("maximum") },
            )}
          />
          <FeeHint terms={fees?.withdrawal} currency={wallet.currency} />
          <DestinationChoice fields={form.fields} bankDetails={bankDetails} />
          <Field
            field={form.fields.description}
            label={t("description")}
            maxLength={limits.descriptionMaximumLength}
            isOptional
          />
          <LimitLinks {...limited} />
          <p className="hint">{t("reviewFollows")}</p>
          <ContinueToReview />
        </Form>
      )}
    </Dialog>
  );
}
