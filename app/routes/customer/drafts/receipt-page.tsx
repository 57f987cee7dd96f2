import type { ReactNode } from "react";
import { paths } from "~/platform/paths";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { DefinitionList } from "~/ui/definition-list";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { SuccessPanel } from "~/ui/success-panel";
import { DraftSteps } from "./draft-steps";
import { useMessages } from "~/ui/use-messages";

interface Props {
  title: string;
  message: string;
  transaction: Transaction;
  /** What is particular to the movement. */
  items: readonly { term: string; value: ReactNode }[];
}

/** The success screen of a movement: its reference, and what it is now. */
export function ReceiptPage({ title, message, transaction, items }: Props) {
  const t = useMessages("drafts");
  const { id, reference, amount, currency, status } = transaction;
  const facts = [
    { term: t("reference"), value: <strong>{reference}</strong> },
    { term: t("amount"), value: <MoneyText amount={amount} currency={currency} /> },
    ...items.filter(({ value }) => value !== undefined),
    { term: t("status"), value: <StatusBadge status={status} /> },
  ];
  return (
    <div className="form-page">
      <DraftSteps current={3} />
      <SuccessPanel
        title={title}
        message={message}
        href={paths.customer.wallet(reference)}
        button={t("backToWallet")}
      />
      <Panel
        title={t("step.details")}
        actions={<a href={paths.customer.transaction(id)}>{t("viewTransaction")}</a>}
      >
        <DefinitionList items={facts} />
      </Panel>
    </div>
  );
}
