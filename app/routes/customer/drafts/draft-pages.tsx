// Parts of a deposit or withdrawal form, and the pages after it: its review, or that the review has expired, and the receipt.
import type { ReactNode } from "react";
import { FormPage } from "~/form/form-page";
import { SubmitButton } from "~/form/submit-button";
import { VersionField } from "~/form/version-field";
import type { FormState } from "~/form/use-form-state";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { useMessages, useLocale } from "~/ui/use-messages";
import { paths } from "~/platform/paths";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { transactionStage } from "~server/features/ledger/payout-labels";
import { feeItems } from "~/ui/fee-items";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { useStatusLabel } from "~/ui/use-status-label";
import { Steps } from "~/ui/steps";
import { limits } from "~server/kernel/limits";
import type { Wallet } from "~server/features/ledger/wallet-schemas";
import { formatShortMoney } from "~server/kernel/money-format";
import { numberLocaleOf, type Locale } from "~server/locales/locale";

/** Instead of a draft's ID in the URL of a form: an empty form. */
export const blankDraft = "new";

/** Above a form that is filled from its draft. */
export function ResumedDraft({ startOverHref }: { startOverHref: string }) {
  const t = useMessages("drafts");
  return (
    <p className="hint">{t("resumed", { link: (text) => <a href={startOverHref}>{text}</a> })}</p>
  );
}

/** The buttons of deposit and withdrawal forms: on to the review, or back to the wallet. */
export function ContinueToReview() {
  const t = useMessages("drafts");
  return (
    <div className="actions">
      <SubmitButton busy={t("processing")}>{t("continueToReview")}</SubmitButton>
      <ButtonLink href={paths.customer.wallet()} tone="quiet">
        {t("cancel")}
      </ButtonLink>
    </div>
  );
}

/** Amounts to choose from. */
const usual = [50, 100, 500] as const;

/** Without a currency symbol, since the currency is a separate field. */
export const depositAmounts = (locale: Locale) =>
  [...usual, 1000].map((amount) => ({
    label: new Intl.NumberFormat(numberLocaleOf(locale)).format(amount),
    amount: String(amount),
  }));

/** Only amounts that can be withdrawn, and the maximum. */
export function withdrawalAmounts(
  { availableBalance, currency }: Pick<Wallet, "availableBalance" | "currency">,
  { locale, all }: { locale: Locale; all: string },
) {
  const most = Math.min(availableBalance, limits.movementMaximumMinor / 100);
  if (most <= 0) return [];
  const choices = usual.map((amount) => ({
    label: formatShortMoney(amount, currency, locale),
    amount: String(amount),
  }));
  return [
    ...choices.filter(({ amount }) => Number(amount) < most),
    { label: all, amount: most.toFixed(2) },
  ];
}

interface ReviewProps {
  title: string;
  form: FormState;
  items: readonly { term: string; value: ReactNode }[];
  /** What happens once it is confirmed. */
  next: string;
  confirm: string;
  changeHref: string;
  /** When the draft expires: ISO 8601, in UTC. */
  until: string;
  /** Of the draft: a change since isn't confirmed. */
  version: number;
  /** Fields to fill in before confirming. */
  children?: ReactNode;
}

/** The values to review, and the button that confirms them. */
export function ReviewPage({
  title,
  form,
  items,
  next,
  confirm,
  changeHref,
  until,
  version,
  children,
}: ReviewProps) {
  const t = useMessages("drafts");
  return (
    <>
      <div className="form-page">
        <DraftSteps current={2} />
      </div>
      <FormPage title={title} lead={t("confirmBy", { time: <Instant iso={until} /> })} form={form}>
        <DefinitionList items={items.filter(({ value }) => value !== undefined)} />
        <VersionField version={version} />
        <p>{next}</p>
        {children}
        <div className="actions">
          <SubmitButton busy={t("processing")}>{confirm}</SubmitButton>
          <ButtonLink href={changeHref} tone="quiet">
            {t("edit")}
          </ButtonLink>
        </div>
      </FormPage>
    </>
  );
}

interface ReceiptProps {
  title: string;
  /** What happens next, while it is pending. */
  message: string;
  transaction: Transaction;
  /** The details of the movement. */
  items: readonly { term: string; value: ReactNode }[];
  /** A further step, for example a link. */
  more?: ReactNode;
}

/** Receipt of a deposit or withdrawal. The modal above it has already announced the success. */
export function ReceiptPage({ title, message, transaction, items, more }: ReceiptProps) {
  const t = useMessages("drafts");
  const statusLabel = useStatusLabel();
  const { id, reference, amount, currency, status } = transaction;
  const stage = transactionStage(transaction);
  const facts = [
    { term: t("reference"), value: <strong>{reference}</strong> },
    { term: t("amount"), value: <MoneyText amount={amount} currency={currency} /> },
    ...feeItems(useLocale(), transaction),
    { term: t("status"), value: stage === status ? undefined : statusLabel(status) },
    ...items,
  ].filter(({ value }) => value !== undefined);
  return (
    <div className="form-page">
      <DraftSteps current={3} />
      <PageHeading
        title={title}
        lead={status === "pending" ? message : undefined}
        badge={<StatusBadge status={stage} />}
      />
      <Panel
        title={t("step.details")}
        actions={<a href={paths.customer.transaction(id)}>{t("viewTransaction")}</a>}
      >
        <DefinitionList items={facts} />
        {more && <p className="mt-4">{more}</p>}
      </Panel>
      <div className="actions mt-5">
        <ButtonLink href={paths.customer.wallet(reference)}>{t("backToWallet")}</ButtonLink>
        <ButtonLink href={paths.customer.transactionReceiptPdf(id)} tone="secondary">
          {t("downloadReceipt")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Shown instead of an expired review: no money has moved. */
export function DraftExpired({
  startHref,
  hadCard = false,
}: {
  startHref: string;
  hadCard?: boolean;
}) {
  const t = useMessages("drafts");
  return (
    <div className="form-page">
      <h1>{t("expired")}</h1>
      <p className="lead">
        {t("expiredLead")} {hadCard && t("expiredCard")}
      </p>
      <div className="actions mt-5">
        <ButtonLink href={startHref}>{t("startAgain")}</ButtonLink>
        <ButtonLink href={paths.customer.wallet()} tone="quiet">
          {t("backToWallet")}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The pages of a deposit or a withdrawal; `current` counts from 1. */
function DraftSteps({ current }: { current: 2 | 3 }) {
  const t = useMessages("drafts");
  const steps = [t("step.details"), t("step.review"), t("step.receipt")];
  return <Steps steps={steps} current={current} />;
}
