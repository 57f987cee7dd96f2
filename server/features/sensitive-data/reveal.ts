// Sensitive-data access for administrators: the password again, a few times an hour, and recorded
// before anything is shown.
import { usersIn } from "../users/store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { audit } from "../audit/write-audit";
import type { Actor, Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { detailsRevealed } from "./details-revealed";
import { queueLetter } from "../email/queue-letter";
import { requireSamePrincipal } from "../../http/principal";
import type { Revealed } from "./revealed";
import { refusalOfSight } from "../sessions/sensitive-access";

export interface RevealCall {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
  readonly body: { readonly reason: string };
}

interface Found<Value> {
  /** Whose secret it is. */
  readonly ownerId: string;
  readonly subject: string;
  /** Opens the secret; called once the audit line is committed. */
  readonly show: () => Value;
}

/** Not a `command`: its answer must not be kept for a replay, and its audit line stays though the answer be lost. */
export async function reveal<Value>(
  call: RevealCall,
  what: Revealed,
  find: () => Promise<Found<Value> | Refused>,
): Promise<Value | Refused> {
  const { context, actor, body } = call;
  const unproven = await refusalOfSight(call);
  if (unproven) return unproven;
  const found = await find();
  if (isRefusal(found)) return found;
  const refusal = await context.storage.transaction(async (db) => {
    await requireSamePrincipal(db, actor);
    const about = await usersIn(db).byId(found.ownerId);
    if (!about) return refuse("not_found");
    await audit(db, call, {
      action: `${what}.revealed`,
      subject: found.subject,
      reason: body.reason,
      about,
    });
    await queueLetter(context, db, about, detailsRevealed(what, context.now()));
    return null;
  });
  return refusal ?? found.show();
}
