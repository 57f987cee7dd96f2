// How often one customer may move money.
import { createHash } from "node:crypto";
import { secondsToWait, windowEnd } from "../../domain/allowances";
import { refuse } from "../../domain/refusal";
import type { Store } from "../../storage/store";
import type { Refused } from "../call";
import type { Context } from "../context";

interface Moving {
  readonly context: Pick<Context, "now" | "settings">;
  readonly actor: { readonly user: { readonly id: string } };
}

/** Counts a movement inside the database transaction that makes it, before its wallet is locked: what is refused, or only answered again, counts for nothing. */
export async function countMovement(
  { context, actor }: Moving,
  store: Store,
): Promise<Refused | null> {
  const { movements } = context.settings.allowances;
  const now = context.now();
  const subject = createHash("sha256").update(`movement ${actor.user.id}`).digest("base64url");
  const row = await store.allowances.spend(subject, { now, endsAt: windowEnd(movements, now) });
  const retryAfter = secondsToWait(
    movements,
    { count: row.used, windowEndsAt: row.window_ends_at },
    now,
  );
  return retryAfter > 0
    ? refuse("too_many_movements", {
        retryAfter,
        values: { maximum: String(movements.most), minutes: inMinutes(retryAfter) },
      })
    : null;
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "1 minute" : `${minutes} minutes`;
}
