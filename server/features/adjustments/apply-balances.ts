import { walletsIn } from "../ledger/wallet-store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import type { BalanceEdit } from "./schemas";
import { adjustBalances, balanceFields, type Adjustment, type RequestedBalances } from "./rules";
import { add, money, parseMoney, zero, type Money } from "../../kernel/money";
import { reasonOrNone } from "../../kernel/reasons";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { WalletRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import type { Refused } from "../../http/call";
import { postMoney, checkThreshold, type TransitionContext } from "../ledger/post-money";
import { operatorAmount } from "../ledger/threshold-rules";
import { requireApproval } from "./require-approval";

/** Maximum balance that an administrator may enter, in minor units: sums of many stay exact as JSON numbers. */
const balanceMaximumMinor = 1_000_000_000_000;

export function requestedBalancesIn(
  body: Omit<BalanceEdit, "version" | "reason">,
  { currency }: WalletRow,
): RequestedBalances {
  const sent = balanceFields.flatMap((field) => {
    const typed = body[field];
    return typed === undefined ? [] : [[field, parseMoney(typed, currency)] as const];
  });
  return Object.fromEntries(sent);
}

export const maximumBalance = ({ currency }: WalletRow): Money =>
  money(currency, balanceMaximumMinor);

/**
 * Posts one adjustment entry for each field that differs, with its audit entry. Returns what was
 * posted. The caller locks the wallet's row.
 */
export async function applyBalances(
  call: TransitionContext,
  db: Db,
  wallet: WalletRow,
  { wanted, reason }: { wanted: RequestedBalances; reason: string | undefined },
): Promise<readonly Adjustment[] | Refused> {
  const { context, actor } = call;
  const adjustments = adjustBalances(
    await walletsIn(db).balances(wallet),
    wanted,
    maximumBalance(wallet),
  );
  if (isRefusal(adjustments)) return adjustments;
  const about = {
    wallet_id: wallet.id,
    actor_id: actor.user.id,
  };
  const amounts = adjustments.flatMap(({ postings }) => operatorAmount(postings) ?? []);
  const amount = amounts.reduce(add, zero(wallet.currency));
  await requireApproval(call, db, { wallet, amount, reason });
  await checkThreshold(call, db, { wallet }, amount);
  for (const { postings } of adjustments) {
    const entry = { id: context.newId(), ...about, created_at: context.now() };
    await postMoney(call, db, { entry, postings, wallet, isAutomatic: true }, refuse("no_wallet"));
  }
  await recordAudit(db, call, {
    action: "wallet.adjusted",
    subject: `wallet:${wallet.id}`,
    before: Object.fromEntries(
      adjustments.map(({ field, before }) => [field, before.minor.toString()]),
    ),
    after: Object.fromEntries(
      adjustments.map(({ field, after }) => [field, after.minor.toString()]),
    ),
    ...reasonOrNone(reason),
    about: await usersIn(db).byId(wallet.user_id),
  });
  return adjustments;
}
