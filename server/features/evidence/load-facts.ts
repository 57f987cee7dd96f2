import { z } from "zod";
import type { CardRow, TransactionRow, UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { amountOf } from "../../database/money-columns";
import { money, type Money } from "../../kernel/money";
import { isPayersAccount } from "../withdrawals/destination";
import { loadNameFacts } from "../names/load-name-facts";
import { noNameFacts, type NameFacts } from "../names/rules";
import { payoutStopsIn } from "../withdrawals/payout-stop-store";
import { endOfBlock } from "../users/rules";
import { payoutBlockOf } from "../users/person-of";
import { usersIn } from "../users/store";
import { evidenceIn, watchedChanges, type ChangeRow, type EditRow, type HistoryRow } from "./store";
import type { AccountFacts } from "./account-rules";
import { loadPayeeTimes, type PayeeTimes } from "./load-payee-times";
import { loadSharedAccounts } from "./load-shared-accounts";
import { payeeIn } from "./name-rules";
import type { Facts, MoneySource, PayoutObstacles } from "./rules";

/** The facts for the rules, and the rows they come from. */
export interface LoadedFacts {
  readonly facts: Facts;
  readonly customer: UserRow;
  readonly card: CardRow | undefined;
}

/** The facts about each transaction by its ID. Those of deleted users are left out. */
export async function loadFacts(
  context: Context,
  rows: readonly TransactionRow[],
): Promise<ReadonlyMap<string, LoadedFacts>> {
  const [{ db }, now] = [context.storage, context.now()];
  const evidence = evidenceIn(db);
  const ids = rows.map(({ id }) => id);
  const userIds = [...new Set(rows.map((row) => row.user_id))];
  const [people, cards, histories, changes, edits, credits, creations, stop] = await Promise.all([
    usersIn(db).byIds(userIds),
    evidence.cards([...new Set(rows.flatMap((row) => row.card_id ?? []))]),
    evidence.histories(ids),
    evidence.changes(ids),
    evidence.editsByStaff(ids),
    evidence.credits(ids),
    evidence.creationsByStaff(userIds),
    rows.some(isPayable) ? payoutStopsIn(db).inForce() : undefined,
  ]);
  const [names, shared, payees] = await Promise.all([
    loadNameFacts(context, db, people),
    loadSharedAccounts(context, db, rows, cards),
    loadPayeeTimes(context, db, rows),
  ]);
  const loaded = rows.flatMap((row): [string, LoadedFacts][] => {
    const customer = people.find(({ id }) => id === row.user_id);
    const card = cards.find(({ id }) => id === row.card_id);
    const history = histories.find(({ id }) => id === row.id);
    const changed = changes.filter(({ id }) => id === row.id);
    if (!customer) return [];
    const payout = obstaclesOf(row, customer, { now, isStopped: stop !== undefined });
    const edited = edits.find(({ id }) => id === row.id);
    const name = names.get(customer.id) ?? noNameFacts;
    const credit = credits.find(({ id }) => id === row.id);
    const creation = creations.find((one) => one.user_id === row.user_id);
    const accounts = {
      sharedAccounts: shared.get(row.id) ?? [],
      isToPayer: isPayersAccount(context, row),
      lastDeposit: credit ? { amount: amountOf(credit), creditedAt: credit.credited_at } : null,
      createdBy: creation ? { name: creation.name, at: creation.at } : null,
    };
    const payee = payees.get(row.id);
    const known = { customer, card, history, changed, edited, payout, name, accounts, payee };
    const facts = factsOf(row, { ...known, readAt: now });
    return [[row.id, { customer, card, facts }]];
  });
  return new Map(loaded);
}

interface Around {
  readonly customer: UserRow;
  readonly card: CardRow | undefined;
  readonly history: HistoryRow | undefined;
  readonly changed: readonly ChangeRow[];
  readonly edited: EditRow | undefined;
  readonly payout: PayoutObstacles;
  readonly name: NameFacts;
  readonly readAt: number;
  readonly accounts: Omit<AccountFacts, "requestedAt">;
  readonly payee: PayeeTimes | undefined;
}

const Edited = z.object({ amountMinor: z.string() });

/** The first edit has the amount that the customer requested. */
function amountBefore(row: TransactionRow, edited: EditRow | undefined): Money | null {
  const found = Edited.safeParse(JSON.parse(edited?.before ?? "null"));
  return found.success ? money(row.currency, BigInt(found.data.amountMinor)) : null;
}

function factsOf(row: TransactionRow, around: Around): Facts {
  const { customer, history, changed, edited, payout, name, readAt, accounts } = around;
  const largest = largestIn(history);
  return {
    type: row.type,
    amount: amountOf(row),
    amountBeforeEdits: amountBefore(row, edited),
    requestedAt: row.created_at,
    customer: {
      name: customer.fullname,
      accountStatus: customer.account_status,
      kycStatus: customer.kyc_status,
      isEmailVerified: customer.email_verified_at !== null,
      isCheckedOutside: customer.kyc_checked_outside_at !== null,
    },
    source: sourceOf(row, around),
    earlier: {
      isAny: Boolean(history?.has_earlier),
      largest: largest === null ? null : money(row.currency, largest),
    },
    name,
    readAt,
    withinHour: history?.within_hour ?? 0,
    passwordChangedAt: lastChange(changed, watchedChanges.password),
    secondFactorChangedAt: lastChange(changed, watchedChanges.secondFactor),
    payout,
    ...accounts,
  };
}

/** Minor units; null if there was none before. */
function largestIn(history: HistoryRow | undefined): number | null {
  const found = [history?.largest_pending_minor, history?.largest_successful_minor];
  const amounts = found.filter((amount) => typeof amount === "number");
  return amounts.length === 0 ? null : Math.max(...amounts);
}

const noObstacles = { isStopped: false, blockedUntil: null, isFrozen: false, waitsUntil: null };

/** Only a pending withdrawal can still be paid out. */
const isPayable = ({ type, status }: TransactionRow) =>
  type === "withdrawal" && status === "pending";

function obstaclesOf(
  row: TransactionRow,
  customer: UserRow,
  { now, isStopped }: { now: number; isStopped: boolean },
): PayoutObstacles {
  if (!isPayable(row)) return noObstacles;
  const { payable_from: payableFrom } = row;
  const block = payoutBlockOf(customer);
  return {
    isStopped,
    blockedUntil: endOfBlock(block, now),
    isFrozen: block.frozenAt !== null,
    waitsUntil: payableFrom !== null && now < payableFrom ? payableFrom : null,
  };
}

function sourceOf(
  row: TransactionRow,
  { card, history, changed, payee }: Around,
): MoneySource | null {
  const firstUsedAt = history?.first_used_at ?? row.created_at;
  if (card)
    return {
      kind: "card",
      holder: card.holder_name,
      firstUsedAt,
      changedAt: card.added_at,
      replacedAt: card.removed_at,
    };
  if (row.destination_masked === null) return null;
  if (row.payment_method === "crypto_payment")
    return { kind: "crypto_address", holder: null, firstUsedAt, changedAt: null, replacedAt: null };
  return {
    kind: "bank",
    holder: payeeIn(row.destination_masked).holder ?? null,
    firstUsedAt,
    ...timesOf(payee, changed),
  };
}

/** An account that was replaced before payees were kept is known by the audit log alone. */
function timesOf(
  payee: PayeeTimes | undefined,
  changed: readonly ChangeRow[],
): Pick<MoneySource, "changedAt" | "replacedAt"> {
  if (payee) return { changedAt: payee.addedAt, replacedAt: payee.removedAt };
  const saved = changed.find(({ action }) =>
    watchedChanges.bankDetails.some((name) => name === action),
  );
  return { changedAt: saved?.before_at ?? null, replacedAt: saved?.after_at ?? null };
}

/** Before the request or after it, whichever is later. */
function lastChange(changed: readonly ChangeRow[], actions: readonly string[]): number | null {
  const moments = changed
    .filter(({ action }) => actions.includes(action))
    .flatMap(({ before_at: before, after_at: after }) => after ?? before ?? []);
  return moments.length === 0 ? null : Math.max(...moments);
}
