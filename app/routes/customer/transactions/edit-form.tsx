import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { limits } from "~server/kernel/limits";
import { paths } from "~/platform/paths";
import { SelectField } from "~/form/choice-fields";
import { TextAreaField } from "~/form/field";
import { Form } from "~/form/form";
import { MoneyField } from "~/form/money-field";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { EitherCodeField } from "~/sign-in/code-field";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { useProfile } from "../profiles/use-profile";
import { SignedAmount } from "./signed-amount";
import { TransactionStage } from "./transaction-stage";
import { useMessages } from "~/ui/use-messages";

interface Props {
  transaction: Transaction;
  /** Whether crypto was received for it: then it can't be canceled. */
  isPaid: boolean;
  /** Whether a code has to confirm a higher amount. */
  needsCode: boolean;
}

/**
 * What a customer may edit: the description always, amount and status only while pending. The
 * current values are shown above the fields.
 */
export function EditTransactionForm({ transaction, isPaid, needsCode }: Props) {
  const t = useMessages("transactions");
  const { id, status, description, currency, version } = transaction;
  const { isAdmin } = useProfile();
  const editable = editableFields(transaction, isPaid);
  const decidedHint = isAdmin ? t("decidedHintForStaff") : t("decidedHint");
  const form = useFormState({
    id: "edit",
    names: [...editable, "code"],
    values: { amount: transaction.amount.toFixed(2), description },
  });
  return (
    <Form form={form}>
      <DefinitionList
        items={[
          { term: t("currentStatus"), value: <TransactionStage transaction={transaction} /> },
          { term: t("currentAmount"), value: <SignedAmount transaction={transaction} /> },
          { term: t("currentDescription"), value: description ?? "–" },
        ]}
      />
      <input type="hidden" name="version" value={version} />
      {status === "pending" && !editable.includes("amount") && (
        <p className="hint">
          {t(transaction.sourceCurrency ? "amountConverted" : "amountOfGateway")}
        </p>
      )}
      {editable.includes("amount") && (
        <MoneyField field={form.fields.amount} label={t("amount")} currency={currency} />
      )}
      {(needsCode || form.fields.code.errors.length > 0) && (
        <EitherCodeField field={form.fields.code} hint={t("codeToRaise")} isOptional />
      )}
      {editable.includes("status") && (
        <SelectField
          field={form.fields.status}
          label={t("status")}
          isOptional
          choices={[{ value: "failed", label: t("cancelRequest") }]}
          prompt={t("unchanged")}
        />
      )}
      <TextAreaField
        field={form.fields.description}
        label={t("description")}
        hint={status === "pending" ? undefined : decidedHint}
        isOptional
        maxLength={limits.descriptionMaximumLength}
      />
      <div className="actions">
        <SubmitButton busy={t("saving")}>{t("save")}</SubmitButton>
        <ButtonLink href={paths.customer.transaction(id)} tone="quiet">
          {t("cancel")}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** The amount of a crypto deposit comes from the gateway, and that of a converted one from the quote, even while pending. */
function editableFields(
  { status, type, action, sourceCurrency }: Transaction,
  isPaid: boolean,
): readonly ("amount" | "status" | "description")[] {
  if (status !== "pending") return ["description"];
  const isGatewayMade = type === "deposit" && action === "crypto_payment";
  if (isPaid) return ["description"];
  return isGatewayMade || sourceCurrency
    ? ["status", "description"]
    : ["amount", "status", "description"];
}
