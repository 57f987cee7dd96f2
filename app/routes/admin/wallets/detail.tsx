// A user's wallet; the URL contains the user's id.
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { loadRecordAudit } from "../audit-log/load-record-audit.server";
import { RecordAudit } from "../audit-log/record-audit";
import { AdminTransactionTable } from "../transactions/transaction-table";
import { loadShownUser } from "../people/load-shown-user.server";
import { NoUser } from "../people/no-user";
import { CustomerBankPanel } from "./bank-panel";
import { CustomerCardPanel } from "./card-panel";
import { Allowed } from "~/ui/staff-rights";
import { PersonName } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { User } from "~server/features/users/schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import type { AdminWallet } from "~server/features/wallets/admin-schemas";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Stat } from "~/ui/stat";

export const handle = {
  title: pageText("staffWallets", "wallet"),
} satisfies PageHandle;

const transactionsShown = 4;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const shown = await loadShownUser(request, params.userId);
  const { wallet } = shown.data;
  // Credits are entries about their transactions.
  const audit =
    wallet && (await loadRecordAudit(request, { about: params.userId ?? "", action: "money" }));
  return data({ ...shown.data, audit }, shown.init ?? {});
}

export default function WalletDetailPage() {
  const t = useMessages("staffWallets");
  const { user, wallet, audit } = useLoaderData<typeof loader>();
  if (!user) return <NoUser title={t("wallet")} />;
  const heading = {
    title: t("wallet"),
    lead: <PersonName {...user} href={paths.admin.user(user.id)} />,
    back: { href: paths.admin.wallets(), label: t("all") },
  };
  if (!wallet) {
    return (
      <>
        <PageHeading {...heading} />
        <Outlet context={{ user, wallet, from: undefined }} />
        <NoWallet user={user} />
      </>
    );
  }
  return (
    <>
      <PageHeading {...heading} actions={<WalletActions userId={user.id} />} />
      <Outlet context={{ user, wallet, from: undefined }} />
      <WalletBalances wallet={wallet} />
      <Panel title={t("recentTransactions")}>
        <AdminTransactionTable
          caption={t("recentTransactionsCaption")}
          rows={wallet.transactions.slice(0, transactionsShown)}
          from={paths.admin.wallet(user.id)}
          areOfOne
          empty={<EmptyState icon="transfers" title={t("noRecentTransactions")} />}
        />
      </Panel>
      <div className="mt-5 grid gap-5 lg:grid-cols-2">
        <CustomerCardPanel userId={user.id} card={wallet.cardInfo} />
        <CustomerBankPanel userId={user.id} bankDetails={wallet.bankDetails} />
      </div>
      <RecordAudit audit={audit} of={{ about: user.id, action: "money" }} empty={t("noHistory")} />
    </>
  );
}

function WalletActions({ userId }: { userId: string }) {
  const t = useMessages("staffWallets");
  return (
    <Allowed call="admin.editWallet">
      <ButtonLink href={paths.admin.credit(userId)}>{t("credit")}</ButtonLink>
      <ButtonLink tone="secondary" href={paths.admin.balances(userId)}>
        {t("editBalances")}
      </ButtonLink>
      <ButtonLink tone="danger" href={paths.admin.walletDeletion(userId)}>
        {t("delete")}
      </ButtonLink>
    </Allowed>
  );
}

/** Shown instead of a wallet's page, with a button to create the wallet. */
function NoWallet({ user }: { user: User }) {
  const t = useMessages("staffWallets");
  const form = useFormState({ id: "create-wallet", names: [], reply: null });
  if (user.closedAt)
    return (
      <Panel title={t("noWallet")}>
        <p>{t("accountClosed")}</p>
      </Panel>
    );
  return (
    <Panel title={t("noWallet")}>
      <p className="mb-4">{t("noneYet", { currency: user.currency })}</p>
      <Allowed call="admin.createWallet">
        <Form form={form} action={paths.admin.walletCreation(user.id)}>
          <div className="actions">
            <SubmitButton busy={t("creating")}>{t("create")}</SubmitButton>
          </div>
        </Form>
      </Allowed>
    </Panel>
  );
}

/** Every balance of a user's wallet, and its details. */
function WalletBalances({ wallet }: { wallet: AdminWallet }) {
  const t = useMessages("staffWallets");
  const { currency } = wallet;
  const parts = [
    { term: t("pendingDeposits"), amount: wallet.pendingDeposit },
    { term: t("pendingWithdrawals"), amount: wallet.pendingWithdrawal },
    { term: t("profit"), amount: wallet.profitBalance },
    { term: t("bonus"), amount: wallet.bonusBalance },
  ];
  const items = [
    ...parts.map(({ term, amount }) => ({
      term,
      value: <MoneyText amount={amount} currency={currency} />,
    })),
    { term: t("currency"), value: currency },
    { term: t("walletId"), value: <span className="record-id">{wallet.id}</span> },
    { term: t("updatedAt"), value: <Instant iso={wallet.updatedAt} /> },
  ];
  return (
    <>
      <div className="stats">
        <Stat label={t("totalBalance")} amount={wallet.totalBalance} currency={currency} isLead />
        <Stat
          label={t("availableBalance")}
          amount={wallet.availableBalance}
          currency={currency}
          isLead
        />
      </div>
      <Panel title={t("balances")}>
        <DefinitionList items={items} />
      </Panel>
    </>
  );
}
