import {
  parseReason,
  rejectionReasons,
  type Reason,
  type RejectionReason,
} from "../../kernel/reasons";
import type { Locale } from "../../locales/locale";
import type { Db } from "../../database/db";
import type { decisionOperations } from "./decision-operations";
import { transactionsIn } from "../ledger/transaction-store";
import type { AuditAction } from "../audit/labels";
import { isRefusal, refuse } from "../../kernel/refusal";
import { followDecision, lockedWithPayment } from "../crypto-payments/follow-decision";
import { refreshBeforeDecision } from "../crypto-payments/refresh-payment";
import { checkAnyStatus, checkDecision } from "../ledger/transition-rules";
import type { Approvable, Call, Handler, Refused } from "../../http/call";
import { presentWalletOf } from "../ledger/present-wallet";
import { reviewedOf, reviewerOf, decisionCommand, transactionSubject } from "./decision-command";
import { applyTransition } from "../movements/apply-transition";
import { presentTransaction } from "../ledger/present-transaction";
import { gatewayDepositIn } from "../ledger/crypto-payment-join-store";
import { confirmedCredit, requestedCredit } from "../ledger/gateway-credit-rules";
import { amountOf } from "../../database/money-columns";
import { isEqual, isMore, parseMoney, type Money } from "../../kernel/money";
import type { TransactionRow } from "../../database/schema";

type DecisionCall =
  Call<typeof decisionOperations.approve> | Call<typeof decisionOperations.reject>;

export const approveTransaction: Approvable<typeof decisionOperations.approve> = {
  handler: async (call) => {
    await refreshBeforeDecision(call.context, call.params.id ?? "");
    return decide(call, {
      status: "successful",
      action: "transaction.approved",
      reason: call.body.reason,
      given: call.body.amount,
    });
  },
  subject: transactionSubject,
  unchanged: ({ params, locale }, db) => presentDecided(db, locale, params.id),
};

export const rejectTransaction: Handler<typeof decisionOperations.reject> = (call) =>
  decide(call, {
    status: "failed",
    action: "transaction.rejected",
    ...parseReason(call.body, rejectionReasons, call.locale),
  });

/** Decides a pending transaction, and returns the resulting wallet. */
function decide(
  call: DecisionCall,
  decision: Reason<RejectionReason> & {
    status: "successful" | "failed";
    action: AuditAction;
    /** The amount to credit, if the caller chose one. */
    given?: string | undefined;
  },
) {
  const { actor, body, params } = call;
  return decisionCommand(call, async (db, eraseSecretsOf) => {
    const row = await lockedWithPayment(db, params.id ?? "");
    if (!row) return refuse("not_found");
    const { given, ...transition } = decision;
    const credited = await creditedAmount(db, row, given);
    const by = reviewerOf(actor, body.version);
    const refusal = isRest(row, credited)
      ? checkAnyStatus(reviewedOf(row), by)
      : checkDecision(reviewedOf(row), decision.status, by);
    if (refusal) return refusal;
    if (isRefusal(credited)) return credited;
    await applyTransition(call, db, row, { ...transition, ...credited });
    await followDecision(db, row.id, call);
    await eraseSecretsOf(row);
    return presentDecided(db, call.locale, row.id);
  });
}

async function presentDecided(db: Db, locale: Locale, id = "") {
  const row = await transactionsIn(db).byId(id);
  const wallet = row && (await presentWalletOf(db, row.user_id));
  return row && wallet
    ? { wallet, transaction: presentTransaction(row, locale) }
    : refuse("not_found");
}

interface Credited {
  readonly amount?: Money;
  readonly paid?: Money;
}

/** The amount that an approval credits for a deposit through the gateway: what was received, or what was requested. Empty if the caller chose no amount: then it is that of the transaction. */
async function creditedAmount(
  db: Db,
  row: TransactionRow,
  given: string | undefined,
): Promise<Credited | Refused> {
  if (given === undefined) return {};
  const amount = parseMoney(given, row.currency);
  const deposit = await gatewayDepositIn(db, row);
  if (!deposit)
    return isEqual(amount, amountOf(row))
      ? {}
      : refuse("amount_locked", { field: "amount", values: { state: row.status } });
  const [received, requested] = [confirmedCredit(deposit), requestedCredit(deposit)];
  const chosen = [received, requested].find((one) => isEqual(one.amount, amount));
  const values = { received: received.amount, requested: requested.amount };
  return chosen ?? refuse("received_changed", { field: "amount", values });
}

/** Whether it adds to a deposit that was credited before. */
const isRest = (row: TransactionRow, credited: Credited | Refused): boolean =>
  !isRefusal(credited) &&
  row.is_gateway_made === 1 &&
  row.status === "successful" &&
  credited.amount !== undefined &&
  isMore(credited.amount, amountOf(row));
