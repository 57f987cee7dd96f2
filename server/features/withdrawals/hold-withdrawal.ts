import { walletsIn } from "../ledger/wallet-store";
import type { Funds } from "../ledger/open-wallet-store";
import { currentPerson } from "../users/current-person";
import {
  freezeDestination,
  recordDestination,
  targetOf,
  type WithdrawalMethod,
} from "./destination";
import { countMovement } from "../ledger/count-movement";
import { checkWithinLimits } from "../movement-limits/check-limits";
import { feeTermsFor } from "../fees/fee-terms";
import { feeColumns, frozenTermsOf } from "../ledger/fee-rules";
import { addTransaction } from "../ledger/new-transaction";
import { checkMayRequestPayout } from "../users/payout-block-rules";
import { payoutBlockOf } from "../users/person-of";
import type { FeeRate } from "../../kernel/levels";
import type { Money } from "../../kernel/money";
import type { Db } from "../../database/db";
import type { DraftRow } from "../../database/rows/draft-row";
import type { TransactionRow } from "../../database/schema";
import type { Actor, Call, Refused } from "../../http/call";
import { isRefusal } from "../../kernel/refusal";
import { confirmByCode, notifyConfirmed } from "./confirm-by-code";
import { countTowardDailyLimit } from "./daily-limit";
import { loadPayees, type SavedPayee } from "./load-payees";
import { payableFrom } from "./payable-from";
import { checkPayee } from "./payee";
import { checkWithdrawal } from "./rules";

interface Withdrawal {
  readonly funds: Funds;
  readonly method: WithdrawalMethod;
  readonly amount: Money;
  readonly description: string | null;
  /** The Bitcoin address, for that method. */
  readonly walletAddress: string | undefined;
  /** Of the second factor, as it was sent. */
  readonly code: string | undefined;
  /** The payee that was chosen, or that has this destination. */
  readonly payee: SavedPayee | undefined;
  /** The reviewed draft, whose destination and fee are used. */
  readonly draft?: DraftRow;
}

type WithdrawalCaller = Pick<Call, "context" | "address"> & { readonly actor: Actor };

interface Loaded {
  readonly funds: Funds | undefined;
  readonly payees: readonly SavedPayee[];
}

/** What a withdrawal needs to know. */
export async function loadForWithdrawal(
  { context, actor }: WithdrawalCaller,
  db: Db,
): Promise<Loaded> {
  return {
    funds: await walletsIn(db).fundsOfUser(actor.user.id),
    payees: await loadPayees(context, db, actor.user.id),
  };
}

/** Puts the money on hold and freezes the destination. */
export async function holdWithdrawal(
  call: WithdrawalCaller,
  db: Db,
  withdrawal: Withdrawal,
): Promise<TransactionRow | Refused> {
  const { context, actor } = call;
  const { funds, payee, method, amount, draft, code } = withdrawal;
  const walletAddress = method === "bank" ? undefined : withdrawal.walletAddress;
  const feeTerms = draft
    ? frozenTermsOf(draft, draft.currency)
    : await feeTermsFor(context, db, funds.wallet, "withdrawal");
  const refusal = await refusalOf(call, db, { ...withdrawal, feeTerms });
  if (refusal) return refusal;
  const confirmedBy = await confirmByCode(call, db, { code, draft });
  if (isRefusal(confirmedBy)) return confirmedBy;
  const id = context.newId();
  const exhausted =
    (await countMovement(call, db)) ??
    (await checkWithinLimits(context, db, {
      userId: actor.user.id,
      direction: "withdrawal",
      amount,
    })) ??
    (await countTowardDailyLimit(context, db, {
      transactionId: id,
      userId: actor.user.id,
      amount,
      added: amount,
    }));
  if (exhausted) return exhausted;
  const bankDetails = payee?.kind === "bank" ? payee.bankDetails : undefined;
  const frozen = freezeDestination(context, { id, bankDetails, walletAddress, draft });
  const row = await addTransaction(call, db, funds.wallet, {
    id,
    type: "withdrawal",
    action: method === "bank" ? "bank_withdrawal" : "crypto_payment",
    payment_method: method,
    description: withdrawal.description,
    amount,
    ...feeColumns(amount, feeTerms),
    payable_from: await payableFrom(call, db, { payee, walletAddress, draft }),
    payment_account_id: await recordDestination(context, db, {
      id,
      user_id: actor.user.id,
      ...frozen,
    }),
    confirmedBy,
    ...frozen,
  });
  await notifyConfirmed(call, db, { row, confirmedBy });
  return row;
}

/** Why it can't be requested, whatever the code. */
async function refusalOf(
  call: WithdrawalCaller,
  db: Db,
  request: Withdrawal & { readonly feeTerms: FeeRate | null },
): Promise<Refused | null> {
  const { context, actor } = call;
  const { funds, payee, method, amount, feeTerms, walletAddress, draft } = request;
  const requiresKyc = context.settings.requiresKycToWithdraw;
  const blocked = checkMayRequestPayout(payoutBlockOf(actor.user), context.now());
  if (blocked) return blocked;
  const refusal = checkWithdrawal({
    person: await currentPerson(db, actor, requiresKyc),
    amount,
    feeTerms,
    available: funds.available,
    requiresKyc,
    target: targetOf(method, {
      hasBankDetails: payee !== undefined || draft !== undefined,
      walletAddress,
    }),
  });
  if (refusal) return refusal;
  const address = method === "bank" ? undefined : walletAddress;
  const isSaved = payee !== undefined;
  return address === undefined ? null : checkPayee(call, db, { address, isSaved });
}
