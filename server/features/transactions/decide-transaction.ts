import {
  parseReason,
  rejectionReasons,
  type Reason,
  type RejectionReason,
} from "../../kernel/reasons";
import type { Locale } from "../../locales/locale";
import type { Db } from "../../database/db";
import { decisionOperations } from "./decision-operations";
import { transactionsIn } from "../ledger/transaction-store";
import type { AuditAction } from "../audit/labels";
import { refuse } from "../../kernel/refusal";
import { checkDecision } from "../ledger/transition-rules";
import type { Call, Handler } from "../../http/call";
import { presentWalletOf } from "../ledger/present-wallet";
import { reviewedOf, reviewerOf } from "./reviewed";
import { decisionCommand } from "./decision-command";
import { applyTransition } from "../movements/apply-transition";
import { presentTransaction } from "../ledger/present-transaction";
import { holdable } from "../second-approval/hold-call";
import { transactionSubject } from "./held-transaction";

type DecisionCall =
  Call<typeof decisionOperations.approve> | Call<typeof decisionOperations.reject>;

export const approveTransaction = holdable<typeof decisionOperations.approve>(
  (call) =>
    decide(call, {
      status: "successful",
      action: "transaction.approved",
      reason: call.body.reason,
    }),
  {
    operation: decisionOperations.approve,
    subject: transactionSubject,
    unchanged: ({ params, locale }, db) => presentDecided(db, locale, params.id),
  },
);

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
  },
) {
  const { actor, body, params } = call;
  return decisionCommand(call, async (db, eraseSecretsOf) => {
    const row = await transactionsIn(db).byIdLocked(params.id ?? "");
    if (!row) return refuse("not_found");
    const refusal = checkDecision(
      reviewedOf(row),
      decision.status,
      reviewerOf(actor, body.version),
    );
    if (refusal) return refusal;
    await applyTransition(call, db, row, decision);
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
