// The customer's wallet; its dialogs are the routes below it.
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useOutlet } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { TransactionTable } from "../transactions/transaction-table";
import { useProfile } from "../profiles/use-profile";
import { BalanceOverview } from "./balances";
import { BankPanel } from "./bank-panel";
import { CardPanel } from "../cards/card-panel";
import { ExpectedTransfers } from "./expected-transfers";
import { InactiveAccount } from "./inactive-account";
import { OpenPayments } from "../crypto-payments/open-payments";
import { isPayoutStopped } from "../payout-blocks/load-payout-stop.server";
import { PayoutNotice } from "../payout-blocks/payout-notice";
import { MoneyActions } from "./money-actions";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import { Banner } from "~/ui/banner";

export const handle = {
  title: pageText("wallets", "wallet"),
} satisfies PageHandle;

/** An open payment may be older than the newest movements. */
const openDeposits = { type: "deposit", status: "pending", limit: 50 } as const;

export async function loader({ request }: LoaderFunctionArgs) {
  const { wallets, transactions, bankTransfers, limits } = api(request);
  const [mine, card, bankDetails, pending, accounts, expected, left, charged, isStopped] =
    await Promise.all([
      wallets.mine(),
      wallets.card(),
      wallets.bankDetails(),
      transactions.list({ query: openDeposits }),
      bankTransfers.receivingAccounts({ query: {} }),
      bankTransfers.expectedDeposits(),
      limits.mine(),
      wallets.fees(),
      isPayoutStopped(request),
    ]);
  // A user without a wallet is no error, since an administrator can delete it.
  if (!mine.ok && mine.problem.status !== 401) {
    return data(null, { status: mine.problem.status === 404 ? 200 : mine.problem.status });
  }
  const wallet = await load(request, mine);
  return {
    wallet,
    card: await load(request, card),
    bankDetails: await load(request, bankDetails),
    isStopped,
    // Another backend may not have them.
    hasBankTransfer: accounts.ok && accounts.value.accounts.length > 0,
    expected: expected.ok ? expected.value.expectedDeposits : [],
    limits: left.ok ? left.value : null,
    fees: charged.ok ? charged.value : undefined,
    now: Date.now(),
    pending: pending.ok ? pending.value.transactions : wallet.transactions,
  };
}

export default function WalletPage() {
  const t = useMessages("wallets");
  const parts = useLoaderData<typeof loader>();
  const profile = useProfile();
  const { accountStatus } = profile;
  const dialog = useOutlet(parts && { ...parts, accountStatus, restrictions: profile });
  if (!parts) return <WalletMissing />;
  const { wallet, card, bankDetails, pending, expected, now, isStopped } = parts;
  return (
    <>
      <PageHeading
        title={t("wallet")}
        lead={t("lead", { currency: wallet.currency })}
        actions={<MoneyActions />}
      />
      {/* The dialogs of money say it themselves. */}
      {!dialog && (
        <>
          <InactiveAccount accountStatus={accountStatus} />
          <PayoutNotice person={profile} isStopped={isStopped} />
        </>
      )}
      {dialog}
      <OpenPayments transactions={pending} />
      <ExpectedTransfers expected={expected} now={now} />
      <BalanceOverview wallet={wallet} />
      <div className="my-5 grid gap-5 *:mt-0! md:grid-cols-2">
        <CardPanel card={card} />
        <BankPanel bankDetails={bankDetails} />
      </div>
      <Panel
        title={t("recentTransactions")}
        actions={
          wallet.transactions.length > 0 && (
            <a href={paths.customer.transactions()}>{t("viewAll")}</a>
          )
        }
      >
        <TransactionTable
          caption={t("newest")}
          columns="recent"
          rows={wallet.transactions}
          hasAddresses
          empty={
            <EmptyState icon="transfers" title={t("noneYet")}>
              {t("noneYetHint")}
            </EmptyState>
          }
        />
      </Panel>
    </>
  );
}

/** Shown instead of a wallet that couldn't be loaded or doesn't exist. */
function WalletMissing() {
  const t = useMessages("wallets");
  const refusals = useMessages("refusals");
  return (
    <>
      <PageHeading title={t("wallet")} />
      <Banner tone="danger" action={<a href={paths.customer.wallet()}>{t("tryAgain")}</a>}>
        {refusals("no_wallet")}
      </Banner>
    </>
  );
}
