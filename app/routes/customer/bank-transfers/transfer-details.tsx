import type { CustomerLimits } from "~server/features/movement-limits/schemas";
import type { ShownReceivingAccount } from "~server/features/receiving-accounts/schemas";
import type { Currency } from "~server/kernel/currencies";
import { inGroups } from "~server/kernel/creditor-reference";
import { formatMoney } from "~server/kernel/money-format";
import { CopyButton } from "~/ui/copy-button";
import { FeeHint } from "~/ui/fee-hint";
import { Panel } from "~/ui/panel";
import { QrCode } from "~/ui/qr-code";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Account extends Omit<ShownReceivingAccount, "qrText"> {
  qr: { size: number; path: string } | null;
}

interface Props {
  currency: Currency;
  reference: string;
  /** In the QR code, if there is one. */
  amount?: string | undefined;
  accounts: readonly Account[];
  /** Of a deposit; missing if it's free. */
  fee?: Parameters<typeof FeeHint>[0]["terms"];
  limits: CustomerLimits | null;
}

/** The accounts with the customer's reference, each value as text with a copy button. */
export function TransferDetails({ currency, reference, amount, accounts, fee, limits }: Props) {
  const t = useMessages("bankTransfers");
  const isLimited = limits !== null && Object.keys(limits.deposit).length > 0;
  const isOne = accounts.length === 1;
  return accounts.map((account) => (
    <Panel
      key={account.id}
      title={isOne ? t("sendTo") : `${t("sendToCurrency", { currency })} ${account.bank}`}
      actions={
        <button className="button quiet" type="button" data-print hidden>
          {t("print")}
        </button>
      }
    >
      <div className="transfer">
        <AccountDetails account={account} reference={reference} />
        {account.qr && <Code account={account} qr={account.qr} amount={amount} />}
      </div>
      <p>{t("arrives", { days: account.arrivesWithinDays })}</p>
      <FeeHint terms={fee} currency={currency} />
      <p className="hint">{t(fee ? "feesAndOurs" : "fees")}</p>
      {isLimited && <p className="hint">{t("aboveLimit")}</p>}
    </Panel>
  ));
}

function Code({
  account,
  qr,
  amount,
}: {
  account: Account;
  qr: NonNullable<Account["qr"]>;
  amount: string | undefined;
}) {
  const t = useMessages("bankTransfers");
  const locale = useLocale();
  const hint = amount
    ? t("qrHintWithAmount", { amount: formatMoney(Number(amount), account.currency, locale) })
    : t("qrHint");
  return (
    <div className="transfer-code">
      <QrCode title={t("qrCode")} {...qr} />
      <p className="hint">{hint}</p>
    </div>
  );
}

function AccountDetails({ account, reference }: { account: Account; reference: string }) {
  const t = useMessages("bankTransfers");
  const { id, holder, bank, iban, bic, accountNumber, routingNumber, sortCode } = account;
  const sorted = sortCode?.replace(/(..)(?=.)/g, "$1-");
  const rows = [
    { key: "holder", term: t("holder"), text: holder, copy: t("copyHolder") },
    {
      key: "iban",
      term: t("iban"),
      text: iban,
      shown: iban && inGroups(iban),
      copy: t("copyIban"),
    },
    {
      key: "number",
      term: t("accountNumber"),
      text: accountNumber,
      shown: accountNumber && inGroups(accountNumber),
      copy: t("copyAccountNumber"),
    },
    {
      key: "routing",
      term: t("routingNumber"),
      text: routingNumber,
      copy: t("copyRoutingNumber"),
    },
    { key: "sort", term: t("sortCode"), text: sortCode, shown: sorted, copy: t("copySortCode") },
    { key: "bic", term: t("bic"), text: bic, copy: t("copyBic") },
    { key: "bank", term: t("bank"), text: bank },
    { key: "address", term: t("bankAddress"), text: account.bankAddress },
  ];
  return (
    <div className="transfer-rows">
      <CopyRow
        id={`${id}-reference`}
        term={t("reference")}
        text={reference}
        shown={inGroups(reference)}
        copy={t("copyReference")}
        hint={t("referenceHint")}
      />
      {rows.map(
        ({ key, text, ...row }) =>
          text && <CopyRow key={key} id={`${id}-${key}`} text={text} {...row} />,
      )}
    </div>
  );
}

interface RowProps {
  id: string;
  term: string;
  /** What is copied. */
  text: string;
  /** What is read: in groups. */
  shown?: string | undefined;
  /** The button's text; without it, there is none. */
  copy?: string;
  hint?: string;
}

function CopyRow({ id, term, text, shown = text, copy, hint }: RowProps) {
  return (
    <div className="to-copy">
      <p>
        <span className="hint">{term}</span>{" "}
        <bdi>{copy ? <code className="secret">{shown}</code> : shown}</bdi>{" "}
        {hint && <span className="hint">{hint}</span>}
      </p>
      {copy && (
        <>
          <span id={id} hidden>
            {text}
          </span>
          <CopyButton of={id}>{copy}</CopyButton>
        </>
      )}
    </div>
  );
}
