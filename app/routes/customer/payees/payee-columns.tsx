import type { ReactNode } from "react";
import type { PayeeInfo } from "~server/features/withdrawals/payee-schemas";
import { paths } from "~/platform/paths";
import { maskedLabels } from "~/ui/bank-block";
import type { Column } from "~/ui/data-table";
import { Day } from "~/ui/instant";
import { PayeeKindHint, PayeeMarks } from "~/ui/payee-marks";
import { useMessages } from "~/ui/use-messages";

export function usePayeeColumns(): readonly Column<PayeeInfo>[] {
  const t = useMessages("payees");
  return [
    { header: t("payee"), place: 1, cell: (payee) => <PayeeName payee={payee} /> },
    { header: t("account"), cell: (payee) => <PayeeAccount payee={payee} /> },
    { header: t("created"), cell: ({ createdAt }) => <Day iso={createdAt} /> },
    {
      header: t("lastUsed"),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <Day iso={lastUsedAt} /> : t("never")),
    },
    { header: t("action"), place: 7, cell: (payee) => <PayeeActions payee={payee} /> },
  ];
}

function PayeeName({ payee }: { payee: PayeeInfo }) {
  const t = useMessages("payees");
  const { label, masked } = payee;
  return (
    <div className="grid grid-cols-1 gap-1 md:min-w-36">
      <bdi className="weight-strong wrap-anywhere">{label ?? masked}</bdi>
      <PayeeMarks payee={payee} own={t("isOwn")} />
    </div>
  );
}

function PayeeAccount({ payee }: { payee: PayeeInfo }) {
  const { label, masked, recipientName, description } = payee;
  // Without a label, the payee's name says the number.
  const number = description ? maskedLabels(description) : label && masked;
  return (
    <div className="md:min-w-28">
      {number && <bdi className="wrap-anywhere">{number}</bdi>}
      {recipientName && <bdi className="block wrap-anywhere">{recipientName}</bdi>}
      <PayeeKindHint payee={payee} />
    </div>
  );
}

function PayeeActions({ payee: { id, label, masked, isDefault } }: { payee: PayeeInfo }) {
  const t = useMessages("payees");
  const payee = label ?? masked;
  const unseen = (text: ReactNode) => <span className="sr-only">{text}</span>;
  return (
    <span className="flex flex-wrap gap-x-4 gap-y-1">
      <a href={paths.customer.payeeLabel(id)}>{t("renameRow", { payee, unseen })}</a>
      {!isDefault && (
        <a href={paths.customer.payeeDefault(id)}>{t("defaultRow", { payee, unseen })}</a>
      )}
      <a href={paths.customer.payeeRemoval(id)}>{t("removeRow", { payee, unseen })}</a>
    </span>
  );
}
