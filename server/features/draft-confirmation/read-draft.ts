import type { draftOperations } from "./operations";
import { draftsIn } from "../drafts/store";
import { walletsIn } from "../ledger/wallet-store";
import { amountOf } from "../../database/money-columns";
import { isNegative, numberOf, subtract } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import type { Db } from "../../database/db";
import type { DraftRow } from "../../database/rows/draft-row";
import type { Handler } from "../../http/call";
import { wasPaidBefore } from "../withdrawals/payee";
import { presentDraft } from "./present-draft";

export const readDraft: Handler<typeof draftOperations.get> = async ({
  context,
  actor,
  params,
}) => {
  const { db } = context.storage;
  const row = await draftsIn(db).byId(params.id ?? "");
  if (!row || row.user_id !== actor.user.id) return refuse("not_found");
  const draft = await presentDraft(context, db, row);
  if (!draft.transaction && row.expires_at <= context.now()) return refuse("draft_expired");
  const { walletAddress: address } = draft;
  return {
    ...draft,
    availableAfter: await availableAfter(db, row),
    ...(address !== undefined && {
      isNewAddress: !(await wasPaidBefore(context, db, { userId: actor.user.id, address })),
    }),
  };
};

/** Undefined of a deposit, of what was confirmed, and where the money is no longer there. */
async function availableAfter(db: Db, row: DraftRow): Promise<number | undefined> {
  if (!row.kind.endsWith("withdrawal") || row.transaction_id !== null) return undefined;
  const funds = await walletsIn(db).fundsOfUser(row.user_id);
  const left = funds && subtract(funds.available, amountOf(row));
  return left && !isNegative(left) ? numberOf(left) : undefined;
}
