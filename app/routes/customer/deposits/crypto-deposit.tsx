// The deposit dialog's crypto tab: amount and coin, then on to the review.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CryptoDepositForm } from "~server/features/wallets/form-schemas";
import { currencies } from "~server/kernel/currencies";
import { limits } from "~server/kernel/limits";
import { SelectField } from "~/form/choice-fields";
import { Field } from "~/form/field";
import { Form } from "~/form/form";
import { MoneyField } from "~/form/money-field";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { Dialog } from "~/ui/dialog";
import { coinChoices } from "./coin-choices.server";
import { ContinueToReview } from "../drafts/continue-to-review";
import { DepositTabs } from "./deposit-tabs";
import { submitDraft } from "../drafts/drafts.server";
import { InactiveAccount } from "../wallets/inactive-account";
import { draftValues } from "../drafts/draft-values.server";
import { useWalletParts } from "../wallets/wallet-parts";

export const handle = { title: "Deposit by crypto" } satisfies PageHandle;

const currencyChoices = currencies.map((value) => ({ value, label: value }));

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const [offer, typed] = await Promise.all([
    coinChoices(request),
    draftValues(request, ["crypto_deposit"]),
  ]);
  return { ...offer, typed };
}

export async function action({ request }: ActionFunctionArgs) {
  await signedIn(request);
  const submission = await submit(request, CryptoDepositForm);
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
  const { wallet, accountStatus } = useWalletParts();
  const { choices, hint, typed } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "crypto-deposit",
    names: ["amount", "currency", "cryptoCurrency", "orderName", "description"],
    values: { currency: wallet.currency, ...typed },
  });
  const { amount, currency, cryptoCurrency, orderName, description } = form.fields;
  return (
    <Dialog title="Deposit by crypto" closeHref={paths.customer.wallet()}>
      <DepositTabs current="crypto" />
      <InactiveAccount accountStatus={accountStatus} />
      <Form form={form}>
        <div className="halves">
          <MoneyField field={amount} label="Amount" />
          <SelectField field={currency} label="Currency" choices={currencyChoices} />
        </div>
        <p className="hint">
          Your wallet is in {wallet.currency}. Another currency is converted: you see the rate
          first.
        </p>
        <SelectField
          field={cryptoCurrency}
          label="Cryptocurrency"
          hint={hint}
          prompt="Choose a cryptocurrency"
          choices={choices}
        />
        <Field
          field={orderName}
          label="Order name"
          maxLength={limits.orderNameMaximumLength}
          isOptional
        />
        <Field
          field={description}
          label="Description"
          maxLength={limits.descriptionMaximumLength}
          isOptional
        />
        <p className="hint">
          Payment is to be completed within 24 hours. You see everything once more before anything
          is sent.
        </p>
        <ContinueToReview />
      </Form>
    </Dialog>
  );
}
