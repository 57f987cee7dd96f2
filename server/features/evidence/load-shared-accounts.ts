// Which accounts and cards of customers other customers use or have used, found by their keyed digests.
import type { Db } from "../../database/db";
import type { CardRow, PaymentAccountRow, TransactionRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { digestsOf } from "../payment-accounts/record-account";
import { paymentAccountsIn } from "../payment-accounts/store";
import type { SharedAccount } from "./account-rules";

/** A customer's newest accounts are compared, and more than enough of those who share them. */
const comparedAccounts = 5_000;
const comparedUsers = 5_000;

interface Compared {
  readonly account: PaymentAccountRow;
  readonly digests: readonly string[];
  readonly others: SharedAccount["others"];
}

/** Those of each transaction's customer, by its ID: first the account that its money comes from or goes to. */
export async function loadSharedAccounts(
  { vault }: Pick<Context, "vault">,
  db: Db,
  rows: readonly TransactionRow[],
  cards: readonly CardRow[],
): Promise<ReadonlyMap<string, readonly SharedAccount[]>> {
  const sourceOf = (row: TransactionRow) =>
    row.payment_account_id ??
    cards.find(({ id }) => id === row.card_id)?.payment_account_id ??
    undefined;
  const store = paymentAccountsIn(db);
  const [sources, all] = await Promise.all([
    store.byIds([...new Set(rows.flatMap((row) => sourceOf(row) ?? []))]),
    store.ofUsers([...new Set(rows.map((row) => row.user_id))], comparedAccounts),
  ]);
  const accounts = [...new Map([...sources, ...all].map((one) => [one.id, one])).values()];
  const found = accounts.map((account) => ({ account, digests: digestsOf({ vault }, account) }));
  const users = await store.usersOf(
    [...new Set(found.flatMap((one) => one.digests))],
    comparedUsers,
  );
  const compared = found.map((one): Compared => {
    const others = users.filter(
      (user) => user.user_id !== one.account.user_id && one.digests.includes(user.digest),
    );
    const unique = new Map(others.map((user) => [user.user_id, user.fullname]));
    return { ...one, others: [...unique].map(([id, fullname]) => ({ id, fullname })) };
  });
  return new Map(
    rows.map((row) => [
      row.id,
      sharedBy(
        compared.filter(({ account }) => account.user_id === row.user_id),
        sourceOf(row),
      ),
    ]),
  );
}

/** One for the source, and one for each other kind of account. */
function sharedBy(own: readonly Compared[], source: string | undefined): SharedAccount[] {
  const ofSource = own.find(({ account }) => account.id === source);
  const digests = new Set(ofSource?.digests);
  const shared = own.filter(({ others }) => others.length > 0);
  const rest = shared.filter((one) => !one.digests.some((digest) => digests.has(digest)));
  const kinds = [...new Set(rest.map(({ account }) => account.kind))];
  return [
    ...(ofSource && ofSource.others.length > 0
      ? [{ kind: ofSource.account.kind, isSource: true, others: ofSource.others }]
      : []),
    ...kinds.map((kind) => {
      const others = rest
        .filter(({ account }) => account.kind === kind)
        .flatMap((one) => one.others.map((user) => [user.id, user] as const));
      return { kind, isSource: false, others: [...new Map(others).values()] };
    }),
  ];
}
