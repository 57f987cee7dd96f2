import type { Currency } from "../../domain/money";
import { refuse } from "../../domain/refusal";
import type { DraftKind } from "../../contract/schemas/drafts";
import type { DraftRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Actor, Refused } from "../call";
import type { Context } from "../context";
import { isSameOffer } from "../rates/conversion";

interface Confirmed {
  readonly context: Context;
  readonly actor: Actor;
  readonly key: string | null;
  readonly body: { readonly amount: string; readonly currency?: Currency | undefined; readonly rate?: string | undefined };
}

/** The draft that a money request confirms: its id came as the key. Null where the request stands for itself. */
export async function draftBehind(call: Confirmed, store: Store, kind: DraftKind): Promise<DraftRow | Refused | null> {
  const draft = call.key ? await store.drafts.byId(call.key) : undefined;
  if (!draft || draft.user_id !== call.actor.user.id) return null;
  if (draft.expires_at <= call.context.now()) return refuse("draft_expired");
  return draft.kind === kind && isSameOffer(draft, call.body) ? draft : refuse("key_reused");
}
