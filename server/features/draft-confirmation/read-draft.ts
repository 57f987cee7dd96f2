import type { draftOperations } from "./operations";
import { draftKinds } from "../drafts/labels";
import { draftsIn } from "../drafts/store";
import { walletsIn } from "../ledger/wallet-store";
import { amountOf } from "../../database/money-columns";
import { isNegative, numberOf, subtract } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import type { Db } from "../../database/db";
import type { DraftRow } from "../../database/rows/draft-row";
import type { Call, Handler } from "../../http/call";
import { payableFrom } from "../withdrawals/payable-from";
import type { Draft } from "./schemas";
import { loadPayees } from "../withdrawals/load-payees";
import { wasPaidBefore } from "../withdrawals/payee";
import { expectedDayOf } from "./arrival-rules";
import { estimateCoins } from "./estimate-coins";
import { payeeOf, presentDraft } from "./present-draft";

export const readDraft: Handler<typeof draftOperations.get> = async (call) => {
  const { context, actor, params } = call;
  const { db } = context.storage;
  const row = await draftsIn(db).byId(params.id ?? "");
  if (!row || row.user_id !== actor.user.id) return refuse("not_found");
  const draft = await presentDraft(call, db, row);
  if (!draft.transaction && row.expires_at <= context.now()) return refuse("draft_expired");
  const { walletAddress: address } = draft;
  return {
    ...draft,
    availableAfter: await availableAfter(db, row),
    coinEstimate: await estimateCoins(context, row),
    ...(await arrival(call, db, { row, address })),
    ...(address !== undefined && {
      isNewAddress:
        !draft.payee && !(await wasPaidBefore(context, db, { userId: actor.user.id, address })),
    }),
  };
};

export const readOpenDraft: Handler<typeof draftOperations.open> = async (call) => {
  const { context, actor, query } = call;
  const { db } = context.storage;
  const row = await draftsIn(db).openIn(
    { userId: actor.user.id, sessionId: actor.sessionId },
    query.kind ? [query.kind] : draftKinds,
    context.now(),
  );
  return { draft: row && (await presentDraft(call, db, row)) };
};

/** Confirming a new address requires the password, and the code of a second factor. */
async function arrival(
  { context, actor }: Pick<Call<typeof draftOperations.get>, "context" | "actor">,
  db: Db,
  { row, address }: { row: DraftRow; address: string | undefined },
): Promise<Pick<Draft, "payableFrom" | "expectedDay">> {
  if (!row.kind.endsWith("withdrawal") || row.transaction_id !== null) return {};
  const from = await payableFrom({ context, actor: { ...actor, confirmedAt: context.now() } }, db, {
    payee: payeeOf(context, row, await loadPayees(context, db, actor.user.id)),
    walletAddress: address,
    draft: row,
  });
  const expectedDay = expectedDayOf(context.now(), from);
  return from === null
    ? { expectedDay }
    : { expectedDay, payableFrom: new Date(from).toISOString() };
}

/** Undefined for deposits and confirmed drafts, and if the funds are no longer available. */
async function availableAfter(db: Db, row: DraftRow): Promise<number | undefined> {
  if (!row.kind.endsWith("withdrawal") || row.transaction_id !== null) return undefined;
  const funds = await walletsIn(db).fundsOfUser(row.user_id);
  const left = funds && subtract(funds.available, amountOf(row));
  return left && !isNegative(left) ? numberOf(left) : undefined;
}
