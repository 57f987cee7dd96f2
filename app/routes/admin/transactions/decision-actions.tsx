import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { formatMoney } from "~server/kernel/money-format";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { approveId, RejectLink } from "../queues/decision-keys";
import type { ShownTransaction } from "./shown-transaction";
import { VersionField } from "~/form/version-field";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";

/** Approve and reject for pending transactions, only reject while a second person is asked; Mark Pending for others. For staff who review transactions. */
export function DecisionActions({
  transaction,
  from,
  isRequested = false,
}: ShownTransaction & { isRequested?: boolean }) {
  const t = useMessages("staffTransactions");
  const { id, status } = transaction;
  const choices = isRequested ? null : creditChoices(transaction);
  const isPending = status === "pending";
  return (
    <>
      {choices && <CreditActions {...{ transaction, from, choices }} />}
      {isPending && !choices && !isRequested && (
        <ApproveForm {...{ transaction, from }} label={t("approveButton")} isFirst />
      )}
      {isPending ? (
        // Without scripts too, the dialog opens at its first field.
        <RejectLink href={`${paths.admin.rejection(id, from)}#rejection-reasonCode`}>
          {t("rejectButton")}
        </RejectLink>
      ) : (
        <ButtonLink tone="secondary" href={paths.admin.pendingMark(id, from)}>
          {t("markPending")}
        </ButtonLink>
      )}
    </>
  );
}

interface CreditProps extends ShownTransaction {
  choices: NonNullable<ReturnType<typeof creditChoices>>;
}

/** What was received comes first; the full amount says who else has to agree. */
function CreditActions({ transaction, from, choices }: CreditProps) {
  const t = useMessages("staffTransactions");
  const locale = useLocale();
  const { received, requested, takesTwo } = choices;
  const text = (amount: number) => formatMoney(amount, transaction.currency, locale);
  const isFull = received === null;
  return (
    <>
      {received !== null && (
        <ApproveForm
          {...{ transaction, from }}
          amount={received}
          label={t("creditReceived", { amount: text(received) })}
          isFirst
        />
      )}
      {requested !== null && (
        <>
          <ApproveForm
            {...{ transaction, from }}
            amount={requested}
            label={fullLabel(t, transaction, choices)(text(requested))}
            isFirst={isFull}
          />
          {takesTwo && (
            <p className="hint">
              {t("creditTakesTwo", { amount: text(transaction.confirmedAmount ?? 0) })}
            </p>
          )}
        </>
      )}
    </>
  );
}

const fullLabel =
  (
    t: TranslateForPage<"staffTransactions">,
    { status }: Transaction,
    { received, takesTwo }: CreditProps["choices"],
  ) =>
  (amount: string): string => {
    if (status === "pending" && received === null) return t("approveButton");
    return t(takesTwo ? "creditInFull" : "creditReceived", { amount });
  };

interface ApproveProps extends ShownTransaction {
  /** The amount to credit, if it may differ from that of the transaction. */
  amount?: number;
  label: string;
  /** Whether it is the decision that the keyboard shortcut leads to. */
  isFirst: boolean;
}

function ApproveForm({ transaction: { id, version }, from, amount, label, isFirst }: ApproveProps) {
  const t = useMessages("staffTransactions");
  const form = useFormState({
    id: isFirst ? "approve" : "approve-in-full",
    names: [],
    reply: null,
  });
  return (
    <Form form={form} action={paths.admin.approval(id, from)}>
      <VersionField version={version} />
      {amount !== undefined && <input type="hidden" name="amount" value={amount.toFixed(2)} />}
      <SubmitButton
        {...(isFirst && { id: approveId })}
        tone={isFirst ? "success" : "secondary"}
        busy={t("processing")}
      >
        {label}
      </SubmitButton>
    </Form>
  );
}

/** The amounts that can be credited for a crypto deposit; the server decides by the gateway's word at the time. */
interface CreditChoices {
  /** What the gateway confirms, if that isn't the full amount and not yet credited. */
  readonly received: number | null;
  /** The full amount; null once it is credited. */
  readonly requested: number | null;
  /** Whether the full amount needs a second person. */
  readonly takesTwo: boolean;
}

/** Null for a transaction that isn't a crypto deposit, or where nothing is left to credit. */
function creditChoices(transaction: Transaction): CreditChoices | null {
  const { status, amount, requestedAmount, confirmedAmount = 0 } = transaction;
  if (requestedAmount === undefined || status === "failed") return null;
  const credited = status === "successful" ? amount : 0;
  if (confirmedAmount <= credited && status === "successful") return null;
  const isPart = confirmedAmount > credited && confirmedAmount < requestedAmount;
  return {
    received: isPart ? confirmedAmount : null,
    requested: status === "successful" && isPart ? null : requestedAmount,
    takesTwo: confirmedAmount < requestedAmount,
  };
}
