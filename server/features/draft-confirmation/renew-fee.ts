// A fee that has changed since its review: the draft gets the new one, and is reviewed again.
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { DraftRow } from "../../database/rows/draft-row";
import type { Context } from "../../http/context";
import { draftsIn } from "../drafts/store";
import { feeTermsFor } from "../fees/fee-terms";
import type { FeeRate } from "../../kernel/levels";
import { feeColumns, frozenTermsOf, isSameFee } from "../ledger/fee-rules";

type Settled = Pick<Context, "settings">;

/** Undefined if they are those that were reviewed. */
export async function newFeeTerms(
  context: Settled,
  db: Db,
  draft: DraftRow,
): Promise<FeeRate | null | undefined> {
  const type = draft.kind.endsWith("withdrawal") ? "withdrawal" : "deposit";
  const terms = await feeTermsFor(context, db, draft, type);
  return isSameFee(terms, frozenTermsOf(draft, draft.currency)) ? undefined : terms;
}

/** In a database transaction of its own: the confirmation that notices the change is rolled back. */
export async function renewFee(
  context: Settled & Pick<Context, "storage">,
  { id }: Pick<DraftRow, "id">,
): Promise<void> {
  const seen = await draftsIn(context.storage.db).byId(id);
  if (!seen || (await newFeeTerms(context, context.storage.db, seen)) === undefined) return;
  await context.storage.transaction(async (db) => {
    const draft = await draftsIn(db).byIdLocked(id);
    if (!draft || draft.transaction_id !== null) return;
    const terms = await newFeeTerms(context, db, draft);
    if (terms === undefined) return;
    await draftsIn(db).replace({
      ...draft,
      ...feeColumns(amountOf(draft), terms),
      version: draft.version + 1,
    });
  });
}
