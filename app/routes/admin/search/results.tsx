// Users and transactions that match the search in the header.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { SearchParams } from "~server/features/search/schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { EmptyState } from "~/ui/empty-state";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { AdminTransactionTable } from "../transactions/transaction-table";
import { UserTable } from "../users/user-table";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffFrame", "searchResults"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const query = searchParamsOf(request, SearchParams);
  return { ...query, found: await load(request, api(request).admin.search({ query })) };
}

export default function SearchResultsPage() {
  const t = useMessages("staffFrame");
  const { search, messagesBefore, found } = useLoaderData<typeof loader>();
  const { usersTotal, transactionsTotal, accountUsers, ofAmount, batches, messages } = found;
  const others = [accountUsers, ofAmount, batches, messages];
  const isNothing =
    usersTotal === 0 && transactionsTotal === 0 && others.every(({ length }) => length === 0);
  return (
    <>
      <PageHeading
        title={t("searchResults")}
        lead={
          search
            ? t(messagesBefore === undefined ? "resultsFor" : "olderMessages", { search })
            : t("enterSearch")
        }
      />
      {search && isNothing && messagesBefore === undefined && <NoResults />}
      {search && usersTotal > 0 && <FoundUsers search={search} {...found} />}
      {search && transactionsTotal > 0 && <FoundTransactions search={search} {...found} />}
      {search && <FoundOthers search={search} {...found} />}
      {search && (
        <FoundMessages search={search} isOlder={messagesBefore !== undefined} {...found} />
      )}
    </>
  );
}

/** Of a message, in a list. */
const shownLetters = 140;

type Found = ReturnType<typeof useLoaderData<typeof loader>>["found"] & { search: string };

function FoundUsers({ search, users, usersTotal }: Found) {
  const t = useMessages("staffFrame");
  return (
    <Panel
      title={t("users")}
      actions={
        <>
          {usersTotal > users.length && (
            <a href={paths.admin.users({ search })}>{t("viewAllUsers", { count: usersTotal })}</a>
          )}
          <a href={paths.admin.transactions({ person: search })}>{t("theirTransactions")}</a>
        </>
      }
    >
      <UserTable rows={users} />
    </Panel>
  );
}

function FoundTransactions({ search, transactions, transactionsTotal }: Found) {
  const t = useMessages("staffFrame");
  return (
    <Panel
      title={t("transactions")}
      actions={
        transactionsTotal > transactions.length &&
        transactions.length > 0 && (
          <a href={paths.admin.transactions({ reference: search })}>
            {t("viewAllTransactions", { count: transactionsTotal })}
          </a>
        )
      }
    >
      <AdminTransactionTable
        caption={t("transactions")}
        rows={transactions}
        from={paths.admin.search({ search })}
        empty={
          <EmptyState icon="find" title={t("tooMany")}>
            {t("tooManyHint")}
          </EmptyState>
        }
      />
    </Panel>
  );
}

function FoundOthers({ search, accountUsers, ofAmount, batches }: Found) {
  const t = useMessages("staffFrame");
  const from = paths.admin.search({ search });
  return (
    <>
      {accountUsers.length > 0 && (
        <Panel title={t("accountUsers")}>
          <UserTable rows={accountUsers} />
        </Panel>
      )}
      {ofAmount.length > 0 && (
        <Panel title={t("ofAmount")}>
          <AdminTransactionTable caption={t("ofAmount")} rows={ofAmount} from={from} empty={null} />
        </Panel>
      )}
      {batches.length > 0 && (
        <Panel title={t("payoutBatches")}>
          <ul className="grid gap-2">
            {batches.map(({ id, reference, reason }) => (
              <li key={id} className="wrap-anywhere">
                <a href={paths.admin.payoutBatch(id)}>{reference}</a> {reason}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** Says how far back it searched unless it searched all. */
function FoundMessages({ search, messages, olderMessages, isOlder }: Found & { isOlder: boolean }) {
  const t = useMessages("staffFrame");
  const from = paths.admin.search({ search });
  if (messages.length === 0 && !olderMessages && !isOlder) return null;
  return (
    <Panel title={t("messages")}>
      {messages.length === 0 ? (
        <p>{t("noMessages")}</p>
      ) : (
        <ul className="grid gap-2">
          {messages.map(({ id, fullname, message }) => (
            <li key={id} className="wrap-anywhere">
              <a href={paths.admin.message(id, from)}>{fullname}</a>{" "}
              {message.length > shownLetters ? `${message.slice(0, shownLetters)}…` : message}
            </li>
          ))}
        </ul>
      )}
      {olderMessages && (
        <p className="hint mt-3">
          {t("searchedBackTo")} <Instant iso={olderMessages.searchedBackTo} />.{" "}
          <a href={paths.admin.search({ search, messagesBefore: olderMessages.before })}>
            {t("searchOlder")}
          </a>
        </p>
      )}
    </Panel>
  );
}

function NoResults() {
  const t = useMessages("staffFrame");
  return (
    <Panel>
      <EmptyState icon="find" title={t("noneFound")}>
        {t("noneFoundHint")}
      </EmptyState>
    </Panel>
  );
}
