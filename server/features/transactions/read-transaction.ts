import type { transactionOperations } from "./operations";
import type { decisionOperations } from "./decision-operations";
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

export const readAnyTransaction: Handler<typeof decisionOperations.transaction> = async ({
  context,
  params,
  locale,
}) => {
  const row = await transactionsIn(context.storage.db).byId(params.id ?? "");
  return row ? presentTransaction(row, locale) : refuse("not_found");
};
