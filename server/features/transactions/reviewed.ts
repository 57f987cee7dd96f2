import type { ReviewedTransaction, Reviewer } from "../ledger/transition-rules";
import type { TransactionRow } from "../../database/schema";
import type { Actor } from "../../http/call";

/** The transaction as the rules of `transition-rules.ts` see it; received crypto matters if its customer is the caller. */
export function reviewedOf(row: TransactionRow, hasReceivedCoins = false): ReviewedTransaction {
  return {
    userId: row.user_id,
    status: row.status,
    version: row.version,
    isGatewayMade: row.is_gateway_made === 1,
    isConverted: row.source_currency !== null,
    hasReceivedCoins,
  };
}

export function reviewerOf(actor: Actor, seenVersion: number | undefined): Reviewer {
  return { id: actor.user.id, isReviewer: actor.rights.has("transactions"), seenVersion };
}
