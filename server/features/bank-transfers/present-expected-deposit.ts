import type { ExpectedDepositRow } from "../../database/rows/bank-transfer-rows";
import { amountOf } from "../../database/money-columns";
import { numberOf } from "../../kernel/money";
import { type OwnedExpectedDeposit, expectedDepositListsIn } from "./expected-deposit-store";
import type { ExpectedDeposit, StaffExpectedDeposit } from "./schemas";
import type { Handler } from "../../http/call";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { isRefusal } from "../../kernel/refusal";
import type { bankTransferOperations } from "./operations";

export function presentExpectedDeposit(row: ExpectedDepositRow): ExpectedDeposit {
  return {
    id: row.id,
    amount: numberOf(amountOf(row)),
    currency: row.currency,
    receivingAccountId: row.receiving_account_id,
    state: row.state,
    createdAt: new Date(row.created_at).toISOString(),
    lapsesAt: new Date(row.lapses_at).toISOString(),
    ...(row.ended_at !== null && { endedAt: new Date(row.ended_at).toISOString() }),
    ...(row.transaction_id !== null && { transactionId: row.transaction_id }),
  };
}

export const presentForStaff = (row: OwnedExpectedDeposit): StaffExpectedDeposit => ({
  ...presentExpectedDeposit(row),
  user: row.user_id,
  fullname: row.fullname,
  email: row.email,
  ...(row.deposit_reference !== null && { reference: row.deposit_reference }),
});

export const listAllExpectedDeposits: Handler<
  typeof bankTransferOperations.allExpectedDeposits
> = async ({ context, query }) => {
  const lists = expectedDepositListsIn(context.storage.db);
  const found = await countedPage(query, {
    rows: (window) => lists.list(query, window),
    total: () => lists.count(query),
  });
  if (isRefusal(found)) return found;
  return {
    expectedDeposits: found.rows.map(presentForStaff),
    ...pageResponseOf(query, found.total),
  };
};
