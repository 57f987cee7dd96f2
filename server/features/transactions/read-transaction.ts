import type { transactionOperations } from "./operations";
import type { decisionOperations } from "./decision-operations";
import { refreshBeforeDecision } from "../crypto-payments/refresh-payment";
import { transactionsIn } from "../ledger/transaction-store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { accessTo } from "../../http/rights";
import type { Handler } from "../../http/call";
import { presentTransaction } from "../ledger/present-transaction";

/** A user's own transaction; any for staff. Another user's doesn't exist. */
export const readTransaction: Handler<typeof transactionOperations.get> = async ({
  context,
  actor,
  params,
  locale,
}) => {
  const row = accessTo(
    actor,
    await transactionsIn(context.storage.db).byId(params.id ?? ""),
    "view",
  );
  return isRefusal(row) ? row : presentTransaction(row, locale);
};

/** For staff who may decide about it, a crypto deposit is as current as the gateway's limits allow. */
export const readAnyTransaction: Handler<typeof decisionOperations.transaction> = async ({
  context,
  actor,
  params,
  locale,
}) => {
  const find = () => transactionsIn(context.storage.db).byId(params.id ?? "");
  const found = await find();
  const isAwaited = found?.status === "pending" || found?.payment?.review_flag;
  const isReviewed = isAwaited && found?.payment && actor.rights.has("transactions");
  if (isReviewed) await refreshBeforeDecision(context, found.id);
  const row = isReviewed ? await find() : found;
  return row ? presentTransaction(row, locale) : refuse("not_found");
};
