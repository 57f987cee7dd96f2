import type { ReactNode } from "react";
import { paths } from "~/platform/paths";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { transactionStage } from "~server/features/ledger/payout-labels";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { feeItems } from "~/ui/fee-items";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { DraftSteps } from "./draft-steps";
import { useLocale, useMessages } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";

interface Props {
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
export function ReceiptPage({ title, message, transaction, items, more }: Props) {
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
