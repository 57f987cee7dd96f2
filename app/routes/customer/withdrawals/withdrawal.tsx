// The withdrawal dialog: amount and destination, then on to the review.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { withdrawalFormFor, type WithdrawalFacts } from "~server/features/withdrawals/form-schemas";
import { limits } from "~server/kernel/limits";
import { parseMoney } from "~server/kernel/money";
import { formatMoney } from "~server/kernel/money-format";
import type { Problem } from "~server/kernel/problem";
import { api } from "~/platform/api/api.server";
import { Field } from "~/form/field";
import { Form } from "~/form/form";
import { MoneyField } from "~/form/money-field";
import { DefaultButton, QuickAmounts } from "~/form/quick-amounts";
import { keepForm, submit } from "~/platform/posts/submit.server";
import { useFormState, type FieldState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { ButtonLink } from "~/ui/button-link";
import { FeeHint } from "~/ui/fee-hint";
import { Dialog } from "~/ui/dialog";
import {
  blankDraft,
  ContinueToReview,
  ResumedDraft,
  withdrawalAmounts,
} from "../drafts/draft-pages";
import { submitDraft, draftValues } from "../drafts/drafts.server";
import { IdentityRequired } from "../wallets/identity-required";
import { InactiveAccount } from "../wallets/inactive-account";
import { LimitLinks, mostWithin, useLimitHint } from "../limits/limit-hint";
import { PayoutNotice } from "../payout-blocks/payout-notice";
import { withdrawalKinds } from "~server/features/drafts/labels";
import { chosen, chosenFirst, DestinationChoice, newPayeeParam } from "./destination-choice";
import { useWalletParts } from "../wallets/wallet-parts";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { z } from "zod";

export const handle = { title: pageText("withdrawals", "withdraw") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const [draft, saved] = await Promise.all([
    draftValues(request, withdrawalKinds),
    api(request).wallets.payees(),
  ]);
  // Another backend may not have them.
  const payees = saved.ok ? saved.value.payees : [];
  const asked = new URL(request.url).searchParams.get("payee");
  return { ...draft, payees, added: payees.find(({ id }) => id === asked)?.id };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  if (new URL(request.url).searchParams.has(newPayeeParam)) return addPayee(request);
  const submission = await submit(request, withdrawalFormFor(await withdrawalFacts(request)));
  if (!submission.ok) return submission.reply;
  const draft = await submitDraft(request, draftBody(submission.value), submission.key);
  if (!draft.ok) return submission.refuse(named(draft.problem));
  return redirect(paths.customer.withdrawalReview(draft.value.id), 303);
}

function draftBody(form: z.output<ReturnType<typeof withdrawalFormFor>>) {
  const { amount, description } = form;
  if (form.paymentMethod === "bank")
    return { kind: "bank_withdrawal", amount, description, payeeId: form.bankPayee } as const;
  const kind = "crypto_withdrawal";
  return form.paymentMethod === "crypto_payee"
    ? ({ kind, amount, description, payeeId: form.bitcoinPayee } as const)
    : ({ kind, amount, description, walletAddress: form.walletAddress } as const);
}

/** What was typed is there again on the way back. */
async function addPayee(request: Request) {
  const { address, headers } = await keepForm(request);
  const back = new URL(address, request.url);
  back.searchParams.delete(newPayeeParam);
  const kind = back.searchParams.get("kind") ?? undefined;
  back.searchParams.delete("kind");
  const returnTo = `${back.pathname}${back.search}`;
  return redirect(paths.customer.payeeNew({ kind, returnTo }), { status: 303, headers });
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
  const t = useMessages("withdrawals");
  const drafts = useMessages("drafts");
  const { bankDetails, accountStatus, restrictions, isStopped, limits: left } = useWalletParts();
  const { values: draftValues, key, isResumed, payees, added } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "withdrawal",
    names: ["amount", "paymentMethod", "bankPayee", "bitcoinPayee", "walletAddress", "description"],
    key,
    values: { ...chosenFirst(payees), ...draftValues },
  });
  const isBlocked = Boolean(restrictions.payoutsBlockedUntil ?? restrictions.payoutsFrozenAt);
  return (
    <Dialog title={t("withdraw")} closeHref={paths.customer.wallet()}>
      <InactiveAccount accountStatus={accountStatus} />
      <IdentityRequired person={restrictions} movement="withdrawal" />
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
          <AmountPart field={form.fields.amount} />
          <DestinationChoice
            fields={chosen(form.fields, payees, added)}
            bankDetails={bankDetails}
            payees={payees}
          />
          <Field
            field={form.fields.description}
            label={t("description")}
            maxLength={limits.descriptionMaximumLength}
            isOptional
          />
          <LimitLinks limits={left} direction="withdrawal" />
          <p className="hint">{t("reviewFollows")}</p>
          <ContinueToReview />
        </Form>
      )}
    </Dialog>
  );
}

/** The amount with what is available, what the limits leave, and the fee. */
function AmountPart({ field }: { field: FieldState }) {
  const locale = useLocale();
  const t = useMessages("withdrawals");
  const { wallet, fees, limits: left } = useWalletParts();
  const { currency, availableBalance: available } = wallet;
  const limited = { limits: left, direction: "withdrawal" } as const;
  const limitHint = useLimitHint(limited);
  const availableBalance = Math.min(available, mostWithin(limited));
  return (
    <>
      <MoneyField
        field={field}
        label={t("amount")}
        hint={
          <>
            {t("available", { amount: formatMoney(available, currency, locale) })} {limitHint}
          </>
        }
        currency={currency}
      />
      <QuickAmounts
        field={field}
        choices={withdrawalAmounts({ currency, availableBalance }, { locale, all: t("maximum") })}
      />
      <FeeHint terms={fees?.withdrawal} currency={currency} />
    </>
  );
}
