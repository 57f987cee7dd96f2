// Sensitive-data access for administrators: the password again, a few times an hour, and recorded
// before anything is shown.
import { isRefusal, refuse } from "../../domain/refusal";
import { isConfirmed } from "../accounts/confirmed";
import { audit } from "../audit";
import type { Actor, Refused } from "../call";
import type { Context } from "../context";
import { detailsRevealed } from "../mail/messages/details-revealed";
import { queueLetter } from "../mail/queue-letter";
import { spendAllowance } from "../callers/spend-allowance";
import { requireSameStanding } from "../callers/standing";
import type { Revealed } from "./revealed";

interface RevealCall {
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

/** Asks for the password of the last minutes, and uses one of the sights that an administrator has. */
export async function refusalOfSight({
  context,
  actor,
}: Pick<RevealCall, "context" | "actor">): Promise<Refused | null> {
  if (!isConfirmed(actor, context.now())) return refuse("password_needed");
  return spendAllowance(context, {
    what: "reveal",
    who: actor.user.id,
    ...context.settings.allowances.reveals,
  });
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
  const refusal = await context.storage.transaction(async (store) => {
    await requireSameStanding(store, actor);
    const about = await store.users.byId(found.ownerId);
    if (!about) return refuse("not_found");
    await audit(store, call, {
      action: `${what}.revealed`,
      subject: found.subject,
      reason: body.reason,
      about,
    });
    await queueLetter(context, store, about, detailsRevealed(what, context.now()));
    return null;
  });
  return refusal ?? found.show();
}
