import type { Evidence } from "~server/features/evidence/schemas";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { EmailText } from "~/ui/email";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

/** The transaction's customer, their balance, and their recent transactions. */
export function CustomerPanel({ evidence }: { evidence: Evidence }) {
  const t = useMessages("staffCustomer");
  const { customer, wallet } = evidence;
  const items = [
    { term: t("kyc"), value: <StatusBadge status={customer.kycStatus} /> },
    {
      term: t("account"),
      value: (
        <>
          <StatusBadge status={customer.accountStatus} />{" "}
          <span className="whitespace-nowrap">{ageOf(t, customer.accountAgeDays)}</span>
        </>
      ),
    },
    { term: t("country"), value: customer.country },
    {
      term: t("email"),
      value: (
        <span className="wrap-anywhere">
          {customer.emailVerified ? (
            <EmailText address={customer.email} />
          ) : (
            t("emailUnverified", { email: customer.email })
          )}
        </span>
      ),
    },
    { term: t("twoFactor"), value: customer.twoFactorEnabled ? t("on") : t("off") },
    {
      term: t("available"),
      value: wallet ? (
        <MoneyText amount={wallet.availableBalance} currency={wallet.currency} />
      ) : (
        t("noWallet")
      ),
    },
    ...sumItems(t, evidence),
  ];
  return (
    <Panel
      title={t("customer")}
      actions={
        <a href={paths.admin.user(customer.id)}>
          <bdi>{customer.fullname || customer.email}</bdi>
        </a>
      }
    >
      <div className="compact">
        <DefinitionList items={items} />
      </div>
    </Panel>
  );
}

function sumItems(
  t: TranslateForPage<"staffCustomer">,
  { last30Days: { currency, deposits, withdrawals } }: Evidence,
) {
  const sums = [
    [t("deposits30Days"), deposits],
    [t("withdrawals30Days"), withdrawals],
  ] as const;
  return sums.map(([term, { count, amount }]) => ({
    term,
    value: (
      <>
        <MoneyText amount={amount} currency={currency} />{" "}
        <span className="text-muted">({count})</span>
      </>
    ),
  }));
}

/** In days up to three months, then in months, then in years. */
function ageOf(t: TranslateForPage<"staffCustomer">, days: number): string {
  if (days < 90) return t("ageDays", { count: days });
  return days < 730
    ? t("ageMonths", { count: Math.floor(days / 30) })
    : t("ageYears", { count: Math.floor(days / 365) });
}
