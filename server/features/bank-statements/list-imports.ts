import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { countedPage, pageResponseOf } from "../../http/list-page";
import type { bankStatementOperations } from "./operations";
import { accountNameOf, presentDetails, presentImports } from "./present-import";
import { statementFilesIn } from "./store";

export const listImports: Handler<typeof bankStatementOperations.list> = async (call) => {
  const { context, query } = call;
  const { db } = context.storage;
  const found = await countedPage(query, {
    rows: (window) => statementFilesIn(db).list(window),
    total: () => statementFilesIn(db).count(),
  });
  if (isRefusal(found)) return found;
  return {
    imports: await presentImports(db, call, found.rows),
    ...pageResponseOf(query, found.total),
  };
};

export const readImport: Handler<typeof bankStatementOperations.get> = (call) =>
  presentDetails(call.context.storage.db, call, { id: call.params.id ?? "", query: call.query });

export const listAccounts: Handler<typeof bankStatementOperations.accounts> = ({ context }) =>
  Promise.resolve({
    accounts: context.settings.receivingAccounts.map(({ id, currency }) =>
      accountNameOf({ context }, { receiving_account_id: id, currency }),
    ),
  });
