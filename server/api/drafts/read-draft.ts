import type { Endpoints } from "../../contract/endpoints";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { presentDraft } from "./present-draft";

export const readDraft: Handler<Endpoints["drafts"]["get"]> = async ({ context, actor, params }) => {
  const { store } = context.storage;
  const row = await store.drafts.byId(params.id ?? "");
  if (!row || row.user_id !== actor.user.id) return refuse("not_found");
  const draft = await presentDraft(context, store, row);
  return draft.transaction || row.expires_at > context.now() ? draft : refuse("draft_expired");
};
