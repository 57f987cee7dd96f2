// Every posting to a wallet passes here. Customers move their own money; staff move others' within what one person may move alone, or with a second approval.
import type { Db } from "../../database/db";
import { amountColumns } from "../../database/money-columns";
import type { WalletRow } from "../../database/schema";
import type { Approval, Refused } from "../../http/call";
import { rollBack } from "../../http/command";
import type { Context } from "../../http/context";
import { money, type Money } from "../../kernel/money";
import { type LedgerEntry, ClosedWallet, ledgerIn, ShortAccount } from "./store";
import { ApprovalRequired, refusalOfNewRole } from "../second-approval/require-two-people";
import { staffPostingsIn } from "./staff-posting-store";
import { approvalWindowMs, operatorAmount, needsTwoPeople } from "./threshold-rules";
import { refuse } from "../../kernel/refusal";

/** The people behind a posting. */
export interface MoneyCall {
  readonly context: Context;
  readonly actor: { readonly user: { readonly id: string } };
  /** The second person's approval, if the call needed it. */
  readonly approval?: Approval | undefined;
}

interface GuardedEntry extends LedgerEntry {
  readonly wallet: Pick<WalletRow, "id" | "user_id">;
  /** Reported by the gateway, or checked before. */
  readonly isAutomatic?: boolean | undefined;
  /** Whether staff need a second person for any amount, with or without thresholds. */
  readonly alwaysNeedsTwo?: boolean | undefined;
}

export const postMoney = (
  call: MoneyCall,
  db: Db,
  guarded: GuardedEntry,
  ifShort: Refused,
): Promise<void> => postAllMoney(call, db, [guarded], ifShort);

/** Rolls back with `ifShort` if an account would go below zero, and if an entry needs a second person. */
export async function postAllMoney(
  call: MoneyCall,
  db: Db,
  entries: readonly GuardedEntry[],
  ifShort: Refused,
): Promise<void> {
  for (const guarded of entries) {
    const moved = guarded.isAutomatic ? null : operatorAmount(guarded.postings);
    if (moved) await checkThreshold(call, db, guarded, moved);
  }
  await postOrRollBack(db, entries, ifShort);
}

/** Counts what staff move for others, and rolls back if it needs a second person. */
export async function checkThreshold(
  call: MoneyCall,
  db: Db,
  { wallet, alwaysNeedsTwo = false }: Pick<GuardedEntry, "wallet" | "alwaysNeedsTwo">,
  amount: Money,
): Promise<void> {
  const { context, actor, approval } = call;
  if (wallet.user_id === actor.user.id) return;
  const thresholdMinor = context.settings.approvalThresholds?.[amount.currency];
  if (thresholdMinor === undefined && !alwaysNeedsTwo) return;
  const staffPostings = staffPostingsIn(db);
  const [now, { currency }] = [context.now(), amount];
  const reaches = async (threshold: Money) => {
    const window = { currency, since: now - approvalWindowMs };
    const [byStaff, forCustomer] = [
      await staffPostings.aloneSince(["staff_id", actor.user.id], window),
      await staffPostings.aloneSince(["user_id", wallet.user_id], window),
    ];
    return needsTwoPeople({ amount, threshold, byStaff, forCustomer });
  };
  if (approval) await requireSettledRole(call, db);
  else {
    await staffPostings.lockStaff(actor.user.id);
    const threshold = thresholdMinor === undefined ? null : money(currency, thresholdMinor);
    if (alwaysNeedsTwo || (threshold && (await reaches(threshold)))) {
      await requireSettledRole(call, db);
      rollBack(new ApprovalRequired({ userId: wallet.user_id, walletId: wallet.id, amount }));
    }
  }
  if (thresholdMinor === undefined) return;
  await staffPostings.insert({
    id: context.newId(),
    staff_id: actor.user.id,
    user_id: wallet.user_id,
    ...amountColumns(amount),
    request_id: approval?.requestId ?? null,
    created_at: now,
  });
}

async function requireSettledRole(call: MoneyCall, db: Db): Promise<void> {
  const tooNew = await refusalOfNewRole(call, db);
  if (tooNew) rollBack(tooNew);
}

/** The actor: a user, or the crypto gateway that credits a deposit. */
export interface TransitionContext extends MoneyCall {
  readonly address: string | null;
}

/** Posts entries. If an account would go below zero, the command is rolled back with `ifShort`; if a wallet was closed in the meantime, with `no_wallet`. */
async function postOrRollBack(
  db: Db,
  entries: readonly LedgerEntry[],
  ifShort: Refused,
): Promise<void> {
  try {
    await ledgerIn(db).postAll(entries);
  } catch (error) {
    if (error instanceof ClosedWallet) rollBack(refuse("no_wallet"));
    if (!(error instanceof ShortAccount)) throw error;
    rollBack(ifShort);
  }
}
