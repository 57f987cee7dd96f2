// A demo user's transaction, as administrators find it.
import { transactionsIn } from "~server/features/ledger/transaction-store";
import type { TransactionStatus, TransactionType } from "~server/features/ledger/labels";
import { usersIn } from "~server/features/users/store";
import type { InProcessPortal } from "../portal/in-process-portal";
import type { ShownPage } from "./shown-page";

export async function transactionOf(
  { backend }: InProcessPortal,
  name: string,
  filter: { type?: TransactionType; status?: TransactionStatus },
) {
  const { db } = backend.context.storage;
  const user = await usersIn(db).byEmail(`${name}@example.com`);
  const [row] = await transactionsIn(db).list(
    { userId: user?.id, ...filter },
    { limit: 1, offset: 0 },
  );
  if (!row) throw new Error(`${name} has no such transaction.`);
  return { ...row, path: `/admin/transactions/${row.id}` };
}

export const statusIn = (page: ShownPage) =>
  /Status (Pending|Successful|Failed)/.exec(page.text)?.[1];
