import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { BalanceHistoryPanel } from "./wallets/balance-history";
import { BalancePanel } from "./wallets/balance-panel";
import { MoneyActions } from "./wallets/money-actions";
import { EmailBanner } from "./accounts/email-banner";
import { KycBanner } from "./kyc/kyc-banner";
import { GettingStarted } from "./onboarding/getting-started";
import { loadBalanceHistory } from "./wallets/load-balance-history.server";
import { loadPart } from "~/platform/api/load-part.server";
import { TransactionTable } from "./transactions/transaction-table";
import { isPayoutStopped } from "./payout-blocks/load-payout-stop.server";
import { PayoutNotice } from "./payout-blocks/payout-notice";
import { useProfile } from "./profiles/use-profile";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("customerArea", "dashboard"),
} satisfies PageHandle;

const newest = 5;

export async function loader({ request }: LoaderFunctionArgs) {
  const [wallet, history, isStopped] = await Promise.all([
    loadPart(request, api(request).wallets.mine()),
    loadBalanceHistory(request),
    isPayoutStopped(request),
  ]);
  // A wallet comes with its newest transactions.
  const recent = wallet.ok
    ? wallet
    : await loadPart(request, api(request).transactions.list({ query: { limit: newest } }));
  return { wallet, history, recent, isStopped };
}

export default function DashboardPage() {
  const t = useMessages("customerArea");
  const profile = useProfile();
  const { wallet, history, recent, isStopped } = useLoaderData<typeof loader>();
  const isNew = !profile.isAdmin && recent.ok && recent.value.transactions.length === 0;
  const hasNoHistory = isNew && history?.history.ok && history.history.value.days.length === 0;
  const hasHistory = history && !hasNoHistory;
  return (
    <>
      <PageHeading
        title={t("welcome", { fullname: profile.fullname })}
        actions={<MoneyActions />}
      />
      {isNew ? (
        <GettingStarted person={profile} />
      ) : (
        <>
          <KycBanner
            person={profile}
            linkTo={(text) => <ButtonLink href={paths.customer.kyc()}>{text}</ButtonLink>}
          />
          <EmailBanner person={profile} />
        </>
      )}
      <PayoutNotice person={profile} isStopped={isStopped} />
      {!wallet.ok && <Banner tone="danger">{wallet.message}</Banner>}
      <div className={wallet.ok && hasHistory ? "balance-pair beside" : "balance-pair"}>
        {wallet.ok && <BalancePanel wallet={wallet.value} />}
        {hasHistory && <BalanceHistoryPanel {...history} />}
      </div>
      <Panel
        title={t("recentTransactions")}
        actions={!isNew && <a href={paths.customer.transactions()}>{t("viewAll")}</a>}
      >
        {recent.ok ? (
          <TransactionTable
            caption={t("newest")}
            columns="recent"
            rows={recent.value.transactions}
            empty={
              <EmptyState icon="transfers" title={t("noneYet")}>
                {t("noneYetHint")}
              </EmptyState>
            }
          />
        ) : (
          <EmptyState icon="alert" title={t("notLoaded")}>
            {recent.message}
          </EmptyState>
        )}
      </Panel>
    </>
  );
}
