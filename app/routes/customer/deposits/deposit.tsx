// The deposit dialog: amount and card, then on to the review.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { signedInToPost } from "~/platform/posts/ended-session.server";
import { depositFormFor } from "~server/features/deposits/form-schemas";
import { currencies } from "~server/kernel/currencies";
import { limits } from "~server/kernel/limits";
import { SelectField } from "~/form/choice-fields";
import { Field } from "~/form/field";
import { Form } from "~/form/form";
import { MoneyField } from "~/form/money-field";
import { QuickAmounts } from "~/form/quick-amounts";
import { submitFiles } from "~/platform/posts/submit-files.server";
import { useFormState } from "~/form/use-form-state";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { areCardDepositsOn } from "~/platform/settings.server";
import { FeeHint } from "~/ui/fee-hint";
import { Dialog } from "~/ui/dialog";
import { CardChoice, cardNames } from "../cards/card-choice";
import { blankDraft, ContinueToReview, ResumedDraft, depositAmounts } from "../drafts/draft-pages";
import { cardFacts, depositFacts, leaveToTab } from "./deposit-facts.server";
import { LimitLinks, useLimitHint } from "../limits/limit-hint";
import { DepositTabs } from "./deposit-tabs";
import { submitDraft, draftValues } from "../drafts/drafts.server";
import { IdentityRequired } from "../wallets/identity-required";
import { InactiveAccount } from "../wallets/inactive-account";
import {
  cardGone,
  submitCard,
  withEnteredCard,
  withoutEnteredCard,
} from "../cards/enter-card.server";
import { enteredCardIn } from "../cards/entered-card";
import { restoreNumber, keepNumber } from "../cards/pending-card-number.server";
import { useWalletParts } from "../wallets/wallet-parts";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("deposits", "deposit") } satisfies PageHandle;

const currencyChoices = currencies.map((value) => ({ value, label: value }));
const photos = { frontImage: { id: "pendingFront" }, backImage: { id: "pendingBack" } };

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  leaveToTab(request, new URL(request.url).searchParams);
  if (!areCardDepositsOn()) throw redirect(paths.customer.cryptoDeposit(), 303);
  return draftValues(request, ["card_deposit"]);
}

export async function action({ request }: ActionFunctionArgs) {
  await signedInToPost(request);
  const submission = await submitFiles(request, {
    schema: async (form) => {
      leaveToTab(request, form);
      await restoreNumber(request, form);
      return depositFormFor({ ...(await depositFacts(request, form)), ...cardFacts() });
    },
    fileFields: photos,
    store: (refused) => keepNumber(request, refused),
  });
  if (!submission.ok) return submission.reply;
  const { value, key, refuse } = submission;
  const isNew = value.cardChoice === "new";
  const entered = isNew ? await submitCard(request, value, key) : undefined;
  if (entered && !entered.ok) return refuse(entered.problem);
  const before = value.cardChoice === "entered" ? enteredCardIn(value.enteredCard) : undefined;
  const { amount, currency, description } = value;
  const cardId = entered?.value.id ?? before?.id;
  const draft = await submitDraft(
    request,
    { kind: "card_deposit", amount, currency, description, cardId },
    key,
  );
  if (draft.ok) return redirect(paths.customer.depositReview(draft.value.id), 303);
  if (before && draft.problem.code === "no_card")
    return refuse(cardGone(request, draft.problem), withoutEnteredCard);
  return refuse(draft.problem, entered && withEnteredCard(request, entered.value));
}

export default function DepositDialog() {
  const locale = useLocale();
  const t = useMessages("deposits");
  const parts = useWalletParts();
  const { wallet, card, accountStatus, restrictions, hasBankTransfer, fees, limits: left } = parts;
  const limited = { limits: left, direction: "deposit" } as const;
  const limitHint = useLimitHint(limited);
  const { values: draftValues, key, isResumed } = useLoaderData<typeof loader>();
  const form = useFormState({
    id: "deposit",
    names: ["amount", "currency", "description", "cardChoice", "enteredCard", ...cardNames],
    key,
    values: {
      currency: wallet.currency,
      cardChoice: card.isActive ? "saved" : "new",
      ...draftValues,
    },
  });
  return (
    <Dialog title={t("cardDeposit")} closeHref={paths.customer.wallet()}>
      <DepositTabs current="card" form={form.id} hasBankTransfer={hasBankTransfer} />
      <InactiveAccount accountStatus={accountStatus} />
      <IdentityRequired person={restrictions} movement="deposit" />
      {isResumed && <ResumedDraft startOverHref={paths.customer.deposit(blankDraft)} />}
      <Form form={form} hasFiles>
        <div className="field-row even halves">
          <MoneyField field={form.fields.amount} label={t("amount")} hint={limitHint} />
          <SelectField
            field={form.fields.currency}
            label={t("currency")}
            choices={currencyChoices}
          />
        </div>
        <QuickAmounts field={form.fields.amount} choices={depositAmounts(locale)} />
        <FeeHint terms={fees?.deposit} currency={wallet.currency} />
        <p className="hint">{t("conversionHint", { currency: wallet.currency })}</p>
        <Field
          field={form.fields.description}
          label={t("description")}
          maxLength={limits.descriptionMaximumLength}
          isOptional
        />
        <CardChoice fields={form.fields} card={card} isShownAgain={form.isShownAgain} />
        <LimitLinks {...limited} />
        <p className="hint">{t("reviewFollows")}</p>
        <ContinueToReview />
      </Form>
    </Dialog>
  );
}
