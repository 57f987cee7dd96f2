import { draftsIn } from "../drafts/store";
import type { Db } from "../../database/db";
import type { Currency } from "../../kernel/money";
import { refuse } from "../../kernel/refusal";
import type { DraftKind } from "../drafts/labels";
import type { DraftRow } from "../../database/rows/draft-row";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { isSameOffer } from "./quote";

interface Confirmed {
  readonly context: Context;
  readonly actor: Actor;
  readonly key: string | null;
  readonly body: {
    readonly amount: string;
    readonly currency?: Currency | undefined;
    readonly rate?: string | undefined;
  };
}

// Drafts are named by UUIDs of version 7; no other key need be looked for among them.
const isIdOfOurs = (key: string) => /^[0-9a-f]{8}-[0-9a-f]{4}-7/.test(key);

/** The draft that a money request confirms: its id came as the key. Null where the request stands for itself. */
export async function draftBehind(
  call: Confirmed,
  db: Db,
  kind: DraftKind,
): Promise<DraftRow | Refused | null> {
  const draft = call.key && isIdOfOurs(call.key) ? await draftsIn(db).byId(call.key) : undefined;
  if (!draft || draft.user_id !== call.actor.user.id) return null;
  if (draft.expires_at <= call.context.now()) return refuse("draft_expired");
  return draft.kind === kind && isSameOffer(draft, call.body) ? draft : refuse("key_reused");
}
