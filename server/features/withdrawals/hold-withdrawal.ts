// A withdrawal is requested: checked, confirmed by code, and its money put on hold. From a reviewed draft, or by the call at the end.
import { walletsIn, type Funds } from "../ledger/wallet-store";
import { currentPerson, payoutBlockOf } from "../users/person-of";
import {
  freezeDestination,
  recordDestination,
  targetOf,
  type WithdrawalMethod,
} from "./destination";
import { countMovement, checkWithinLimits } from "../movement-limits/check-limits";
import { feeTermsFor } from "../fees/fee-terms";
import { feeColumns, frozenTermsOf } from "../ledger/amount-rules";
import { addTransaction } from "../ledger/new-transaction";
import { checkMayRequestPayout } from "../users/rules";
import type { FeeRate } from "../../kernel/levels";
import { type Money, parseMoney } from "../../kernel/money";
import type { Db } from "../../database/db";
import type { DraftRow } from "../../database/rows/draft-row";
import type { TransactionRow } from "../../database/schema";
import type { Actor, Call, Refused, Handler } from "../../http/call";
import { isRefusal, refuse } from "../../kernel/refusal";
import { confirmByCode, notifyConfirmed } from "./confirm-by-code";
import { countTowardDailyLimit } from "./daily-limit";
import { loadPayees, type SavedPayee, choosePayee } from "./load-payees";
import { payableFrom, checkPayee } from "./destination-wait";
import { checkWithdrawal } from "./rules";
import { messagesIn } from "../../locales/messages";
import type { withdrawalOperations } from "./operations";
import { presentTransaction } from "../ledger/present-transaction";
import { command } from "../../http/command";

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

type WithdrawalEndpoint =
  typeof withdrawalOperations.requestWithdrawal | typeof withdrawalOperations.withdraw;
type WithdrawalRequest = Call<WithdrawalEndpoint>;

/** The same for both paths: the body says where to. */
export const requestWithdrawal: Handler<WithdrawalEndpoint> = (call) => {
  const { actor, body } = call;
  return command(call, async (db) => {
    const { funds, payees } = await loadForWithdrawal(call, db);
    if (!funds) return refuse("no_wallet");
    const method = methodOf(body, payees);
    const kind = method === "bank" ? "bank" : "crypto_address";
    const payee = choosePayee(payees, { ...body, kind });
    if (isRefusal(payee)) return payee;
    const row = await holdWithdrawal(call, db, {
      funds,
      payee,
      method,
      amount: parseMoney(body.amount, funds.wallet.currency),
      description: body.description ?? null,
      walletAddress: payee?.kind === "crypto_address" ? payee.walletAddress : body.walletAddress,
      code: body.code,
    });
    if (isRefusal(row)) return row;
    const { fullname, email } = actor.user;
    const transaction = presentTransaction({ ...row, fullname, email }, call.locale);
    return {
      message: messagesIn(call.locale, "notices")("withdrawalRequested"),
      transactionRef: transaction.reference,
      transaction,
    };
  });
};

/** An address that is sent is refused as an address if it's empty or mistyped, and the withdrawal isn't read as one to the bank. */
function methodOf(
  { walletAddress, paymentMethod, payeeId }: WithdrawalRequest["body"],
  payees: readonly SavedPayee[],
): WithdrawalMethod {
  const chosen = payees.find(({ id }) => id === payeeId);
  if (chosen && paymentMethod === undefined)
    return chosen.kind === "bank" ? "bank" : "crypto_payment";
  return walletAddress !== undefined || paymentMethod === "crypto_payment"
    ? "crypto_payment"
    : "bank";
}
