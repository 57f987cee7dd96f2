import type { Evidence } from "~server/features/evidence/schemas";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";

/** Who asked for the transaction, what they have, and what they moved lately. */
export function CustomerPanel({ evidence }: { evidence: Evidence }) {
  const { customer, wallet } = evidence;
  const items = [
    { term: "KYC", value: <StatusBadge status={customer.kycStatus} /> },
    {
      term: "Account",
      value: (
        <>
          <StatusBadge status={customer.accountStatus} />{" "}
          <span className="whitespace-nowrap">for {ageOf(customer.accountAgeDays)}</span>
        </>
      ),
    },
    { term: "Country", value: customer.country },
    {
      term: "Email",
      value: (
        <span className="wrap-anywhere">
          {customer.email}
          {!customer.emailVerified && " (not confirmed)"}
        </span>
      ),
    },
    { term: "Two-step sign-in", value: customer.twoFactorEnabled ? "On" : "Off" },
    {
      term: "Available",
      value: wallet ? (
        <MoneyText amount={wallet.availableBalance} currency={wallet.currency} />
      ) : (
        "No wallet"
      ),
    },
    ...sumItems(evidence),
  ];
  return (
    <Panel
      title="Customer"
      actions={<a href={paths.admin.user(customer.id)}>{customer.fullname || customer.email}</a>}
    >
      <div className="compact">
        <DefinitionList items={items} />
      </div>
    </Panel>
  );
}

function sumItems({ last30Days: { currency, deposits, withdrawals } }: Evidence) {
  const sums = [
    ["Deposits, 30 days", deposits],
    ["Withdrawals, 30 days", withdrawals],
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
function ageOf(days: number): string {
  const [count, unit] =
    days < 90
      ? [days, "day"]
      : days < 730
        ? [Math.floor(days / 30), "month"]
        : [Math.floor(days / 365), "year"];
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
