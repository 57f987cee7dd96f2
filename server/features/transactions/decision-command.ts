// What the calls share that change a transaction: their command, the transaction and the caller as the rules see them, and what an approval
// request of such a call names and shows.
import type { Db } from "../../database/db";
import type { TransactionRow } from "../../database/schema";
import type { Refused, Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { eraseUnneededSecrets } from "../cards/erase-card-secrets";
import { command, type CommandCall } from "../../http/command";
import { finishErasing } from "../documents/finish-erasing";
import type { ReviewedTransaction, Reviewer } from "../ledger/transition-rules";
import type { Locale } from "../../locales/locale";
import { refuse } from "../../kernel/refusal";
import type { TransactionStatus } from "../ledger/labels";
import { presentTransaction } from "../ledger/present-transaction";
import { transactionsIn } from "../ledger/transaction-store";
import { refreshBeforeCanceling } from "../crypto-payments/paid-in-part";
import { refreshBeforeDecision } from "../crypto-payments/refresh-payment";

/** Call it once a transaction is no longer pending, with its wallet locked. */
type EraseSecretsOf = (decided: TransactionRow) => Promise<void>;

/** Like `command`, for what may decide a card deposit: after the last decision that needs them, CVV and back photo are erased. Files are deleted after the commit. */
export async function decisionCommand<Value>(
  call: CommandCall,
  work: (db: Db, eraseSecretsOf: EraseSecretsOf) => Promise<Value | Refused>,
): Promise<Value | Refused> {
  const { context } = call;
  const files = new Set<string>();
  const answer = await command(call, (db) =>
    work(db, async (decided) => {
      for (const file of await eraseUnneededSecrets(context, db, decided)) files.add(file);
    }),
  );
  // A CVV and the photo of the back are stored together, so both are erased together.
  if (files.size > 0) await finishErasing(context, files);
  return answer;
}

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

interface AboutTransaction {
  readonly params: Readonly<Record<string, string>>;
}

interface StatusCall extends AboutTransaction {
  readonly context: Context;
  readonly actor: Actor;
  readonly body: { readonly status?: TransactionStatus | undefined };
}

/** Asks the gateway what the new status depends on; never within a database transaction. */
export async function refreshBeforeStatus({ context, actor, params, body }: StatusCall) {
  const { id = "" } = params;
  if (body.status === "failed") await refreshBeforeCanceling(context, actor, id);
  if (body.status === "successful" && actor.rights.has("transactions"))
    await refreshBeforeDecision(context, id);
}

export async function transactionSubject({ params: { id = "" } }: AboutTransaction, db: Db) {
  const row = await transactionsIn(db).byId(id);
  return { subject: `transaction:${id}`, version: row?.version };
}

export async function presentUnchanged(
  { params: { id = "" }, locale }: AboutTransaction & { readonly locale: Locale },
  db: Db,
) {
  const row = await transactionsIn(db).byId(id);
  return row ? presentTransaction(row, locale) : refuse("not_found");
}
