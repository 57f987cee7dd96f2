// The review of a deposit. A draft is confirmed once, however often the form is posted.
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DepositConfirmationForm } from "~server/features/deposits/form-schemas";
import { submit } from "~/platform/posts/submit.server";
import { useFormReply, useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import { depositKinds } from "~server/features/drafts/labels";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { flashSuccess } from "~/platform/session/session.server";
import { DraftExpired, ReviewPage } from "../drafts/draft-pages";
import { submitConfirmation, findDraft, confirmedHref } from "../drafts/drafts.server";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import type { Draft } from "~server/features/draft-confirmation/schemas";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { conversionItems } from "~/ui/conversion-items";
import { MoneyText } from "~/ui/money";
import { cardName } from "../cards/card-name";
import { coinEstimateItem, feeItem, networkItem } from "../drafts/coin-items";

export const handle = {
  title: (locale, draft) =>
    draft ? messagesIn(locale, "deposits")("review") : messagesIn(locale, "drafts")("expired"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const draft = await findDraft(request, params.draft ?? "", depositKinds);
  if (draft?.transaction) throw redirect(confirmedHref(draft, draft.transaction), 303);
  return data(draft, { status: draft ? 200 : 410 });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const submission = await submit(request, DepositConfirmationForm);
  if (!submission.ok) return submission.reply;
  const answer = await submitConfirmation(request, { id: params.draft, ...submission.value });
  if (!answer.ok) return submission.refuse(answer.problem);
  const draft = answer.value;
  const { transaction } = draft;
  // A crypto payment has only started: its page says what to do next, so no receipt comes first.
  const t = messagesFor(request, "deposits");
  const headers =
    draft.kind === "card_deposit"
      ? await flashSuccess(
          request,
          t("received"),
          t("receivedNotice", { reference: transaction.reference }),
        )
      : undefined;
  return redirect(confirmedHref(draft, transaction), { status: 303, headers });
}

export default function DepositReviewPage() {
  const t = useMessages("deposits");
  const drafts = useMessages("drafts");
  const locale = useLocale();
  const draft = useLoaderData<typeof loader>();
  const reply = useFormReply();
  const form = useFormState({ id: "deposit-review", names: [] });
  if (!draft) return <DraftExpired startHref={paths.customer.deposit()} hadCard />;
  const isCrypto = draft.kind === "crypto_deposit";
  const afterwards = isCrypto ? `${t("nextAddress")} ${t("within24Hours")}` : t("reviewedFirst");
  return (
    <ReviewPage
      title={t("review")}
      form={form}
      items={depositItems({ t, drafts, locale }, draft)}
      next={reply && isCrypto ? t("tryAgain") : afterwards}
      confirm={t("confirm")}
      changeHref={
        isCrypto ? paths.customer.cryptoDeposit(draft.id) : paths.customer.deposit(draft.id)
      }
      until={draft.expiresAt}
      version={draft.version}
    >
      <input type="hidden" name="kind" value={draft.kind} />
    </ReviewPage>
  );
}

interface Translators {
  t: TranslateForPage<"deposits">;
  drafts: TranslateForPage<"drafts">;
  locale: Locale;
}

/** What a deposit's review shows: in another currency than the wallet's, the rate comes first. */
function depositItems({ t, drafts, locale }: Translators, draft: Draft) {
  const { amount, currency, sourceCurrency, fee, netAmount, card, description, orderName } = draft;
  const { cryptoCurrency: coin, coinEstimate } = draft;
  const money = [
    ...conversionItems(locale, draft, t("youPay")),
    {
      term: sourceCurrency && fee === undefined ? t("youReceive") : t("amount"),
      value: <MoneyText amount={amount} currency={currency} />,
    },
  ];
  const means = coin
    ? [
        coinEstimateItem(drafts, locale, {
          term: t("youSend"),
          estimate: coinEstimate,
          note: t("exactNext"),
        }),
        {
          term: t("cryptocurrency"),
          value: coinEstimate ? t("coinName", { ...coinEstimate }) : coin,
        },
        networkItem(drafts, coin),
        feeItem(drafts, draft, t("feesOfWallet")),
        { term: drafts("arrival"), value: t("afterConfirmations") },
        { term: t("orderName"), value: orderName },
      ]
    : [
        { term: t("card"), value: card && cardName(locale, card) },
        { term: t("nameOnCard"), value: card?.cardHolderName },
        feeItem(drafts, draft, t("feesOfCard")),
      ];
  const received = {
    term: t("youReceive"),
    value: netAmount !== undefined && <MoneyText amount={netAmount} currency={currency} />,
  };
  return [
    ...money,
    ...means,
    ...(fee === undefined ? [] : [received]),
    { term: t("description"), value: description },
  ];
}
