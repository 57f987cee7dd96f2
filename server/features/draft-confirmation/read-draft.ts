import type { draftOperations } from "./operations";
import { draftsIn } from "../drafts/store";
import { refuse } from "../../kernel/refusal";
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
  return address === undefined
    ? draft
    : {
        ...draft,
        isNewAddress: !(await wasPaidBefore(context, db, { userId: actor.user.id, address })),
      };
};
