import type { ActionFunctionArgs } from "@remix-run/node";
import { ReturnBody } from "~server/features/payouts/schemas";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import { ReasonField } from "~/form/reason-field";
import { useFormState } from "~/form/use-form-state";
import { messagesFor } from "~/platform/locale.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { DecisionDialog } from "../transactions/decision-dialog";
import { useShownTransaction } from "../transactions/shown-transaction";
import { changePayout } from "./change-payout.server";
import { useLocale, useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffPayouts", "markAsReturned"),
  calls: "payouts.markReturned",
} satisfies PageHandle;

export const action = (args: ActionFunctionArgs) =>
  changePayout(args, {
    schema: ReturnBody,
    send: (call) => api(args.request).payouts.markReturned(call),
    done: messagesFor(args.request, "staffPayouts")("returnedDone"),
  });

export default function ReturnDialog() {
  const t = useMessages("staffPayouts");
  const locale = useLocale();
  const shown = useShownTransaction();
  const { transaction, payout } = shown;
  const form = useFormState({ id: "payout-return", names: ["reason"] });
  const isOpen = payout?.state === "sent" || payout?.state === "arrived";
  return (
    <DecisionDialog
      title={t("markAsReturned")}
      shown={shown}
      form={form}
      closedBecause={isOpen ? undefined : t("notReturnable")}
      enteredText={form.fields.reason.value}
      confirm={t("markAsReturned")}
      tone="danger"
    >
      <p>
        {t("returnEffect", {
          amount: formatMoney(transaction.amount, transaction.currency, locale),
        })}
      </p>
      {payout?.state === "arrived" && <p className="hint">{t("returnAfterClosing")}</p>}
      <ReasonField field={form.fields.reason} label={t("reason")} hint={t("reasonHint")} />
    </DecisionDialog>
  );
}
