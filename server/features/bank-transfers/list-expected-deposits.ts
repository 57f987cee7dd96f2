import type { Handler } from "../../http/call";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { isRefusal } from "../../kernel/refusal";
import { expectedDepositListsIn } from "./expected-deposit-store";
import type { bankTransferOperations } from "./operations";
import { presentForStaff } from "./present-expected-deposit";

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
