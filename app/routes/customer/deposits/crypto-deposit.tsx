// The deposit dialog's crypto tab: amount and coin, then on to the review.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { cryptoDepositFormFor } from "~server/features/crypto-payments/schemas";
import { currencies } from "~server/kernel/currencies";
import { limits } from "~server/kernel/limits";
import { SelectField } from "~/form/choice-fields";
import { Field } from "~/form/field";
import { Form } from "~/form/form";
import { MoneyField } from "~/form/money-field";
import { QuickAmounts } from "~/form/quick-amounts";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { FeeHint } from "~/ui/fee-hint";
import { Dialog } from "~/ui/dialog";
import { chosenCoin, coinChoices } from "./coin-choices.server";
import { blankDraft, ContinueToReview, ResumedDraft, depositAmounts } from "../drafts/draft-pages";
import { depositFacts, leaveToTab } from "./deposit-facts.server";
import { LimitLinks, useLimitHint } from "../limits/limit-hint";
import { DepositTabs } from "./deposit-tabs";
import { submitDraft, draftValues } from "../drafts/drafts.server";
import { IdentityRequired } from "../wallets/identity-required";
import { InactiveAccount } from "../wallets/inactive-account";
import { useWalletParts } from "../wallets/wallet-parts";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("deposits", "cryptoDeposit") } satisfies PageHandle;

const currencyChoices = currencies.map((value) => ({ value, label: value }));

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const [offer, start] = await Promise.all([
    coinChoices(request),
    draftValues(request, ["crypto_deposit"]),
  ]);
  return { ...offer, ...start };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submit(request, async (form) => {
    leaveToTab(request, form);
    const [facts, coin] = await Promise.all([
      depositFacts(request, form),
      chosenCoin(request, form),
    ]);
    return cryptoDepositFormFor(facts, coin);
  });
  if (!submission.ok) return submission.reply;
  const draft = await submitDraft(
    request,
    { kind: "crypto_deposit", ...submission.value },
    submission.key,
  );
  if (!draft.ok) return submission.refuse(draft.problem);
  return redirect(paths.customer.depositReview(draft.value.id), 303);
}

export default function CryptoDepositDialog() {
  const locale = useLocale();
  const t = useMessages("deposits");
  const parts = useWalletParts();
  const { wallet, accountStatus, restrictions, hasBankTransfer, fees, limits: left } = parts;
  const limited = { limits: left, direction: "deposit" } as const;
  const limitHint = useLimitHint(limited);
  const { choices, hint, values: draftValues, key, isResumed } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "crypto-deposit",
    names: ["amount", "currency", "cryptoCurrency", "orderName", "description"],
    key,
    values: { currency: wallet.currency, ...draftValues },
  });
  const { amount, currency, cryptoCurrency, orderName, description } = form.fields;
  return (
    <Dialog title={t("cryptoDeposit")} closeHref={paths.customer.wallet()}>
      <DepositTabs current="crypto" form={form.id} hasBankTransfer={hasBankTransfer} />
      <InactiveAccount accountStatus={accountStatus} />
      <IdentityRequired person={restrictions} movement="deposit" />
      {isResumed && <ResumedDraft startOverHref={paths.customer.cryptoDeposit(blankDraft)} />}
      <Form form={form}>
        <div className="field-row even halves">
          <MoneyField field={amount} label={t("amount")} hint={limitHint} />
          <SelectField field={currency} label={t("currency")} choices={currencyChoices} />
        </div>
        <QuickAmounts field={amount} choices={depositAmounts(locale)} />
        <FeeHint terms={fees?.deposit} currency={wallet.currency} />
        <p className="hint">{t("conversionHint", { currency: wallet.currency })}</p>
        <SelectField
          field={cryptoCurrency}
          label={t("cryptocurrency")}
          hint={hint}
          prompt={t("cryptocurrencyPrompt")}
          choices={choices}
        />
        <Field
          field={orderName}
          label={t("orderName")}
          maxLength={limits.orderNameMaximumLength}
          isOptional
        />
        <Field
          field={description}
          label={t("description")}
          maxLength={limits.descriptionMaximumLength}
          isOptional
        />
        <LimitLinks {...limited} />
        <p className="hint">
          {t("within24Hours")} {t("reviewFollows")}
        </p>
        <ContinueToReview />
      </Form>
    </Dialog>
  );
}
