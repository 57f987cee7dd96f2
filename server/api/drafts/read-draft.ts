import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { wasPaidBefore } from "../wallets/payee";
import { presentDraft } from "./present-draft";

export const readDraft: Handler<Operations["drafts"]["get"]> = async ({
  context,
  actor,
  params,
}) => {
  const { store } = context.storage;
  const row = await store.drafts.byId(params.id ?? "");
  if (!row || row.user_id !== actor.user.id) return refuse("not_found");
  const draft = await presentDraft(context, store, row);
  if (!draft.transaction && row.expires_at <= context.now()) return refuse("draft_expired");
  const { walletAddress: address } = draft;
  return address === undefined
    ? draft
    : {
        ...draft,
        isNewAddress: !(await wasPaidBefore(context, store, { userId: actor.user.id, address })),
      };
};
