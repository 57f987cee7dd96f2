import type { Currency } from "~server/kernel/currencies";
import { Form } from "~/form/form";
import { MoneyField } from "~/form/money-field";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";
import { LimitLinks, useLimitHint } from "../limits/limit-hint";

export const announcementForm = "announcement";

/** The name of the button that shows the amount in the QR code. */
export const showCode = "code";

interface Props {
  currency: Currency;
  amount?: string | undefined;
  expectedDepositDays: number;
  accounts: readonly { qr: object | null }[];
  limits: Parameters<typeof useLimitHint>[0]["limits"];
}

/** "I've sent it", with the amount, which can also be put into the QR code. */
export function AnnouncementForm(props: Props) {
  const { currency, amount, expectedDepositDays: days, accounts, limits } = props;
  const t = useMessages("bankTransfers");
  const limited = { limits, direction: "deposit" } as const;
  const limitHint = useLimitHint(limited);
  const form = useFormState({ id: announcementForm, names: ["amount"], values: { amount } });
  const hasCode = accounts.some(({ qr }) => qr !== null);
  return (
    <Panel title={t("sent")}>
      <p className="mb-4">{t("sentLead")}</p>
      <Form form={form}>
        <MoneyField
          field={form.fields.amount}
          label={t("amount")}
          currency={currency}
          hint={limitHint}
        />
        <LimitLinks {...limited} />
        <p className="hint">{t("sentHint", { days })}</p>
        <div className="actions">
          <SubmitButton busy={t("processing")}>{t("iveSentIt")}</SubmitButton>
          {hasCode && (
            <SubmitButton tone="secondary" name={showCode} value="1">
              {t("showInCode")}
            </SubmitButton>
          )}
        </div>
      </Form>
    </Panel>
  );
}
